/**
 * The error messages of the command-line tools for mistakes in the map of a level or in moves. The game's editor shows
 * shorter messages.
 */
import { formatFault, type FaultTexts } from "../src/kernel/fault";
import type { MapFault, MapPosition } from "../src/kernel/map-fault";
import type { WrongMove } from "../src/kernel/moves-text";

const texts: FaultTexts<MapFault | WrongMove> = {
  "empty-map": () => "the map is empty",
  "empty-first-row": ({ isLower }) => `row 1${mapName(isLower)} is empty; a map begins with its first row`,
  "too-many-rows": ({ rows, most }) => `the map has ${rows} rows; the most is ${most}`,
  "too-wide": ({ isLower, width, most }) => `row 1${mapName(isLower)} is ${width} wide; the most is ${most}`,
  "unknown-character": (at) =>
    `${cellName(at)}${mapName(at.isLower)} is "${at.character}"; a map has only ${listCharacters(at.allowed)}`,
  "uneven-row": ({ row, isLower, width, right }) => {
    const found = width === 0 ? "empty" : `${width} wide`;
    return `row ${row}${mapName(isLower)} is ${found}; it must be ${right} wide, as row 1 is`;
  },
  "empty-row": ({ row, width, height, rowsBelow, widthBelow }) => {
    const rows = rowsBelow === 1 ? "is 1 row" : `are ${rowsBelow} rows`;
    const right = `it must have ${width} columns, or a lower map of ${width} by ${height} below it`;
    return `row ${row} is empty; ${right}; below it ${rows} of ${widthBelow} columns`;
  },
  "wrong-size": ({ width, height, limits: { minWidth, minHeight, maxWidth, maxHeight } }) =>
    `the map is ${width} by ${height}; it must be ${minWidth} by ${minHeight} to ${maxWidth} by ${maxHeight}`,
  "too-large": ({ width, height, mostRows }) =>
    `a board of ${width} by ${height} is too large: with ${width} columns the most is ${mostRows} rows`,
  "wrong-title": ({ line, text, hasPasses }) =>
    `line ${line} is "${text}"; ${hasPasses ? 'the passes stand below a line "passes:"' : "these maps have no passes"}`,
  "wrong-pass": ({ line, text }) =>
    `line ${line} of the passes is "${text}"; it must be a column, a row and one of ^ > v <, such as "3 2 >"`,
  "pass-outside": ({ line, text, width, height }) =>
    `line ${line} of the passes is "${text}"; it must be a column up to ${width} and a row up to ${height}`,

  misplaced: (at) => {
    const place = at.isAtEdge ? "the edge has only" : "inside the edge there is only";
    const found = `${cellName(at)}${mapName(at.isLower)} is "${at.character}"`;
    return `${found}; ${place} ${listCharacters(at.allowed)}`;
  },
  "wrong-beneath": (at) => {
    const right = at.allowed === undefined ? "nothing" : `only ${listCharacters(at.allowed)}`;
    return `${cellName(at)}${mapName(true)} is "${at.character}"; ${right} may lie beneath "${at.upper}"`;
  },
  missing: ({ thing: { name, characters } }) =>
    `the map has no ${name} (${listCharacters(characters)}); it needs at least one`,
  "wrong-count": ({ thing: { name, characters }, count, right, at }) => {
    const found = `the map has ${count} ${name}${count === 1 ? "" : "s"} (${listCharacters(characters)})`;
    const needs = `${found}; it needs exactly ${right === "one" ? "one" : "two or none"}`;
    if (at === undefined) return needs;
    const which = right === "one" ? "the second" : count === 1 ? "the only one" : "the third";
    return `${needs}, and ${cellName(at)}${mapName(at.isLower)} is ${which}`;
  },
  "room-count": ({ count, least, most }) =>
    `a map of this size is a cave, and this one has ${count} room${count === 1 ? "" : "s"}; a cave has ${least} to ${most}`,
  "broken-wall": (at) =>
    `${cellName(at)} lies between the places of rooms; it must be a rock, or bare ice as a gap between two rooms`,
  "unjoined-room": (at) =>
    `no gaps lead to the room that begins at ${cellName(at)}; gaps must join all rooms of a cave`,
  "pass-off-board": (at) => `the pass of ${cellName(at)} leads off the board; it must lead to another cell`,
  "second-pass": (at) => `the pass of ${cellName(at)} lies on a border that has one already; a border has only one`,
  "too-many-passes": (at) =>
    `the map has ${at.count} passes; the most is ${at.most}, and that of ${cellName(at)} is one too many`,
  "missing-group": ({ name, characters, least }) => {
    const list = characters.split("").join(characters.length === 2 ? " or " : " ");
    return `the map has no ${name} (${list}); it needs at least ${least === "one" ? "one" : "two of a kind"}`;
  },
  unpaired: (at) => {
    const found = `the map has ${at.count} of ${at.thing.name} (${at.character})`;
    return `${found}; fruits come in pairs, and ${cellName(at)} is the last of them`;
  },
  "side-by-side": (at) => {
    const found = `two of ${at.thing.name} (${at.character}) begin side by side`;
    return `${found}; they must begin apart, and ${cellName(at)} is the first`;
  },
  "without-counterpart": ({ thing, counterpart, row, column }) => {
    const found = `a ${thing.name} (${thing.characters}) but no ${counterpart.name} (${counterpart.characters})`;
    return `the map has ${found}; it needs one at the edge, and ${cellName({ row, column })} is the toy`;
  },
  "in-corner": (at) => {
    const corner = `a corner is a ${at.corner.name} (${at.corner.characters})`;
    return `nothing can leave through a ${at.name} in a corner; ${cellName(at)} is "${at.character}", and ${corner}`;
  },
  "wrong-move": ({ move, letter }) => `move ${move} is "${letter}"; a move is one of U, R, D and L`,
};

/**
 * Returns a sentence that describes a mistake in the map of a level or in a list of moves. Most sentences say where the
 * mistake is.
 */
export function mapFaultText(details: MapFault | WrongMove): string {
  return formatFault(texts, details);
}

/** Formats a list of characters for an error message: all characters of `alphabet`, separated by blanks. */
export function listCharacters(alphabet: string): string {
  return alphabet.split("").join(" ");
}

function cellName({ row, column }: MapPosition): string {
  return `row ${row}, column ${column}`;
}

function mapName(isLower: boolean): string {
  return isLower ? " of the lower map" : "";
}
