/** Defines the tip beside a board from which the level cannot be won. The reason stands before it. */
import { TEXTS } from "../texts/index";

/** The tip in its one form. It names only Ⓑ, so that it has the same words and the same place in all puzzles. */
export const LOST_TIPS: readonly string[] = [TEXTS.play.rewindTips[TEXTS.play.rewindTips.length - 1]];
