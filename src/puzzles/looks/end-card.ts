/**
 * How a puzzle's end card looks, which follows each won level of the campaign: its picture, and where its texts and
 * signs (medals) stand. The game draws the card.
 */
import type { Ink } from "../../device/screen";
import type { SceneTextBox } from "../puzzle";

/**
 * The look of the end cards of one puzzle. All positions are on the screen, in pixels. An end card follows a won
 * campaign level.
 */
export interface EndCardLook {
  /** The path of the picture on which the texts and signs of the end card (the results of a level) stand. */
  readonly picture: string;
  /** The colour of the texts on the end card (the results of a level). */
  readonly ink: Ink;
  /** The width of the picture of the end card (the results of a level), in pixels. */
  readonly width: number;
  readonly height: number;
  /**
   * Whether the view tilts from the board up to the end card (the results of a level), because the board leaves no room
   * for the card. Otherwise the card stands to the left of the board.
   */
  readonly isTilted: boolean;
  /**
   * How many pixels the board reaches to the left beyond its cells. The end card covers the scenery up to this edge.
   */
  readonly rim: number;
  /**
   * The box for the name of the level. Left out if the end card has no room for the name beside the sentence about the
   * level's idea (its trick).
   */
  readonly name?: SceneTextBox;
  /** The box for the sentence about the level's idea (the trick that its solution needs). */
  readonly idea: SceneTextBox;
  readonly moves: SceneTextBox;
  readonly expected: SceneTextBox;
  readonly buttons: SceneTextBox;
  /**
   * Where the number of moves stands in large numerals, with its word beside it: the middle and the upper edge of both,
   * and the room for them, in pixels. Left out if the number is a text.
   */
  readonly numeral?: { readonly middle: number; readonly y: number; readonly width: number };
  readonly signs: SignsLook;
}

/** The look of the three signs of an end card (a tick, a flag and a star), one below the other. */
export interface SignsLook {
  /**
   * The path of the pictures of the three signs: a picture for each sign and each look of it; see `SignPicture` in
   * play/end-card-view.ts.
   */
  readonly pictures: string;
  readonly x: number;
  readonly y: number;
  /** The distance from one sign (medal) of the end card to the next, in pixels. */
  readonly apart: number;
  /** The left edge of the texts beside the signs (tick, flag and star) of the end card, in pixels. */
  readonly textX: number;
  /** The width of the texts beside the signs, in pixels. */
  readonly textWidth: number;
  /** The middle of a text below the top of its sign, in pixels. */
  readonly textMiddle: number;
  /**
   * The most lines of a text beside a sign (a medal of the end card). A shorter text is shown if the whole text needs
   * more lines.
   */
  readonly maxLines: number;
  /**
   * Whether the texts beside the signs (the medals of the end card) may be as wide as the room up to the board. That is
   * so if they do not stand on the card's picture.
   */
  readonly areWide: boolean;
  /** The colour of the text beside a sign (a medal of the end card) that the player has just won. */
  readonly wonInk: Ink;
}

/** The path of the pictures of the signs (medals) on all end cards with a scene at night. */
export const MEDALS = "images/medals";
