/**
 * The look of a puzzle's end card, which follows a level of the campaign: its picture, and where its texts and signs
 * stand. The game draws the card.
 */
import type { Ink } from "../../device/screen";
import type { SceneTextBox } from "../puzzle";

/** The look of the end cards of one puzzle. All positions are on the screen, in pixels. */
export interface EndCardLook {
  /** The path of the picture of the place where the card stands. */
  readonly picture: string;
  /** The colour of the texts. */
  readonly ink: Ink;
  /** The size of the picture. */
  readonly width: number;
  readonly height: number;
  /**
   * Whether the view tilts from the board up to the card, because the board leaves no room for it. Otherwise the card
   * stands to the left of the board.
   */
  readonly isTilted: boolean;
  /** How far the board reaches to the left beyond its cells. The card covers the scenery up to there. */
  readonly rim: number;
  /** The box for the name of the level; left out if the card has no room for it beside the level's idea. */
  readonly name?: SceneTextBox;
  /** The boxes for the level's idea, the moves, what the game expected, and the buttons. */
  readonly idea: SceneTextBox;
  readonly moves: SceneTextBox;
  readonly expected: SceneTextBox;
  readonly buttons: SceneTextBox;
  /**
   * Where the number of moves stands in large numerals, with its word beside it: their middle, their upper edge, and the
   * room for both. Left out if the number is a text.
   */
  readonly numeral?: { readonly middle: number; readonly y: number; readonly width: number };
  readonly signs: SignsLook;
}

/** The look of the three signs of an end card, one below the other. */
export interface SignsLook {
  /** The path of the pictures: for each sign one for each look; see `SignPicture` in play/end-card-view.ts. */
  readonly pictures: string;
  readonly x: number;
  readonly y: number;
  /** The distance from one sign to the next. */
  readonly apart: number;
  /** The left edge and the width of the texts beside the signs, and the middle of a text below the top of its sign. */
  readonly textX: number;
  readonly textWidth: number;
  readonly textMiddle: number;
  /** The most lines of a text. A shorter text is shown if the whole text needs more lines. */
  readonly maxLines: number;
  /** Whether the texts may use the whole room up to the board, because they do not stand on the pictures. */
  readonly areWide: boolean;
  /** The colour of the texts of signs that were won with this win. */
  readonly wonInk: Ink;
}

/** The path of the medals, which are the signs of all cards by night. */
export const MEDALS = "images/medals";
