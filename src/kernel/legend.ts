/** Something that may stand on a board. */
export interface Thing {
  /** What one is called in a sentence: "white ball". */
  readonly name: string;
  /**
   * How a map writes it. One character: it looks the same from all sides. Two: it has an axis, upright and level. Four:
   * it points up, right, down and left.
   */
  readonly characters: string;
  /**
   * How many a level has, whichever way they point: exactly one, at least one, or exactly two or none; as many as there
   * are cells if this is left out.
   */
  readonly count?: "one" | "some" | "pair";
  /** About how many a level has beyond those that it must have, so that codes are short; none if this is left out. */
  readonly usual?: number;
  /** Where it may stand; on any cell if this is left out. */
  readonly where?: "edge" | "inside";
  /** The characters of what may lie beneath it; nothing if this is left out. */
  readonly over?: string;
  /** It is what the player moves. */
  readonly isPlayer?: boolean;
  /** The characters of what it changes places with when colours are exchanged: a level plays the same in both. */
  readonly otherColour?: string;
  /**
   * What it is to whoever makes levels. `ground` stays where it is while pieces are placed anew on it; so do `walls`,
   * which give a board its shape, so that none of them is ever too many. A piece if this is left out.
   */
  readonly editorRole?: "ground" | "walls";
}

/** How large the maps of a puzzle are. */
export interface SizeLimits {
  readonly minWidth: number;
  readonly maxWidth: number;
  readonly minHeight: number;
  readonly maxHeight: number;
  /** The size that most of them have, or the largest of many, so that codes are short; left out if there is none. */
  readonly usual?: { readonly width: number; readonly height: number };
}

/**
 * All things of a puzzle, and how maps write them. The kind of a thing is a number: the place of its character among all
 * characters, so that each way it can point is a kind of its own. Sketches are made of kinds: add to the end.
 */
export interface Legend {
  readonly things: readonly Thing[];
  readonly sizeLimits: SizeLimits;
  /** The characters of all things in a row; the place of one is its kind. */
  readonly characters: string;
  readonly kindOf: Readonly<Record<string, number | undefined>>;
  /** By kind. */
  readonly thingOf: readonly Thing[];
  /** The kind of a cell where nothing stands: a dot in every puzzle's maps. */
  readonly emptyKind: number;
  /** Whether anything may lie beneath something else. */
  readonly hasLowerLayer: boolean;
  /** What lies beneath something else is told from what stands there by its kind: so much is added to it. */
  readonly lowerKindOffset: number;
  /** The most one-way passes (see kernel/pass) that a level may have between its cells. */
  readonly maxPasses: number;
  /** The kind of a pass that lets through upwards; those of the other directions follow. */
  readonly firstPassKind: number;
  // By kind, what lies beneath and passes included: its kind once columns and rows are exchanged, left and right, top and bottom, both.
  readonly transposed: readonly number[];
  readonly flippedX: readonly number[];
  readonly flippedY: readonly number[];
  readonly flippedBoth: readonly number[];
  /** By kind, what lies beneath and passes included: its kind once colours are exchanged; undefined if nothing has another colour. */
  readonly recoloured: readonly number[] | undefined;
}

const NOTHING = ".";

/** How many ways something may point. */
const PASS_ORIENTATIONS = 4;

/** The legend of a puzzle's things. One of them is written as a dot: where that is, nothing stands. */
export function createLegend(things: readonly Thing[], sizeLimits: SizeLimits, maxPasses = 0): Legend {
  let characters = "";
  const kindOf: Record<string, number | undefined> = {};
  const thingOf: Thing[] = [];
  const symmetries: KindSymmetries = { transposed: [], flippedX: [], flippedY: [], flippedBoth: [] };
  for (const thing of things) {
    const first = characters.length;
    const orientations = thing.characters.length;
    for (let orientation = 0; orientation < orientations; orientation++) {
      kindOf[thing.characters.charAt(orientation)] = first + orientation;
      thingOf.push(thing);
    }
    addOrientations(symmetries, first, orientations);
    characters += thing.characters;
  }
  const recoloured = thingOf.map(({ characters: own, otherColour = own }, kind) =>
    characters.indexOf(otherColour.charAt(own.indexOf(characters.charAt(kind)))),
  );
  for (const other of [
    symmetries.transposed,
    symmetries.flippedX,
    symmetries.flippedY,
    symmetries.flippedBoth,
    recoloured,
  ]) {
    appendLowerKinds(other);
  }
  const firstPassKind = recoloured.length;
  addOrientations(symmetries, firstPassKind, PASS_ORIENTATIONS);
  for (let orientation = 0; orientation < PASS_ORIENTATIONS; orientation++)
    recoloured.push(firstPassKind + orientation);
  return {
    things,
    sizeLimits,
    characters,
    kindOf,
    thingOf,
    emptyKind: characters.indexOf(NOTHING),
    hasLowerLayer: things.some(({ over }) => over !== undefined),
    lowerKindOffset: characters.length,
    maxPasses,
    firstPassKind,
    ...symmetries,
    recoloured: things.some(({ otherColour }) => otherColour !== undefined) ? recoloured : undefined,
  };
}

/** By kind: what it becomes once columns and rows are exchanged, left and right, top and bottom, both. */
interface KindSymmetries {
  readonly transposed: number[];
  readonly flippedX: number[];
  readonly flippedY: number[];
  readonly flippedBoth: number[];
}

/** Adds the kinds of something that points so many ways, counted from `first`. */
function addOrientations(
  { transposed, flippedX, flippedY, flippedBoth }: KindSymmetries,
  first: number,
  orientations: number,
): void {
  for (let orientation = 0; orientation < orientations; orientation++) {
    // Up changes places with left and right with down; upright with level.
    transposed.push(first + orientations - 1 - orientation);
    flippedX.push(first + (orientation % 2 === 1 ? (orientation + 2) % orientations : orientation));
    flippedY.push(first + (orientation % 2 === 0 ? (orientation + 2) % orientations : orientation));
    flippedBoth.push(first + ((orientation + 2) % orientations));
  }
}

function appendLowerKinds(kinds: number[]): void {
  const upperKindCount = kinds.length;
  for (let kind = 0; kind < upperKindCount; kind++) kinds.push(kinds[kind] + upperKindCount);
}
