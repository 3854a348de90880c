import { summed, type Summed } from "./checksum";
import { writeFields, type Field } from "./text";

/** A part of the save as it was written last, under its heading. */
export interface Section {
  readonly part: object;
  /** What the fields of the part were when the text was written; undefined as long as nobody has read the text. */
  values: readonly unknown[] | undefined;
  readonly written: Summed;
}

/** A part of the save as a section; `heading` is empty or ends its line. */
export function sectionOf<Part extends object>(heading: string, fields: readonly Field<Part>[], part: Part): Section {
  const written = summed(heading + writeFields(fields, part).join("\n"));
  return { part, values: valuesOf(fields, part), written };
}

/**
 * The one of the sections `before`, likely at `place`, that still says what the part is; undefined if none does.
 *
 * A section holds no more once any field of its part is another value than the one that was written. A list counts as
 * the same only if it is the very same one, so lists are never changed, only replaced: their types see to that. A part
 * always has the same heading.
 */
export function sectionStill<Part extends object>(
  before: readonly Section[],
  place: number,
  fields: readonly Field<Part>[],
  part: Part,
): Section | undefined {
  const known = sectionWith(part, before, place);
  return known !== undefined && holds(known, fields, part) ? known : undefined;
}

/** What the fields of a part are now. */
export function valuesOf<Part>(fields: readonly Field<Part>[], part: Part): readonly unknown[] {
  return fields.map(({ name }) => part[name]);
}

/** Looks from a place on, and then before it: where nothing has come or gone, the section is at its place. */
function sectionWith(part: object, sections: readonly Section[], place: number): Section | undefined {
  for (let step = 0; step < sections.length; step++) {
    const section = sections[(place + step) % sections.length];
    if (section.part === part) return section;
  }
  return undefined;
}

function holds<Part>({ values }: Section, fields: readonly Field<Part>[], part: Part): boolean {
  for (let at = 0; values !== undefined && at < fields.length; at++) {
    if (part[fields[at].name] !== values[at]) return false;
  }
  return true;
}
