/**
 * Computes the turns and mirror images of text maps from the text alone. Tests compare these maps with the results of
 * functions that work on boards.
 */
import type { Legend } from "../../src/kernel/legend";
import { PASSES_TITLE } from "../../src/kernel/pass";

/** Returns the eight turns and mirror images of a map, the map itself included. */
export function symmetriesOf(map: string): string[] {
  const rows = map.split("\n");
  const columns = Array.from(rows[0] ?? "", (_, x) => rows.map((row) => row.charAt(x)).join(""));
  return [rows, columns].flatMap((lines) =>
    [lines, lines.map(reversed)].flatMap((mirrored) => [mirrored.join("\n"), mirrored.toReversed().join("\n")]),
  );
}

/**
 * Returns the eight turns and mirror images of a level in text form, the text itself included. The text begins with a
 * map of the board. A second map with the things beneath other things may follow, and a list of the one-way passes
 * between cells. All parts are turned and mirrored. Things that point in a direction turn with the board.
 */
export function symmetriesWithThings(legend: Legend, text: string): string[] {
  const turned = (map: string): string => {
    const rows = map.split("\n");
    const columns = Array.from(rows[0], (_, x) => rows.map((row) => row.charAt(x)).toReversed());
    return columns.map((row) => row.map((character) => afterQuarterTurn(legend, character)).join("")).join("\n");
  };
  const turnedPass = ([x, y, arrow]: PassFields, _: number, height: number): PassFields => [
    height + 1 - y,
    x,
    ARROWS.charAt((ARROWS.indexOf(arrow) + 1) % ARROWS.length),
  ];
  const mirrored = (map: string): string => {
    const rows = map.split("\n").map((row) => Array.from(reversed(row)));
    return rows.map((row) => row.map((character) => leftForRight(legend, character)).join("")).join("\n");
  };
  const mirroredPass = ([x, y, arrow]: PassFields, width: number): PassFields => [
    width + 1 - x,
    y,
    arrow === ">" ? "<" : arrow === "<" ? ">" : arrow,
  ];
  const turns = [text];
  for (let quarters = 1; quarters < 4; quarters++) turns.push(changeEachMap(turns[quarters - 1], turned, turnedPass));
  return [...turns, ...turns.map((turn) => changeEachMap(turn, mirrored, mirroredPass))];
}

const ARROWS = "^>v<";

/** A one-way pass in a text map: column and row, counted from 1, and an arrow. */
type PassFields = readonly [x: number, y: number, arrow: string];

/**
 * Returns the turns and mirror images of a text map. Each of them also comes with the colours of its things exchanged.
 */
export function symmetriesAndRecolourings(legend: Legend, text: string): string[] {
  const [things] = text.split(PASSES_TITLE);
  const others = Array.from(things, (character) => otherColour(legend, character)).join("");
  const recoloured = others + text.slice(things.length);
  return [text, ...(recoloured === text ? [] : [recoloured])].flatMap((map) => symmetriesWithThings(legend, map));
}

function otherColour({ things }: Legend, character: string): string {
  const thing = things.find(({ characters }) => characters.includes(character));
  return thing?.otherColour?.charAt(thing.characters.indexOf(character)) ?? character;
}

function changeEachMap(
  text: string,
  change: (map: string) => string,
  changePass: (pass: PassFields, width: number, height: number) => PassFields,
): string {
  const blocks = text.split("\n\n");
  const rows = blocks[0].split("\n");
  const changed = (block: string): string => {
    if (!block.startsWith(PASSES_TITLE)) return change(block);
    const passes = block
      .split("\n")
      .slice(1)
      .map((line) => {
        const [x, y, arrow] = line.split(" ");
        return changePass([Number(x), Number(y), arrow], rows[0].length, rows.length);
      });
    const sorted = passes.toSorted(
      (one, other) => one[1] - other[1] || one[0] - other[0] || ARROWS.indexOf(one[2]) - ARROWS.indexOf(other[2]),
    );
    return [PASSES_TITLE, ...sorted.map((fields) => fields.join(" "))].join("\n");
  };
  return blocks.map(changed).join("\n\n");
}

function afterQuarterTurn({ things }: Legend, character: string): string {
  const characters = things.find((thing) => thing.characters.includes(character))?.characters ?? character;
  return characters.charAt((characters.indexOf(character) + 1) % characters.length);
}

function leftForRight({ things }: Legend, character: string): string {
  const pointing = things.find(({ characters }) => characters.length === 4 && characters.includes(character));
  if (pointing === undefined) return character;
  const [up, right, down, left] = pointing.characters;
  return { [up]: up, [right]: left, [down]: down, [left]: right }[character] ?? character;
}

/** Returns the same text for a map and all its turns and mirror images. Any other map has another text. */
export function canonicalForm(map: string): string {
  return symmetriesOf(map).sort()[0];
}

function reversed(row: string): string {
  return Array.from(row).reverse().join("");
}
