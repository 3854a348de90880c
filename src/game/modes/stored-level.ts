/** Defines the data with which a mode, such as endless or daily, continues a stored unfinished level. */
import type { ResumePoint } from "../save/resume-point";

export interface StoredLevel {
  readonly resumePoint: ResumePoint | undefined;
  /** Whether the stored unfinished level cannot be read, so that it must be generated again. */
  readonly isUnreadable: boolean;
}
