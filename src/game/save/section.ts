import { appendChecksum, type TextSection } from "./checksum";
import { formatField, type Field } from "./fields";

/** A part of the save as it was written last, with its heading and its checksum. */
export interface Section {
  readonly part: object;
  /** What the fields of the part were when the text was written; undefined as long as nobody has read the text. */
  values: readonly unknown[] | undefined;
  /** The lines of these fields; undefined where the text was read, or no field may change. */
  readonly lines: readonly string[] | undefined;
  readonly written: TextSection;
}

/**
 * A part of the save as a section, of whose fields `changing` may change; `heading` is its first line. Of the
 * section `before` it takes the lines of fields that are as they were.
 */
export function createSection<Part extends object>(
  heading: string,
  fields: readonly Field<Part>[],
  changing: readonly Field<Part>[],
  part: Part,
  before: Section | undefined,
): Section {
  const { values, lines = [] } = before ?? {};
  const written = fields.map((field, index) =>
    index < lines.length && values?.[index] === part[field.name] ? lines[index] : formatField(field, part),
  );
  return {
    part,
    values: valuesOf(changing, part),
    lines: changing === fields ? written : undefined,
    written: appendChecksum(`${heading}\n${written.join("\n")}`),
  };
}

/** What the fields of a part are now. */
export function valuesOf<Part>(fields: readonly Field<Part>[], part: Part): readonly unknown[] {
  return fields.map(({ name }) => part[name]);
}

/** The part's section among those of before, likely at `place`; undefined if there is none. */
export function findSection(part: object, sections: readonly Section[], likelyIndex: number): Section | undefined {
  // From that place on, and then before it: where nothing has come or gone, the section is at its place.
  for (let step = 0; step < sections.length; step++) {
    const section = sections[(likelyIndex + step) % sections.length];
    if (section.part === part) return section;
  }
  return undefined;
}

/**
 * Whether a section still says what its part is.
 *
 * It does not once any of the fields that may change is another value than the one that was written. A list counts as
 * the same only if it is the very same one, so lists are never changed, only replaced: their types see to that. A part
 * always has the same heading.
 */
export function isUpToDate<Part>({ values }: Section, fields: readonly Field<Part>[], part: Part): boolean {
  for (let index = 0; values !== undefined && index < fields.length; index++) {
    if (part[fields[index].name] !== values[index]) return false;
  }
  return true;
}
