/**
 * The things of a puzzle and their characters in text maps. A legend is fixed for each puzzle; what stands on a board
 * is in draft.ts and placements.ts.
 */

/** A sort of thing that may stand on a board, such as a wall or a ball. */
export interface Thing {
  /** The singular name in sentences, such as "white ball". */
  readonly name: string;
  /**
   * The characters of the thing in text maps. One: it looks the same from all sides. Two: it has an axis, vertical or
   * horizontal. Four: it points up, right, down or left.
   */
  readonly characters: string;
  /**
   * How many a level has, in any orientation: exactly one, at least one, or exactly two or none. If left out, a level
   * may have any number.
   */
  readonly count?: "one" | "some" | "pair";
  /** The typical number in a level beyond the required ones, used to make codes short. It is 0 if left out. */
  readonly usual?: number;
  /** The cells where the thing may stand; any cell if left out. */
  readonly where?: "edge" | "inside";
  /** The characters of the things that may lie beneath it; none if left out. */
  readonly over?: string;
  /** Whether it is the piece that the player moves. */
  readonly isPlayer?: boolean;
  /**
   * The characters of the things that replace it when colours are exchanged. A level plays the same in both colours.
   */
  readonly otherColour?: string;
  /**
   * The role of the thing in the editor; a piece if left out. `ground` stays in place while pieces are placed anew.
   * `walls` do too: they give the board its shape, so none of them is ever surplus.
   */
  readonly editorRole?: "ground" | "walls";
}

/** The smallest and largest sizes of a puzzle's maps. */
export interface SizeLimits {
  readonly minWidth: number;
  readonly maxWidth: number;
  readonly minHeight: number;
  readonly maxHeight: number;
  /**
   * The size of most maps, or the largest of many sizes, used to make codes short. It is left out if there is no such
   * size.
   */
  readonly usual?: { readonly width: number; readonly height: number };
}

/**
 * All things of a puzzle and their characters in text maps.
 *
 * The kind of a thing is the index of its character among all characters, so each orientation has its own kind. Stored
 * similarity sketches depend on kinds, so new things must be added at the end.
 */
export interface Legend {
  readonly things: readonly Thing[];
  readonly sizeLimits: SizeLimits;
  /** The characters of all things in one text. The index of a character is a kind. */
  readonly characters: string;
  readonly kindOf: Readonly<Record<string, number | undefined>>;
  /** By kind: the thing. */
  readonly thingOf: readonly Thing[];
  /** The kind of an empty cell. Its character is a dot in the maps of every puzzle. */
  readonly emptyKind: number;
  /** Whether anything may lie beneath another thing. */
  readonly hasLowerLayer: boolean;
  /** The number that is added to the kind of a thing if it lies beneath another one. */
  readonly lowerKindOffset: number;
  /** The most one-way passes (see pass.ts) that a level may have. */
  readonly maxPasses: number;
  /** The kind of a pass that lets pieces through upwards. The kinds of right, down and left follow. */
  readonly firstPassKind: number;
  // By kind, lower things and passes included: the kind after a symmetry of the board. `transposed` exchanges columns
  // and rows, `flippedX` left and right, `flippedY` top and bottom, and `flippedBoth` both.
  readonly transposed: readonly number[];
  readonly flippedX: readonly number[];
  readonly flippedY: readonly number[];
  readonly flippedBoth: readonly number[];
  /**
   * By kind, lower things and passes included: the kind after an exchange of colours. It is undefined if no thing has
   * another colour.
   */
  readonly recoloured: readonly number[] | undefined;
}

const NOTHING = ".";

/** The number of directions that a pass may have. */
const PASS_ORIENTATIONS = 4;

/**
 * Creates the legend of a puzzle from its things. One of the things must have a dot as its character: it stands for an
 * empty cell.
 */
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
  for (const kinds of [
    symmetries.transposed,
    symmetries.flippedX,
    symmetries.flippedY,
    symmetries.flippedBoth,
    recoloured,
  ]) {
    appendLowerKinds(kinds);
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

/** By kind: the kind after columns and rows, left and right, top and bottom, or both of the latter are exchanged. */
interface KindSymmetries {
  readonly transposed: number[];
  readonly flippedX: number[];
  readonly flippedY: number[];
  readonly flippedBoth: number[];
}

/** Adds the kinds of a thing to the symmetries: `first` and the following ones, one for each orientation. */
function addOrientations(
  { transposed, flippedX, flippedY, flippedBoth }: KindSymmetries,
  first: number,
  orientations: number,
): void {
  for (let orientation = 0; orientation < orientations; orientation++) {
    // Transposing exchanges up with left and right with down; with two orientations, it exchanges vertical with
    // horizontal.
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
