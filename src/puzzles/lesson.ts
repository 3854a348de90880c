/**
 * The types of lessons: tiny levels, each of which teaches one thing of the game, with the texts shown beside them.
 * Each puzzle has its lessons in a Lua file of its own, which is loaded when the first lesson is shown.
 */
import type { Direction } from "../kernel/direction";

/** A tiny level that teaches something to the player, with its texts. */
export interface Lesson extends LessonTexts {
  /**
   * The letter that stands for what the lesson teaches: a `NewThing` of the puzzle, such as doors, or a control of the
   * game, such as the hint.
   */
  readonly letter: string;
  /** The text map of the lesson's level: one string for each row of the board. */
  readonly map: readonly string[];
  /**
   * The wrong first move in a lesson about a mistake. The player must make this move first. If the level can then not
   * be won, the player must take the move back. Undefined if the lesson does not show a mistake.
   */
  readonly mistake?: Direction;
  /**
   * Two boxes of the screen that the lesson shows: `board`, around the board, and `beside`, which is shown above the
   * drawn hand that says what to press. If undefined, the lesson shows only its board with the rim around the board; a
   * lesson about a mistake also shows the lamp.
   */
  readonly boxes?: LessonBoxes;
}

interface LessonBoxes {
  readonly board: LessonBox;
  readonly beside: LessonBox;
}

/** The texts of a lesson. Together, all texts that a lesson shows have at most twelve words. */
interface LessonTexts {
  /** The name of what the lesson teaches, for the list of all lessons. */
  readonly name: string;
  readonly title: string;
  /**
   * A text that is shown until the player has won the level or made the mistake that the lesson is about. It is empty
   * if the lesson's title says enough.
   */
  readonly text: string;
  /**
   * The text that is shown once the player has made the wrong move `mistake`. If undefined, the game shows a text that
   * the lessons of all puzzles share: how to take the move back.
   */
  readonly afterMistake?: string;
}

interface LessonBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PuzzleLessons {
  readonly lessons: readonly Lesson[];
  /**
   * How many pixels of the scenery are visible around the cells of a lesson's board, so that the player sees the edge
   * of the board.
   */
  readonly rim: { readonly side: number; readonly top: number; readonly bottom: number };
  /**
   * The distance, in pixels, from the visible part of the scenery to the thin frame around this part. Scenery with a
   * pattern needs a frame, because the pattern would otherwise end abruptly. A small board needs a frame, because most
   * of the screen around the board is black. Undefined if no frame is drawn.
   */
  readonly frameGap?: number;
  /**
   * The rectangle of the scene, in pixels, that shows the lamp: the light that burns while the level can be won.
   * Lessons about a mistake show this rectangle beside the board.
   */
  readonly lamp: LessonBox;
}
