import { summed, type Summed } from "./checksum";
import { writeFields, type Field } from "./text";

/** A part of the save as it was written last, under its heading. */
export interface Section {
  readonly part: object;
  /** What the fields of the part were when the text was written. */
  readonly values: readonly unknown[];
  readonly written: Summed;
}

/**
 * A part of the save as a section; `heading` is empty or ends its line. If the part is in one of the sections `before`,
 * likely the one at `place`, and that still holds, it is taken over: the part is not written again.
 *
 * A section holds no more once any field of its part is another value than the one that was written. A list counts as
 * the same only if it is the very same one, so lists are never changed, only replaced: their types see to that. A part
 * always has the same heading.
 */
export function sectionOf<Part extends object>(
  before: readonly Section[],
  place: number,
  heading: string,
  fields: readonly Field<Part>[],
  part: Part,
): Section {
  const known = sectionWith(part, before, place);
  if (known !== undefined && holds(known, fields, part)) return known;
  return sectionRead(fields, part, summed(heading + writeFields(fields, part).join("\n")));
}

/** The section of a part of the save that is as that text says. */
export function sectionRead<Part extends object>(fields: readonly Field<Part>[], part: Part, written: Summed): Section {
  return { part, values: fields.map(({ name }) => part[name]), written };
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
  for (let at = 0; at < fields.length; at++) {
    if (part[fields[at].name] !== values[at]) return false;
  }
  return true;
}
