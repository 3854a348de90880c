/** Creates random levels of any puzzle, for tests of codes and saves. */
import { createBoard, isAtEdge } from "../../src/kernel/board";
import { createDraft, maxRows, isAllowedAt, formatDraft, type Draft } from "../../src/kernel/draft";
import { DIRECTIONS } from "../../src/kernel/direction";
import type { Legend, Thing } from "../../src/kernel/legend";
import { isSameBorder, type Pass } from "../../src/kernel/pass";
import { drawRandomBelow, type Random } from "../../src/kernel/random";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";

/** Returns the text map of a random level of any size with any things. The level may be impossible to win. */
export function randomLevel({ legend, problemOf }: AnyPuzzle, random: Random): string {
  for (;;) {
    const draft = randomDraft(legend, random);
    if (problemOf(draft) === undefined) return formatDraft(legend, draft);
  }
}

function randomDraft(legend: Legend, random: Random): Draft {
  const { minWidth, maxWidth, minHeight, maxHeight } = legend.sizeLimits;
  const width = between(random, Math.max(3, minWidth), Math.min(12, maxWidth));
  const height = between(random, Math.max(2, minHeight), Math.min(12, maxHeight, maxRows(width)));
  const draft = createDraft(legend, createBoard(width, height));
  fillEdge(legend, draft);
  for (const thing of legend.things) {
    if (thing !== legend.thingOf[legend.emptyKind]) placeSome(legend, draft, thing, random);
  }
  return { ...draft, passes: randomPasses(legend, draft, random) };
}

function fillEdge(legend: Legend, { board, upper }: Draft): void {
  const filler = legend.things.find(({ count, where }) => count === undefined && where !== "inside");
  if (filler === undefined) return;
  for (const cell of board.cells) {
    if (isAtEdge(board, cell)) upper[cell] = legend.characters.indexOf(filler.characters);
  }
}

function placeSome(legend: Legend, draft: Draft, thing: Thing, random: Random): void {
  const { board, upper, lower } = draft;
  const isFree = (cell: number): boolean => {
    const present = legend.thingOf[upper[cell]];
    return present.count === undefined && present.mayLieOn === undefined && !(present.where === "edge");
  };
  const count =
    thing.count === "one"
      ? 1
      : thing.count === "pair"
        ? 2 * drawRandomBelow(random, 2)
        : 2 * drawRandomBelow(random, 4);
  for (let placed = 0; placed < count; placed++) {
    const cell = board.cells[drawRandomBelow(random, board.cells.length)];
    if (!isFree(cell) || !isAllowedAt(thing, board, cell)) continue;
    const beneath = upper[cell];
    if (thing.mayLieOn?.includes(legend.characters.charAt(beneath)) === true) lower[cell] = beneath;
    upper[cell] = legend.characters.indexOf(thing.characters) + drawRandomBelow(random, thing.characters.length);
  }
}

function randomPasses({ maxPasses }: Legend, { board }: Draft, random: Random): readonly Pass[] {
  const passes: Pass[] = [];
  for (let tries = drawRandomBelow(random, maxPasses + 1); tries > 0; tries--) {
    const pass = {
      cell: board.cells[drawRandomBelow(random, board.cells.length)],
      direction: DIRECTIONS[drawRandomBelow(random, 4)],
    };
    const isTaken = passes.some((other) => isSameBorder(board, pass, other) || isSameBorder(board, other, pass));
    if (board.cellsToEdge[pass.direction][pass.cell] > 0 && !isTaken) passes.push(pass);
  }
  return passes;
}

function between(random: Random, least: number, most: number): number {
  return least + drawRandomBelow(random, most - least + 1);
}
