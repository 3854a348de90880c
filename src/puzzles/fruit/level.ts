/** Defines the levels of Fruit and their notation as text maps. rules.ts describes how pieces move. */
import { NOWHERE, type Board } from "../../kernel/board";
import { DIRECTIONS, type Direction } from "../../kernel/direction";
import { cellsOf, positionOnMap, type Draft, type Problem } from "../../kernel/draft";
import { createLegend } from "../../kernel/legend";
import { createNotation } from "../../kernel/notation";
import type { Pass } from "../../kernel/pass";
import type { Placements } from "../../kernel/placements";
import { TEXTS } from "./texts/index";

/**
 * A level of Fruit. Its kinds of things are those that Tomas Rychnovsky describes in an article on the levels of the
 * game "Fruit Dating".
 *
 * The boards in that article are surrounded by a hedge that never changes. `Level` has no such hedge, because the edge
 * of its board stops pieces in the same way.
 */
export interface Level {
  readonly board: Board;
  /** Whether hedge grows on each cell. The border around the board counts as hedge. */
  readonly isWall: readonly boolean[];
  /** The cells of the fruits, sorted by kind and then by cell. */
  readonly fruits: readonly number[];
  /** The kind of each fruit, from 0 to `FRUIT_KIND_COUNT` − 1. */
  readonly fruitKinds: readonly number[];
  /** The cells of the stones, cars and barrels, sorted by kind and then by cell. */
  readonly sliders: readonly number[];
  readonly sliderKinds: readonly SliderKind[];
  readonly puddles: readonly number[];
  readonly hedgehogs: readonly number[];
  /** The anteaters, sorted by their cells row by row. */
  readonly anteaters: readonly Anteater[];
  /**
   * The one-way passes, which are borders that pieces cross in one direction only, sorted by cell; see kernel/pass.ts.
   */
  readonly passes: readonly Pass[];
}

/** An animal that pulls a fruit towards itself. The direction in which it looks never changes. */
export interface Anteater {
  readonly cell: number;
  readonly direction: Direction;
}

/** The kind of a piece that slides but is no fruit. */
export const enum SliderKind {
  /** A stone slides in all four directions. */
  Stone = 0,
  /** A car that faces up slides up and down only. */
  CarUp = 1,
  /** A car that faces sideways slides left and right only. */
  CarAcross = 2,
  /** A barrel that rolls up and down only, because its axis lies across the board. */
  BarrelUp = 3,
  /** A barrel that rolls left and right only, because its axis lies up and down. */
  BarrelAcross = 4,
}

/** The number of fruit kinds: cherries, pear, banana and melon. */
export const FRUIT_KIND_COUNT = 4;
const FRUIT_CHARACTERS = "ABCD";
/** The number of kinds of stones, cars and barrels in `SliderKind`. */
export const SLIDER_KIND_COUNT = 5;

export const MIN_SIDE = 3;
export const MAX_SIDE = 6;

export const MAX_PASSES = 8;

const legend = createLegend(
  [
    { name: TEXTS.things.lawn, characters: "." },
    { name: TEXTS.things.hedge, characters: "#", usualCount: 4, editorRole: "walls", editorDrawer: "walls" },
    { name: TEXTS.things.cherries, characters: "A", otherColour: "B", editorDrawer: "pairs" },
    { name: TEXTS.things.pear, characters: "B", otherColour: "A", editorDrawer: "pairs" },
    { name: TEXTS.things.banana, characters: "C", otherColour: "D", editorDrawer: "pairs" },
    { name: TEXTS.things.melon, characters: "D", otherColour: "C", editorDrawer: "pairs" },
    { name: TEXTS.things.stone, characters: "s" },
    { name: TEXTS.things.car, characters: "I=" },
    { name: TEXTS.things.barrel, characters: "8o" },
    { name: TEXTS.things.puddle, characters: "~", editorRole: "ground", editorDrawer: "traps" },
    { name: TEXTS.things.hedgehog, characters: "h", editorDrawer: "traps" },
    { name: TEXTS.things.anteater, characters: "^>v<", editorDrawer: "traps" },
  ],
  { minWidth: MIN_SIDE, maxWidth: MAX_SIDE, minHeight: MIN_SIDE, maxHeight: MAX_SIDE },
  MAX_PASSES,
);

/**
 * The constants from `HEDGE` to `FIRST_ANTEATER` are kinds of things on a board, as indices in the legend (the list of
 * all things of the puzzle). Of fruits, sliding pieces and anteaters, only the first kind has a constant; the other
 * kinds follow it.
 */
