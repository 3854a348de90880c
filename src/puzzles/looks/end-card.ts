/**
 * The look of the card that is shown after each cleared level of a campaign: its picture, and where its texts and medal
 * signs stand. The game draws the card.
 */
import type { Ink } from "../../device/screen";
import type { SceneTextBox } from "../puzzle";

/** The look of one puzzle's card after a cleared campaign level. All positions are on the screen, in pixels. */
export interface EndCardLook {
  readonly picture: string;
  readonly ink: Ink;
  readonly width: number;
  readonly height: number;
  /**
   * Whether the view tilts from the board up to the card, because the board leaves no space beside it. Otherwise the
   * card stands to the left of the board.
   */
  readonly isTilted: boolean;
  /**
   * The drawn edge of the board reaches this many pixels to the left of the board's cells. The card covers the scenery
   * up to this edge.
   */
  readonly rim: number;
  /**
   * The box for the name of the level. If undefined, the card has no such box. The box `idea` then shows the sentence
   * about the level's solving idea (a technique that a solution needs), or the name if there is no such sentence.
   */
  readonly name?: SceneTextBox;
  /**
   * The box for the sentence about the strongest solving idea of the level. A solving idea is a technique that a
   * solution needs, such as a detour.
   */
  readonly idea: SceneTextBox;
  readonly moves: SceneTextBox;
  readonly expected: SceneTextBox;
  readonly buttons: SceneTextBox;
  /**
   * Where the number of moves stands in large numerals, with the word "moves" beside it. `middle` and `y` are the
   * middle and the upper edge of number and word together, and `width` is their greatest width, in pixels. Undefined if
   * an ordinary text shows the number.
   */
  readonly numeral?: { readonly middle: number; readonly y: number; readonly width: number };
  readonly signs: SignsLook;
}

/**
 * The look of the three medal signs on a card after a cleared campaign level: a tick, a flag and a star, one below
 * another.
 */
export interface SignsLook {
  /**
   * The path of the image table with the three medal signs. It has several pictures of each sign; see `SignPicture` in
   * play/end-card-view.ts.
   */
  readonly pictures: string;
  readonly x: number;
  readonly y: number;
  readonly apart: number;
  readonly textX: number;
  readonly textWidth: number;
  readonly textMiddle: number;
  /** A text beside a medal sign has at most this many lines. If the whole text needs more, a shorter text is shown. */
  readonly maxLines: number;
  readonly lineHeight: number;
  /**
   * Whether the texts beside the medal signs may use the whole width up to the board. This is allowed if the texts do
   * not stand on the card's picture.
   */
  readonly areWide: boolean;
  readonly earnedInk: Ink;
}

/** The path of the medal signs that several puzzles share: all puzzles whose cards show a scene at night. */
export const MEDALS = "images/medals";
