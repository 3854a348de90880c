/**
 * Formats the save in sections, such as one for each puzzle. A section remembers the values of its text, so that only
 * changed sections are formatted again.
 */
import { appendChecksum, type TextSection } from "./checksum";
import { formatField, type Field } from "./fields";

export interface Section {
  /**
   * The part of the save that the section's text describes, such as one puzzle's data. For a resume point (a stored
   * unfinished level) that is not parsed yet, it is the same object as `written`.
   */
  data: object;
  /**
   * The values of the fields that may change, at the time when the section's text was formatted. Undefined if the text
   * was read from a file and not parsed yet.
   */
  values: readonly unknown[] | undefined;
  /**
   * The lines of the section's text, one for each field. Undefined if the text was not parsed yet, or if this part of
   * the save never changes.
   */
  lines: readonly string[] | undefined;
  readonly written: TextSection;
}

/**
 * Formats a part of the save as a section with the first line `heading`. The lines of those `changingFields` that have
 * not changed are reused from `before`, the earlier section of the same part.
 */
export function createSection<Data extends object>(
  heading: string,
  fields: readonly Field<Data>[],
  changingFields: readonly Field<Data>[],
  data: Data,
  before: Section | undefined,
): Section {
  const { values, lines = [] } = before ?? {};
  const written: string[] = [];
  const shown = [heading];
  // Plain loops are used, because calling a function for each field would take as much time as formatting the text.
  for (let index = 0; index < fields.length; index++) {
    const saved = fields[index];
    const isKnown = index < lines.length && values?.[index] === data[saved.name];
    const line = isKnown ? lines[index] : formatField(saved, data);
    written.push(line);
    if (line !== "") shown.push(line);
  }
  return {
    data,
    values: valuesOf(changingFields, data),
    lines: changingFields === fields ? written : undefined,
    written: appendChecksum(shown.join("\n")),
  };
}

export function valuesOf<Data>(fields: readonly Field<Data>[], data: Data): readonly unknown[] {
  const values: unknown[] = [];
  for (let index = 0; index < fields.length; index++) values[index] = data[fields[index].name];
  return values;
}

/**
 * Returns the section of `data`, an object of the save, or undefined if there is none. The search starts at
 * `likelyIndex`, because sections seldom change their order.
 */
export function findSection(data: object, sections: readonly Section[], likelyIndex: number): Section | undefined {
  for (let step = 0; step < sections.length; step++) {
    const section = sections[(likelyIndex + step) % sections.length];
    if (section.data === data) return section;
  }
  return undefined;
}

/**
 * Returns whether a section of the save is up to date: all values are those from which its text was formatted. Lists
 * are compared by identity, so a list must never be changed in place.
 */
export function isUpToDate<Data>({ values }: Section, fields: readonly Field<Data>[], data: Data): boolean {
  for (let index = 0; values !== undefined && index < fields.length; index++) {
    if (data[fields[index].name] !== values[index]) return false;
  }
  return true;
}
