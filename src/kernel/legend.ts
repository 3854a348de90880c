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
  readonly part?: "ground" | "walls";
}

/** How large the maps of a puzzle are. */
export interface Sizes {
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
  readonly sizes: Sizes;
  /** The characters of all things in a row; the place of one is its kind. */
  readonly characters: string;
  readonly kindOf: Readonly<Record<string, number | undefined>>;
  /** By kind. */
  readonly thingOf: readonly Thing[];
  /** The kind of a cell where nothing stands: a dot in every puzzle's maps. */
  readonly nothing: number;
  /** Whether anything may lie beneath something else. */
  readonly hasLower: boolean;
  /** What lies beneath something else is told from what stands there by its kind: so much is added to it. */
  readonly beneath: number;
  /** The most one-way passes (see kernel/pass) that a level may have between its cells. */
  readonly mostPasses: number;
  /** The kind of a pass that lets through upwards; those of the other directions follow. */
  readonly pass: number;
  // By kind, what lies beneath and passes included: its kind once columns and rows are exchanged, left and right, top and bottom, both.
  readonly swapped: readonly number[];
  readonly flippedX: readonly number[];
  readonly flippedY: readonly number[];
  readonly flippedBoth: readonly number[];
  /** By kind, what lies beneath and passes included: its kind once colours are exchanged; undefined if nothing has another colour. */
  readonly recoloured: readonly number[] | undefined;
}

const NOTHING = ".";

/** How many ways something may point. */
const WAYS = 4;

/** The legend of a puzzle's things. One of them is written as a dot: where that is, nothing stands. */
export function createLegend(things: readonly Thing[], sizes: Sizes, mostPasses = 0): Legend {
  let characters = "";
  const kindOf: Record<string, number | undefined> = {};
  const thingOf: Thing[] = [];
  const turns: Turns = { swapped: [], flippedX: [], flippedY: [], flippedBoth: [] };
  for (const thing of things) {
    const first = characters.length;
    const ways = thing.characters.length;
    for (let way = 0; way < ways; way++) {
      kindOf[thing.characters.charAt(way)] = first + way;
      thingOf.push(thing);
    }
    turn(turns, first, ways);
    characters += thing.characters;
  }
  const recoloured = thingOf.map(({ characters: own, otherColour = own }, kind) =>
    characters.indexOf(otherColour.charAt(own.indexOf(characters.charAt(kind)))),
  );
  for (const other of [turns.swapped, turns.flippedX, turns.flippedY, turns.flippedBoth, recoloured]) {
    alsoBeneath(other);
  }
  const pass = recoloured.length;
  turn(turns, pass, WAYS);
  for (let way = 0; way < WAYS; way++) recoloured.push(pass + way);
  return {
    things,
    sizes,
    characters,
    kindOf,
    thingOf,
    nothing: characters.indexOf(NOTHING),
    hasLower: things.some(({ over }) => over !== undefined),
    beneath: characters.length,
    mostPasses,
    pass,
    ...turns,
    recoloured: things.some(({ otherColour }) => otherColour !== undefined) ? recoloured : undefined,
  };
}

/** By kind: what it becomes once columns and rows are exchanged, left and right, top and bottom, both. */
interface Turns {
  readonly swapped: number[];
  readonly flippedX: number[];
  readonly flippedY: number[];
  readonly flippedBoth: number[];
}

/** Adds the kinds of something that points so many ways, counted from `first`. */
function turn({ swapped, flippedX, flippedY, flippedBoth }: Turns, first: number, ways: number): void {
  for (let way = 0; way < ways; way++) {
    // Up changes places with left and right with down; upright with level.
    swapped.push(first + ways - 1 - way);
    flippedX.push(first + (way % 2 === 1 ? (way + 2) % ways : way));
    flippedY.push(first + (way % 2 === 0 ? (way + 2) % ways : way));
    flippedBoth.push(first + ((way + 2) % ways));
  }
}

function alsoBeneath(kinds: number[]): void {
  const beneath = kinds.length;
  for (let kind = 0; kind < beneath; kind++) kinds.push(kinds[kind] + beneath);
}