export const HEDGE = 1;
export const FIRST_FRUIT = 2;
export const FIRST_SLIDER = 6;
export const PUDDLE = 11;
const HEDGEHOG = 12;
const FIRST_ANTEATER = 13;

export const notation = createNotation<Level>({ legend, levelOf, placementsOf, extraProblemOf });

function levelOf(draft: Draft): Level {
  const { board, upper, passes } = draft;
  const fruits: number[] = [];
  const fruitKinds: number[] = [];
  for (let kind = 0; kind < FRUIT_KIND_COUNT; kind++) {
    for (const cell of cellsOf(draft, FIRST_FRUIT + kind)) {
      fruits.push(cell);
      fruitKinds.push(kind);
    }
  }
  const sliders: number[] = [];
  const sliderKinds: SliderKind[] = [];
  for (let sliderKind = 0; sliderKind < SLIDER_KIND_COUNT; sliderKind++) {
    for (const cell of cellsOf(draft, FIRST_SLIDER + sliderKind)) {
      sliders.push(cell);
      sliderKinds.push(sliderKind);
    }
  }
  return {
    board,
    isWall: board.isBorder.map((isBorder, cell) => isBorder || upper[cell] === HEDGE),
    fruits,
    fruitKinds,
    sliders,
    sliderKinds,
    puddles: cellsOf(draft, PUDDLE),
    hedgehogs: cellsOf(draft, HEDGEHOG),
    anteaters: anteatersOf(draft),
    passes,
  };
}

function anteatersOf({ board, upper }: Draft): Anteater[] {
  const anteaters: Anteater[] = [];
  for (const cell of board.cells) {
    const directionIndex = upper[cell] - FIRST_ANTEATER;
    if (directionIndex >= 0 && directionIndex < DIRECTIONS.length)
      anteaters.push({ cell, direction: DIRECTIONS[directionIndex] });
  }
  return anteaters;
}

function placementsOf(level: Level): Placements {
  const { board, isWall, fruits, sliders, puddles, hedgehogs, anteaters, passes } = level;
  const cells: number[] = [];
  const kinds: number[] = [];
  const put = (cell: number, kind: number): void => {
    cells.push(cell);
    kinds.push(kind);
  };
  for (const cell of board.cells) if (isWall[cell]) put(cell, HEDGE);
  fruits.forEach((cell, index) => {
    put(cell, FIRST_FRUIT + level.fruitKinds[index]);
  });
  sliders.forEach((cell, index) => {
    put(cell, FIRST_SLIDER + level.sliderKinds[index]);
  });
  for (const cell of puddles) put(cell, PUDDLE);
  for (const cell of hedgehogs) put(cell, HEDGEHOG);
  for (const { cell, direction } of anteaters) put(cell, FIRST_ANTEATER + direction);
  for (const { cell, direction } of passes) put(cell, legend.firstPassKind + direction);
  return { board, cells, kinds };
}

/**
 * Returns what is wrong with the fruits of a draft (a board from the editor or a text map), or undefined if nothing is
 * wrong. There must be fruits, and each kind must have an even number of them. Two fruits of one kind must not start
 * side by side, because they would leave before the first move.
 */
function extraProblemOf(draft: Draft): Problem | undefined {
  let fruits = 0;
  for (let kind = FIRST_FRUIT; kind < FIRST_FRUIT + FRUIT_KIND_COUNT; kind++) {
    const problem = findPairingProblem(draft, kind);
    if (problem !== undefined) return problem;
    fruits += cellsOf(draft, kind).length;
  }
  if (fruits > 0) return undefined;
  return {
    fault: { kind: "missing-group", name: TEXTS.anyFruit, characters: FRUIT_CHARACTERS, least: "pair" },
    cell: NOWHERE,
  };
}

function findPairingProblem(draft: Draft, kind: number): Problem | undefined {
  const cells = cellsOf(draft, kind);
  const fruit = { thing: legend.thingOf[kind], character: legend.characters.charAt(kind) };
  if (cells.length % 2 === 1) {
    const last = cells[cells.length - 1];
    const at = positionOnMap(draft.board, last);
    return { fault: { kind: "unpaired", ...fruit, count: cells.length, ...at }, cell: last };
  }
  const [, right, down] = draft.board.steps;
  const together = cells.find((cell) => draft.upper[cell + right] === kind || draft.upper[cell + down] === kind);
  if (together === undefined) return undefined;
  const at = positionOnMap(draft.board, together);
  return { fault: { kind: "side-by-side", ...fruit, ...at }, cell: together };
}
