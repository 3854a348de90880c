/** Decides which tip a card (a message after a level) shows for a few seconds in place of the texts of its buttons. */
import { TEXTS } from "../texts/index";
import type { LevelCard } from "./card";
import { isGenerationKnown } from "./generation-notch";
import type { ShownCard } from "./shown-card";

/**
 * The age of a card (a message after a level), in milliseconds, at which its usual button texts give way to a text
 * about Ⓑ. A narrow card has space for only one button's text at a time.
 */
const B_TIP_MS = 2000;
/**
 * The age of a card (a message after a level), in milliseconds, at which a tip about ✛ up appears. ✛ up opens a diagram
 * of all moves.
 */
const DIAGRAM_TIP_MS = 4000;
/**
 * The age of a card (a message after a level), in milliseconds, at which a tip about ✛ down appears. ✛ down opens a
 * copy of the level in the editor.
 */
const COPY_TIP_MS = 6500;
/**
 * The age of a card (a message after a level), in milliseconds, at which a tip about the crank appears. The crank,
 * turned back, shows how the level was generated.
 */
const GENERATION_TIP_MS = 9000;
const NO_TIP_MS = 11500;

/** Returns the tip on a card after a level, in several lengths, the longest first; undefined if no tip is due. */
export function chooseCardTips({ card, cardMs, replay, offersCopy }: ShownCard): readonly string[] | undefined {
  if (card?.about !== "level" || cardMs < B_TIP_MS || cardMs >= NO_TIP_MS) return undefined;
  if (cardMs < DIAGRAM_TIP_MS) return textsWithB(card);
  if (cardMs < COPY_TIP_MS) return TEXTS.play.diagramTips;
  if (cardMs < GENERATION_TIP_MS) return offersCopy ? TEXTS.play.copyTips : undefined;
  return isGenerationKnown(replay) ? TEXTS.play.generation.turnOn : undefined;
}

/**
 * Returns texts about both buttons of a card (a message after a level), the longest first. The last one is about Ⓑ
 * alone, for a card without space for both.
 */
function textsWithB({ aText, aShortText = aText, bText, endCard }: LevelCard): readonly string[] {
  const nextChapter = endCard?.nextChapter;
  const b = `Ⓑ ${bText}`;
  if (nextChapter !== undefined) return [`${b} Ⓐ ${TEXTS.buttons.nextNamed(nextChapter)}`, b];
  return [`${b} Ⓐ ${aText}`, `${b} Ⓐ ${aShortText}`, b];
}
