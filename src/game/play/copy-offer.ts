/**
 * Decides whether the card (a message) after a level offers an editable copy of the level. open-copy.ts opens the copy.
 */
import type { CopyCost } from "../destination";
import type { Card } from "./card";
import type { Mode } from "./mode";
import { TEXTS } from "../texts/index";

/**
 * Returns whether the card (a message) after a level offers an editable copy of it. Timed modes do not, because opening
 * the editor would stop their clock.
 */
export function offersCopy({ giveUp }: Pick<Mode, "giveUp">, card: Card): boolean {
  return card.about === "level" && giveUp === undefined;
}

/**
 * The question before the editor opens a copy of a level outside the campaign. Such a copy does not count as a hint,
 * but the player may have pressed ✛ by mistake.
 */
export const FREE_COPY: CopyCost = { text: TEXTS.play.freeCopy };
