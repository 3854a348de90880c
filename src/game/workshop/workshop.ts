/** The state of the workshop (where the player makes levels), which all its views share. */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { saveOwnLevels, type OwnLevels } from "../save/own-levels";
import type { Screen } from "../screen";
import { TEXTS } from "./texts/index";

type ViewName = "pinboard" | "actions" | "code";

export interface Workshop {
  readonly puzzle: AnyPuzzle;
  readonly own: OwnLevels;
  /**
   * The index of the selected card on the workshop's pinboard, from 0. The cards of the player's own levels come first.
   * Cards for a new level, a friend's code and each deleted level follow.
   */
  chosen: number;
  /** A short message about the result of the last action in the workshop; empty if there is no message. */
  notice: string;
  /**
   * The view of the workshop that is shown now, such as the pinboard. It is a screen inside the screen of the workshop.
   * Undefined until the first view is created.
   */
  view: Screen | undefined;
  /** The view to which the workshop changes at the end of the frame's update; undefined if the shown view stays. */
  nextView: ViewName | undefined;
}

/** Saves the player's own levels and returns to the pinboard, the list of these levels. */
export function returnToPinboard(workshop: Workshop): void {
  saveOwnLevels(workshop.own);
  workshop.nextView = "pinboard";
}

export function headingOf({ chosen }: Workshop): string {
  return TEXTS.level.heading(chosen + 1);
}
