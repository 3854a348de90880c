/** Checks that the subject of a Git commit has the form "area: what changes" and fits on one short line. */

const MAX_SUBJECT_LENGTH = 72;

const SUBJECT_FORM = /^[a-z0-9][a-z0-9.-]*(, [a-z0-9.-]+)*: \S.*[^.]$/;

/** Returns a sentence about what is wrong with the subject of a Git commit, or undefined if the subject is correct. */
export function findSubjectProblem(subject: string): string | undefined {
  if (subject.length > MAX_SUBJECT_LENGTH) {
    return `has ${subject.length} letters; the most is ${MAX_SUBJECT_LENGTH}`;
  }
  if (!SUBJECT_FORM.test(subject)) return 'must be "area: what changes", such as "skid: merge the two push functions"';
  return undefined;
}
