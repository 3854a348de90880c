/**
 * Defines legends. A legend is the list of all things of a puzzle, with the characters that stand for them in text
 * maps. The things on the cells of one board are defined in draft.ts and placements.ts.
 */

/** A sort of thing that may stand on a board, such as a wall or a ball. */
export interface Thing {
  /** The name of the thing in the singular, such as "white ball", for sentences on the screen. */
  readonly name: string;
  /**
   * The characters that stand for this thing in text maps. With one character, the thing looks the same from all sides.
   * With two, it is vertical or horizontal. With four, it points up, right, down or left.
   */
  readonly characters: string;
  /**
   * How many copies of the thing a level must have, all directions counted together: exactly one ("one"), at least one
   * ("some"), or two or none ("pair"). If left out, any number is allowed.
   */
  readonly count?: "one" | "some" | "pair";
  /**
   * How many copies of the thing a level usually has beyond the required ones; 0 if left out. Levels with about this
   * number have shorter level codes.
   */
  readonly usualCount?: number;
  /** The part of the board where the thing may stand. If left out, it may stand on any cell. */
  readonly where?: "edge" | "inside";
  /** The characters of things that may lie beneath this thing. If left out, no thing may lie beneath this one. */
  readonly mayLieOn?: string;
  readonly isPlayer?: boolean;
  /**
   * The characters of the thing's counterpart in the other colour. Exchanging all things with their counterparts gives
   * a level that plays the same.
   */
  readonly otherColour?: string;
  /**
   * The role of the thing in the level editor; if left out, the thing is a movable piece. When the editor places the
   * pieces anew, it leaves `ground` and `walls` where they are. The editor never reports walls as unnecessary, because
   * they give the board its shape.
   */
  readonly editorRole?: "ground" | "walls";
  /** The drawer of the level editor that offers the thing; "movers" if left out. */
  readonly editorDrawer?: EditorDrawer;
}

/** A drawer of the level editor, which is a group of things for the board. */
export type EditorDrawer = "walls" | "exits" | "pairs" | "movers" | "traps";

export interface SizeLimits {
  readonly minWidth: number;
  readonly maxWidth: number;
  readonly minHeight: number;
  readonly maxHeight: number;
  /**
   * The most common board size, or the largest of several common sizes; left out if no size is common. Boards of this
   * size have shorter level codes.
   */
  readonly usualSize?: { readonly width: number; readonly height: number };
  /**
   * The character of the thing that fills the walls between rooms; left out in puzzles without caves (see
   * caves/room-grid.ts). Caves may be larger than `maxWidth` and `maxHeight`.
   */
  readonly caveWall?: string;
}

/**
 * All things of a puzzle and the characters that stand for them in text maps.
 *
 * The kind of a thing is the index of its character among all characters, so a thing has one kind for each direction in
 * which it can point. Save files store numbers that are computed from kinds, so kinds must never change. Therefore new
 * things must be added at the end.
 */
export interface Legend {
  readonly things: readonly Thing[];
  readonly sizeLimits: SizeLimits;
  /** The characters of all things. The index of a character is the kind of its thing. */
  readonly characters: string;
  readonly kindOf: Readonly<Record<string, number | undefined>>;
  readonly thingOf: readonly Thing[];
  /** The kind (number) of an empty cell, which is a dot in the text maps of every puzzle. */
  readonly emptyKind: number;
  readonly hasLowerLayer: boolean;
  /**
   * The number that is added to the kind of a thing that lies beneath another one. Kinds with this number added occur
   * only in lists of placements (see placements.ts).
   */
  readonly lowerKindOffset: number;
  /** A level may have at most this many one-way passes (see pass.ts). */
  readonly maxPasses: number;
  /** The kind of a one-way pass that leads up. The next three kinds are passes that lead right, down and left. */
  readonly firstPassKind: number;
  /**
   * For each kind, the kind into which it changes when columns and rows of the board are exchanged. The list includes
   * the kinds of one-way passes and of things that lie beneath others.
   */
  readonly transposed: readonly number[];
  /** For each kind, the kind into which it changes when left and right of the board are exchanged. */
  readonly flippedX: readonly number[];
  /** For each kind, the kind into which it changes when top and bottom of the board are exchanged. */
  readonly flippedY: readonly number[];
  /** For each kind, the kind into which it changes when the board is turned by half a turn. */
  readonly flippedBoth: readonly number[];
  /**
   * For each kind of thing, the kind into which it changes when the two colours of the puzzle's things, such as red and
   * yellow, are exchanged. The list includes the kinds of one-way passes and of things that lie beneath others.
   * Undefined if the puzzle has no colours.
   */
  readonly recoloured: readonly number[] | undefined;
}

const NOTHING = ".";

const PASS_ORIENTATIONS = 4;

/**
 * Creates the legend of a puzzle (the list of all its things and their characters in text maps). One of the things must
 * be the empty cell, whose character is a dot.
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
    hasLowerLayer: things.some(({ mayLieOn }) => mayLieOn !== undefined),
    lowerKindOffset: characters.length,
    maxPasses,
    firstPassKind,
    ...symmetries,
    recoloured: things.some(({ otherColour }) => otherColour !== undefined) ? recoloured : undefined,
  };
}

interface KindSymmetries {
  readonly transposed: number[];
  readonly flippedX: number[];
  readonly flippedY: number[];
  readonly flippedBoth: number[];
}

function addOrientations(
  { transposed, flippedX, flippedY, flippedBoth }: KindSymmetries,
  first: number,
  orientations: number,
): void {
  for (let orientation = 0; orientation < orientations; orientation++) {
    // If columns and rows are exchanged, up and left change places, and so do right and down. A thing that is vertical
    // or horizontal changes from one to the other.
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
