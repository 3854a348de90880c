/**
 * Defines the arguments that every mode is created with: the puzzle, the save, the routes, and the stored level from
 * which the mode can continue.
 */
import type { PlayContext } from "../play/play-context";
import type { Routes } from "../routes";
import type { ResumePoint } from "../save/resume-point";

export type ModeContext = PlayContext<Routes>;

export interface StoredLevel {
  readonly resumePoint: ResumePoint | undefined;
  /** Whether the stored unfinished level cannot be read, so that it must be generated again. */
  readonly isUnreadable: boolean;
}
