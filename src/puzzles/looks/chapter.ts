/**
 * Chapters: the parts of a campaign and of an endless run, which show the same place at other hours. A chapter changes
 * the painter and the sounds of its puzzle, but neither the rules nor the levels. The first chapter has the puzzle's
 * own painter.
 */
import type { Ink } from "../../device/screen";
import type { SoundTheme } from "../sound-theme";

/**
 * How a chapter opens: its picture without a board, 400 by 240 pixels, and the traveller that slides into it. The name
 * of the chapter, and which levels it has, stand at the upper left.
 */
export interface ChapterOpening {
  /** The path of the chapter's picture, which fills the screen. */
  readonly picture: string;
  /** The colour of the texts that stand on the chapter's picture. */
  readonly ink: Ink;
  readonly traveller: OpeningTraveller;
}

/** The figure that slides into a chapter's opening picture from its left edge, and the mark that it leaves behind. */
export interface OpeningTraveller {
  /** The path of the image table with the traveller (the figure that slides into the opening picture). */
  readonly sprites: string;
  /** The number of the traveller's picture in the image table `sprites`, from 1. */
  readonly pictureNumber: number;
  /** The left edge of the sliding figure when it has come to rest, in pixels. */
  readonly x: number;
  /** The top edge of the sliding figure, in pixels. */
  readonly y: number;
  readonly mark: OpeningMark;
}

/**
 * The mark that the traveller leaves on the ground: a strip from the left edge of the screen to `reach` pixels right of
 * the figure's left edge. Its rim, of one pixel, has the other colour than `ink`.
 */
interface OpeningMark {
  readonly y: number;
  readonly height: number;
  readonly reach: number;
  readonly ink: Ink;
}

/**
 * The data of a chapter after the first: how it looks and sounds, the path of its opening picture and the colour of the
 * texts on it.
 */
export interface ChapterData<Look> {
  readonly look: Look;
  readonly picture: string;
  readonly ink: Ink;
  /** The sounds and the music of the chapter. */
  readonly soundTheme: SoundTheme;
}

/**
 * A chapter of a puzzle after the first: its name, its painter, its sounds and its opening picture.
 * @noSelf
 */
export interface Chapter<ChapterPainter> {
  readonly name: string;
  readonly painter: ChapterPainter;
  readonly soundTheme: SoundTheme;
  readonly opening: ChapterOpening;
}

/**
 * A thing in the scene beside the board that moves by itself, such as a sail in the wind: pictures of one image table,
 * shown in turn at the same position. It rests while the board is dark. It must not touch the board.
 */
export interface Movement {
  /** The path of the image table with the pictures of the moving thing. */
  readonly sprites: string;
  readonly x: number;
  readonly y: number;
  /**
   * The numbers of the pictures in the order in which they are shown, again and again. The first picture is also the
   * one that is shown at rest.
   */
  readonly pictureNumbers: readonly number[];
  /** How long each picture is shown, in milliseconds: at least 100. */
  readonly pictureMs: number;
}
