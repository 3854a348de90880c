/**
 * Chapters of a campaign and of an endless run (a sequence of levels), each with a scene of its own. A chapter changes
 * the painter and the sounds of its puzzle, but neither the rules nor the levels. The first chapter has the puzzle's
 * own painter.
 */
import type { Ink } from "../../device/screen";
import type { SoundTheme } from "../sound-theme";

/**
 * The opening picture of a chapter, 400 by 240 pixels and without a board, and a figure that slides into it. The name
 * and the levels of the chapter are written at the upper left.
 */
export interface ChapterOpening {
  readonly picture: string;
  readonly ink: Ink;
  readonly traveller: OpeningTraveller;
}

/**
 * The figure that slides from the left edge into a chapter's opening picture, and the mark that the figure leaves
 * behind.
 */
export interface OpeningTraveller {
  readonly sprites: string;
  /** The number, from 1, of the figure's picture in the image table `sprites`. */
  readonly pictureNumber: number;
  /**
   * The left edge of the sliding figure (such as a ball or a penguin) where it stops in the opening picture, in pixels.
   */
  readonly x: number;
  readonly y: number;
  readonly mark: OpeningMark;
  /** The figure when it has stopped, if it then stands up: its picture, and where the picture's upper left corner is. */
  readonly standing?: StandingTraveller;
}

interface StandingTraveller {
  readonly sprites: string;
  readonly pictureNumber: number;
  readonly x: number;
  readonly y: number;
}

/**
 * The mark that a figure leaves on the ground when it slides into a chapter's opening picture. It is a strip from the
 * left edge of the screen to `reach` pixels right of the figure's left edge. The strip has a rim of one pixel, which is
 * black if `ink` is white and white if `ink` is black.
 */
interface OpeningMark {
  readonly y: number;
  readonly height: number;
  readonly reach: number;
  readonly ink: Ink;
}

export interface ChapterData<Look> {
  readonly look: Look;
  readonly picture: string;
  readonly ink: Ink;
  readonly soundTheme: SoundTheme;
}

/**
 * A chapter after the first chapter of a puzzle, ready to be played.
 * @noSelf
 */
export interface Chapter<ChapterPainter> {
  readonly name: string;
  readonly painter: ChapterPainter;
  readonly soundTheme: SoundTheme;
  readonly opening: ChapterOpening;
}

/**
 * A thing in the scene around the board that moves by itself, such as a sail in the wind: pictures of one image table,
 * shown in turn at the same position. The thing rests while the board is dark. Its pictures must not touch the board.
 */
export interface Movement {
  readonly sprites: string;
  readonly x: number;
  readonly y: number;
  /**
   * The numbers of the pictures of the moving thing, in the order in which they are shown, again and again. The first
   * picture is also shown while the thing rests.
   */
  readonly pictureNumbers: readonly number[];
  /** How many milliseconds each picture of the moving thing is shown: at least 100. */
  readonly pictureMs: number;
}
