/**
 * Sections of the save that remember the values they were formatted from, so that only changed sections are formatted
 * again.
 */
import { appendChecksum, type TextSection } from "./checksum";
import { formatField, type Field } from "./fields";

/** The text of a part of the save, with the values that it was formatted from. */
export interface Section {
  readonly part: object;
  /** The values of the part's fields when the text was written; undefined if the text was read and not parsed yet. */
  values: readonly unknown[] | undefined;
  /** The lines of the fields; undefined if the text was read from a file or the part never changes. */
  readonly lines: readonly string[] | undefined;
  readonly written: TextSection;
}

/**
 * Formats a part of the save as a section with the first line `heading`. `changingFields` are the fields that may
 * change later. Lines of unchanged fields are reused from `before`, the part's earlier section.
 */
export function createSection<Part extends object>(
  heading: string,
  fields: readonly Field<Part>[],
  changingFields: readonly Field<Part>[],
  part: Part,
  before: Section | undefined,
): Section {
  const { values, lines = [] } = before ?? {};
  const written = fields.map((field, index) =>
    index < lines.length && values?.[index] === part[field.name] ? lines[index] : formatField(field, part),
  );
  return {
    part,
    values: valuesOf(changingFields, part),
    lines: changingFields === fields ? written : undefined,
    written: appendChecksum(`${heading}\n${written.join("\n")}`),
  };
}

/** Returns the present values of a part's fields. */
export function valuesOf<Part>(fields: readonly Field<Part>[], part: Part): readonly unknown[] {
  return fields.map(({ name }) => part[name]);
}

/** Finds the section of a part; `likelyIndex` is where the search starts. Returns undefined if there is none. */
export function findSection(part: object, sections: readonly Section[], likelyIndex: number): Section | undefined {
  // The search starts at the likely index and wraps around. If no part was added or removed, the first section matches.
  for (let step = 0; step < sections.length; step++) {
    const section = sections[(likelyIndex + step) % sections.length];
    if (section.part === part) return section;
  }
  return undefined;
}

/**
 * Returns whether a section still agrees with its part: all fields have the values that were written. Lists are
 * compared by identity, so they must be replaced and never changed in place; their readonly types ensure that. The
 * heading of a part never changes.
 */
export function isUpToDate<Part>({ values }: Section, fields: readonly Field<Part>[], part: Part): boolean {
  for (let index = 0; values !== undefined && index < fields.length; index++) {
    if (part[fields[index].name] !== values[index]) return false;
  }
  return true;
}
