/** Decides which tip replaces the texts of the buttons on a card after a level for a few seconds. */
import { TEXTS } from "../texts/index";
import { isGenerationKnown } from "./generation-notch";
import type { ShownCard } from "./shown-card";

/**
 * The time from the appearance of the card after a level to the tip about ✛ up, in milliseconds. ✛ up shows a diagram
 * of all moves.
 */
const DIAGRAM_TIP_MS = 4000;
/**
 * The time from the appearance of the card after a level to the tip about ✛ down, in milliseconds. ✛ down opens a copy
 * of the level in the editor.
 */
const COPY_TIP_MS = 6500;
/**
 * The time from the appearance of the card after a level to the tip about the crank, in milliseconds. The crank goes
 * back through the level's generation steps.
 */
const GENERATION_TIP_MS = 9000;
/**
 * The time from the appearance of the card after a level to the end of the tips, in milliseconds. The texts of the two
 * buttons are then shown again.
 */
const NO_TIP_MS = 11500;

/** Returns the tip on a card after a level, in several lengths, the longest first; undefined if no tip is due. */
export function cardTips({ card, cardMs, replay, offersCopy }: ShownCard): readonly string[] | undefined {
  if (card?.about !== "level" || cardMs < DIAGRAM_TIP_MS || cardMs >= NO_TIP_MS) return undefined;
  if (cardMs < COPY_TIP_MS) return TEXTS.play.diagramTips;
  if (cardMs < GENERATION_TIP_MS) return offersCopy ? TEXTS.play.copyTips : undefined;
  return isGenerationKnown(replay) ? TEXTS.play.generation.turnOn : undefined;
}
