import { NOWHERE, type Board } from "../../kernel/board";
import { DIRECTIONS, type Direction } from "../../kernel/direction";
import { cellsOf, cellText, type Draft, type Problem } from "../../kernel/draft";
import { createLegend } from "../../kernel/legend";
import { createNotation } from "../../kernel/notation";
import type { Pass } from "../../kernel/pass";
import type { Placements } from "../../kernel/placements";

/**
 * What stands where, after Tomas Rychnovsky's article on the levels of "Fruit Dating". The hedge round a board never
 * changes, so it is no part of a level: a level's board is what lies inside, and its edge stops like a wall.
 */
export interface Level {
  readonly board: Board;
  /** By cell: whether hedge grows there; the board's own border counts as hedge. */
  readonly walls: readonly boolean[];
  /** The cells of the fruits, kind by kind, those of a kind in ascending order. */
  readonly fruits: readonly number[];
  /** The kind of each of them, from 0 to `FRUIT_KINDS` − 1. */
  readonly fruitKinds: readonly number[];
  /** The cells of what else slides, sort by sort, those of a sort in ascending order. */
  readonly sliders: readonly number[];
  /** The sort of each of them. */
  readonly sliderKinds: readonly SliderKind[];
  readonly puddles: readonly number[];
  readonly hedgehogs: readonly number[];
  /** In reading order. */
  readonly anteaters: readonly Anteater[];
  /** In reading order of their cells; see kernel/pass. */
  readonly passes: readonly Pass[];
}

/** It looks one way for ever. */
export interface Anteater {
  readonly cell: number;
  readonly direction: Direction;
}

/** What slides and is no fruit. */
export const enum SliderKind {
  /** Slides all ways. */
  Stone = 0,
  /** A car goes the way it faces and back: across the board, or up and down. */
  CarUp = 1,
  CarAcross = 2,
  /** A barrel rolls across its own axis: up and down, or across the board. */
  BarrelUp = 3,
  BarrelAcross = 4,
}

/** Cherries, pear, banana, melon. */
export const FRUIT_KIND_COUNT = 4;
const SLIDER_KIND_COUNT = 5;

export const MIN_SIDE = 3;
export const MAX_SIDE = 6;

/** The most passes that a level may have. */
export const MAX_PASSES = 8;

const legend = createLegend(
  [
    { name: "lawn", characters: "." },
    { name: "hedge", characters: "#", usual: 4, editorRole: "walls" },
    { name: "cherries", characters: "A", otherColour: "B" },
    { name: "pear", characters: "B", otherColour: "A" },
    { name: "banana", characters: "C", otherColour: "D" },
    { name: "melon", characters: "D", otherColour: "C" },
    { name: "stone", characters: "s" },
    { name: "car", characters: "I=" },
    { name: "barrel", characters: "8o" },
    { name: "puddle", characters: "~", editorRole: "ground" },
    { name: "hedgehog", characters: "h" },
    { name: "anteater", characters: "^>v<" },
  ],
  { minWidth: MIN_SIDE, maxWidth: MAX_SIDE, minHeight: MIN_SIDE, maxHeight: MAX_SIDE },
  MAX_PASSES,
);

// Kinds of things, by the legend; fruits and sorts are numbered from the first of each on.
const HEDGE = 1;
const FIRST_FRUIT = 2;
const FIRST_SLIDER = 6;
const PUDDLE = 11;
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
    walls: board.isBorder.map((isBorder, cell) => isBorder || upper[cell] === HEDGE),
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
  const { board, walls, fruits, sliders, puddles, hedgehogs, anteaters, passes } = level;
  const cells: number[] = [];
  const kinds: number[] = [];
  const put = (cell: number, kind: number): void => {
    cells.push(cell);
    kinds.push(kind);
  };
  for (const cell of board.cells) if (walls[cell]) put(cell, HEDGE);
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

/** Fruits come in pairs, and those of a pair begin apart: they would have left already. */
function extraProblemOf(draft: Draft): Problem | undefined {
  let fruits = 0;
  for (let kind = FIRST_FRUIT; kind < FIRST_FRUIT + FRUIT_KIND_COUNT; kind++) {
    const problem = pairingProblemOf(draft, kind);
    if (problem !== undefined) return problem;
    fruits += cellsOf(draft, kind).length;
  }
  return fruits > 0
    ? undefined
    : { fault: "the map has no fruit (A B C D); it needs at least two of a kind", cell: NOWHERE };
}

function pairingProblemOf(draft: Draft, kind: number): Problem | undefined {
  const cells = cellsOf(draft, kind);
  const named = `${legend.thingOf[kind].name} (${legend.characters.charAt(kind)})`;
  if (cells.length % 2 === 1) {
    const last = cells[cells.length - 1];
    const found = `the map has ${cells.length} of ${named}; fruits come in pairs`;
    return { fault: `${found}, and ${cellText(draft.board, last)} is the last of them`, cell: last };
  }
  const [, right, down] = draft.board.steps;
  const together = cells.find((cell) => draft.upper[cell + right] === kind || draft.upper[cell + down] === kind);
  if (together === undefined) return undefined;
  const found = `two of ${named} begin side by side; they must begin apart`;
  return { fault: `${found}, and ${cellText(draft.board, together)} is the first`, cell: together };
}
