/**
 * Tells whether a stored unfinished level belongs to a challenge. This is a file of its own, so that its callers need
 * not load challenge-mode.ts.
 */
import type { Challenge } from "../codes/challenge-code";
import type { ResumePoint } from "../save/resume-point";

/** Returns whether `resumePoint`, a stored unfinished level, is one of the ten levels of this challenge. */
export function isResumePointOf(resumePoint: ResumePoint, { seed, size }: Challenge): boolean {
  return resumePoint.seed === seed && resumePoint.tally.mode === "challenge" && resumePoint.tally.size === size;
}
