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
   * Whether the view tilts from the board up to the card that follows a cleared level. This is so if the board leaves
   * no space beside it. Otherwise the card stands to the left of the board.
   */
  readonly isTilted: boolean;
  /**
   * The drawn edge of the board reaches this many pixels to the left of the board's cells. The card covers the scenery
   * up to this edge.
   */
  readonly rim: number;
  /**
   * Whether the card that follows a cleared level takes all the space up to the board. Otherwise the card is at most as
   * wide as its picture, because the drawn edge of a small board fills the rest of the space.
   */
  readonly isStretched: boolean;
  /**
   * The box for the name of the level. If undefined, the card has no such box. The box `headline` then shows the name,
   * unless `headline` has another text.
   */
  readonly name?: SceneTextBox;
  /**
   * The box for the names of the level's solving ideas. A solving idea is a technique that a solution needs, such as a
   * detour. If the card has no box `facts`, a note or a new achievement takes the place of the names.
   */
  readonly headline: SceneTextBox;
  /**
   * The box for two facts about the level, as sentences: its par (its fewest moves), and the moves that a person is
   * expected to need. Undefined if the card has no space for this box.
   */
  readonly facts?: SceneTextBox;
  readonly buttons: SceneTextBox;
  /**
   * Where the number of moves stands in large numerals, with the word "moves" beside it. `middle` and `y` are the
   * middle and the upper edge of number and word together, `width` is their greatest width, and `wordY` is the upper
   * edge of the word, in pixels. Undefined if the card has no such numerals; the text beside the tick (the first medal
   * sign) then says the number.
   */
  readonly numeral?: {
    readonly middle: number;
    readonly y: number;
    readonly width: number;
    readonly wordY: number;
  };
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
  /**
   * The text beside the sign of a medal that the player has just won has at most this many lines. Beside other medal
   * signs, `maxLines` holds.
   */
  readonly earnedLines: number;
  readonly lineHeight: number;
  /**
   * Whether the texts beside the medal signs may use the whole width up to the board. This is allowed if the texts do
   * not stand on the card's picture.
   */
  readonly areWide: boolean;
  readonly earnedInk: Ink;
}

/**
 * The path of the image table with the medal signs that several puzzles share: all puzzles whose cards show a scene at
 * night.
 */
export const MEDALS = "images/medals";
