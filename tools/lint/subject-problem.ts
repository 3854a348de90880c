/** The form of a commit's subject: "area: what changes", in one short line. */

const MAX_SUBJECT_LENGTH = 72;

/** One or more areas, a colon, then words that do not end with a full stop. */
const SUBJECT_FORM = /^[a-z0-9][a-z0-9.-]*(, [a-z0-9.-]+)*: \S.*[^.]$/;

/** Returns what is wrong with a commit's subject; undefined if nothing is. */
export function subjectProblem(subject: string): string | undefined {
  if (subject.length > MAX_SUBJECT_LENGTH) {
    return `has ${subject.length} letters; the most is ${MAX_SUBJECT_LENGTH}`;
  }
  if (!SUBJECT_FORM.test(subject)) return 'must be "area: what changes", such as "skid: merge the two push functions"';
  return undefined;
}
