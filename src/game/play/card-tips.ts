/** Decides which tip replaces the texts of the buttons on a card after a level for a few seconds. */
import { TEXTS } from "../texts/index";
import { isGenerationKnown } from "./generation-notch";
import type { ShownCard } from "./shown-card";

/**
 * When the tip about ✛ up, which shows a diagram of all moves, appears on the card after a level, in milliseconds after
 * the card itself.
 */
const DIAGRAM_TIP_MS = 4000;
/**
 * When the tip about ✛ down, which opens a copy of the level in the editor, appears on the card after a level, in
 * milliseconds after the card itself.
 */
const COPY_TIP_MS = 6500;
/**
 * When the tip about the crank, which goes back through the level's generation steps, appears on the card after a
 * level, in milliseconds after the card itself.
 */
const GENERATION_TIP_MS = 9000;
/**
 * When the texts of the two buttons replace the tips again on the card after a level, in milliseconds after the card
 * itself.
 */
const NO_TIP_MS = 11500;

/** Returns the tip on a card after a level, in several lengths, the longest first; undefined if no tip is due. */
export function cardTips({ card, cardMs, replay, offersCopy }: ShownCard): readonly string[] | undefined {
  if (card?.about !== "level" || cardMs < DIAGRAM_TIP_MS || cardMs >= NO_TIP_MS) return undefined;
  if (cardMs < COPY_TIP_MS) return TEXTS.play.diagramTips;
  if (cardMs < GENERATION_TIP_MS) return offersCopy ? TEXTS.play.copyTips : undefined;
  return isGenerationKnown(replay) ? TEXTS.play.generation.turnOn : undefined;
}
