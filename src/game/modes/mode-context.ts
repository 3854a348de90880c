/**
 * Defines what every mode is created with: the puzzle, the save and the routes, and the stored level from which a mode
 * can continue.
 */
import type { PlayContext } from "../play/play-context";
import type { Routes } from "../routes";
import type { ResumePoint } from "../save/resume-point";

/** The puzzle that is played, the save in which progress is stored, and the functions that open all other screens. */
export type ModeContext = PlayContext<Routes>;

/** The resume point (a stored unfinished level) from which a mode continues. */
export interface StoredLevel {
  /** The stored unfinished level; undefined if the mode begins with a new level. */
  readonly resumePoint: ResumePoint | undefined;
  /** Whether the stored unfinished level cannot be read, so that it must be generated again. */
  readonly isUnreadable: boolean;
}
