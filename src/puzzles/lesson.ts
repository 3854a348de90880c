/**
 * The types of lessons: tiny levels that teach a thing or a way to lose, with the texts shown beside them. Each puzzle
 * has its lessons in a Lua file of its own, which is loaded when the first of them is due.
 */
import type { Direction } from "../kernel/direction";

/** A tiny level that teaches something, with the texts that stand beside it. */
export interface Lesson extends LessonTexts {
  /**
   * The letter of what is taught: a `NewThing` of the puzzle (such as doors), or a control of the game such as the
   * hint.
   */
  readonly letter: string;
  /** The text map of the level that the lesson shows: one string for each row of the board. */
  readonly map: readonly string[];
  /**
   * A first move that spoils the level. The player makes this move before any other, and then takes it back. Left out if
   * the lesson has no such move.
   */
  readonly mistake?: Direction;
}

/** The texts of a lesson. All texts that a lesson shows have at most twelve words together. */
interface LessonTexts {
  /** The name of what the lesson teaches, for the list of all lessons. */
  readonly name: string;
  readonly title: string;
  /**
   * A text that is shown until the player has spoilt the level or won it. It is empty if the lesson's title says
   * enough.
   */
  readonly text: string;
}

/** A rectangle on the screen, in pixels. */
interface LessonBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The lessons of a puzzle, and which parts of the puzzle's scene they show. */
export interface PuzzleLessons {
  readonly lessons: readonly Lesson[];
  /** How many pixels of the scene are shown around the cells of a lesson's board: the board's rim or edge. */
  readonly rim: { readonly side: number; readonly top: number; readonly bottom: number };
  /**
   * Whether a thin frame stands around the shown part of the scene. Without a frame, the part would end in the middle
   * of a pattern.
   */
  readonly hasFrame?: boolean;
  /**
   * The rectangle of the scene that has the lamp (the light that shows whether the level can still be won), in pixels.
   * It is shown beside the board in lessons with a mistake.
   */
  readonly lamp: LessonBox;
}
