/** Defines the tip beside a board from which the level cannot be won. Another text before the tip says why. */
import { TEXTS } from "../texts/index";

/**
 * The tip beside a board from which the level cannot be won, in only one length. It names only Ⓑ, so that the tip has
 * the same words and the same place in all puzzles.
 */
export const LOST_TIPS: readonly string[] = [TEXTS.play.rewindTips[TEXTS.play.rewindTips.length - 1]];
