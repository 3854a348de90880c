/**
 * The ending of a campaign as data: two pictures, one after the other, with figures that move on fixed paths, and notes
 * of music. The game shows it after the last level (src/game/screens/ending-screen.ts). Each ending is in a Lua file of
 * its own.
 */
import type { Ink } from "../../device/screen";
import type { Timbre } from "../../device/sound";

/**
 * One step of a figure's path. At `atMs` the figure shows picture number `picture` and begins to move. The top left
 * corner of the figure arrives at (`x`, `y`) after `durationMs` milliseconds. With a duration of 0, the figure jumps
 * there.
 */
export type FigureStep = readonly [atMs: number, durationMs: number, x: number, y: number, picture: number];

/** If a step of a figure's path has this picture number, the figure is not drawn during the step. */
export const NO_PICTURE = 0;

/**
 * The part of a figure's path that is repeated while the picture is shown: from `fromMs` to the end of the path. A
 * repetition begins every `everyMs` milliseconds.
 */
interface Repeat {
  readonly fromMs: number;
  readonly everyMs: number;
}

export interface EndingFigure {
  /** The NAME in the path of the figure's image table, `images/ID/ending-NAME`, where `ID` is the `id` of a puzzle. */
  readonly name: string;
  /**
   * The id of the puzzle from whose image table the figure is drawn. Undefined if the table belongs to the puzzle whose
   * ending is shown.
   */
  readonly puzzleId?: string;
  /**
   * The steps of the figure's path, sorted by time and without overlaps. The first step starts when the picture
   * appears, at 0 milliseconds.
   */
  readonly steps: readonly FigureStep[];
  /** The steps that replace `steps` for players who want less flashing. Undefined if the figure does not flash. */
  readonly calmSteps?: readonly FigureStep[];
  /** The stretch of the figure's path that is repeated. Undefined if nothing is repeated. */
  readonly repeat?: Repeat;
}

/**
 * A note that is played during an ending: its start in milliseconds, its timbre (the kind of sound), its pitch in hertz
 * and its volume.
 */
export type EndingNote = readonly [atMs: number, timbre: Timbre, hertz: number, volume: number];

/**
 * Where a text stands in the picture of an ending. Depending on `align`, `x` is the left end, the middle or the right
 * end.
 */
export interface EndingTextSpot {
  readonly x: number;
  readonly y: number;
  readonly align: "left" | "centre" | "right";
  readonly ink: Ink;
  /**
   * Whether a white box lies beneath the text in an ending's picture. The box makes the text readable where the picture
   * has many details.
   */
  readonly hasPill?: boolean;
}

export interface EndingPicture {
  /**
   * How long the figures in a picture of the ending move, in milliseconds. The parts of the figures' paths that are
   * repeated for ever do not count.
   */
  readonly durationMs: number;
  /** The sentence in the picture of an ending. The sentence is also announced to screen readers. */
  readonly text: string;
  readonly textSpot: EndingTextSpot;
  /**
   * Where a second line of text stands in the picture. In the first picture of an ending, this line is the number of
   * cleared levels; in the second, it says what the button Ⓐ does. Undefined if the picture does not show this line.
   */
  readonly noteSpot?: EndingTextSpot;
  readonly figures: readonly EndingFigure[];
  readonly notes: readonly EndingNote[];
}

/**
 * The ending of a campaign. In the paths of its pictures, `ID` is the `id` of the puzzle. `images/ID/ending` has the
 * backgrounds of its two pictures, 400 by 240 pixels. `images/ID/ending-hero` has the puzzle's main character for the
 * credits of the game, 72 by 68 pixels, standing on the lower edge. `images/ID/ending-back` has the main character from
 * behind for the finale of the game, 44 by 42 pixels.
 */
export interface Ending {
  readonly pictures: readonly [EndingPicture, EndingPicture];
  /** The author of the article from which the puzzle's rules come. The credits of the game name this author. */
  readonly author: string;
}
