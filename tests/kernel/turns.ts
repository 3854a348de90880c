import type { Legend } from "../../src/kernel/legend";

/** The eight turns and mirrors of a map, itself among them. */
export function turnsOf(map: string): string[] {
  const rows = map.split("\n");
  const columns = Array.from(rows[0] ?? "", (_, x) => rows.map((row) => row.charAt(x)).join(""));
  return [rows, columns].flatMap((lines) =>
    [lines, lines.map(reversed)].flatMap((mirrored) => [mirrored.join("\n"), mirrored.toReversed().join("\n")]),
  );
}

/** The eight turns and mirrors of a map, each thing turned with the board; a second map is turned like the first. */
export function turnsWithThings(legend: Legend, text: string): string[] {
  const turned = (map: string): string => {
    const rows = map.split("\n");
    const columns = Array.from(rows[0], (_, x) => rows.map((row) => row.charAt(x)).toReversed());
    return columns.map((row) => row.map((character) => afterQuarterTurn(legend, character)).join("")).join("\n");
  };
  const mirrored = (map: string): string => {
    const rows = map.split("\n").map((row) => Array.from(reversed(row)));
    return rows.map((row) => row.map((character) => leftForRight(legend, character)).join("")).join("\n");
  };
  const turns = [text];
  for (let quarters = 1; quarters < 4; quarters++) turns.push(eachMap(turns[quarters - 1], turned));
  return [...turns, ...turns.map((turn) => eachMap(turn, mirrored))];
}

/** The same in all colours that the legend knows, too. */
export function looksOf(legend: Legend, text: string): string[] {
  const recoloured = Array.from(text, (character) => otherColour(legend, character)).join("");
  return [text, ...(recoloured === text ? [] : [recoloured])].flatMap((map) => turnsWithThings(legend, map));
}

function otherColour({ things }: Legend, character: string): string {
  const thing = things.find(({ characters }) => characters.includes(character));
  return thing?.otherColour?.charAt(thing.characters.indexOf(character)) ?? character;
}

function eachMap(text: string, change: (map: string) => string): string {
  return text.split("\n\n").map(change).join("\n\n");
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

/** The same text for all turns and mirrors of a map, and for nothing else. */
export function canonical(map: string): string {
  return turnsOf(map).sort()[0];
}

function reversed(row: string): string {
  return Array.from(row).reverse().join("");
}
