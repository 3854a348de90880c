import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { createBoard } from "../../src/kernel/board";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { groundOfLevel } from "../../src/puzzles/looks/journey";
import { CHALLENGE_SIZES, DAILY_RANKS } from "../../src/puzzles/puzzle";
import { projectFolder } from "../../tools/packaging/project-folder";
import { expectParsed } from "../kernel/parse-results";
import { dataLines } from "./data-lines";
import { FINISHED_PUZZLES } from "../play/puzzles";
import { expectGoldenLines } from "./golden-lines";

const ENDLESS_LEVELS = 100;
/**
 * The number of levels of an endless run at the calm pace whose targets (wanted size and difficulty) are listed. After
 * these levels, the targets repeat.
 */
const CALM_LEVELS = 40;
const RUSH_LEVELS = 60;

/**
 * Matches the files of a puzzle whose exports are not listed: its levels, files that only re-export, and reusable
 * memory.
 */
const LEFT_OUT = /^campaign\/|levels|index\.ts$|-memory\.ts$/;

/**
 * Returns a line for each group of successive levels with equal targets (wanted size and difficulty): the numbers of
 * the first and the last level, and the target. Fields that are 0 or false are left out.
 */
function targetLines(mode: string, first: number, last: number, targetOf: (number: number) => unknown): string[] {
  const runs: { from: number; to: number; text: string }[] = [];
  for (let number = first; number <= last; number++) {
    const text = dataLines("", targetOf(number))
      .join("; ")
      .replaceAll(/, \w+ (0|false)(?=,|$)/g, "");
    const run = runs.at(-1);
    if (run?.text === text) run.to = number;
    else runs.push({ from: number, to: number, text });
  }
  return runs.map(({ from, to, text }) => `${mode} ${from === to ? from : `${from} to ${to}`}${text}`);
}

function planLines({ plan }: AnyPuzzle): string[] {
  return [
    ...targetLines("endless", 1, ENDLESS_LEVELS, plan.rising),
    ...targetLines("calm", 1, CALM_LEVELS, plan.calm),
    ...targetLines("rush", 0, RUSH_LEVELS, plan.rush),
    ...targetLines("daily", 1, DAILY_RANKS, plan.daily),
    ...targetLines("challenge", 1, CHALLENGE_SIZES, plan.challenge),
  ];
}

function journeyLines({ journey }: AnyPuzzle): string[] {
  const grounds = Array.from({ length: 25 }, (_, index) => groundOfLevel(journey.levels, index, 25));
  return [
    ...dataLines("journey", journey),
    `journey, grounds of 25 levels: ${grounds.map(({ x, y }) => `${x},${y}`).join(" ")}`,
  ];
}

function chapterLines({ laterChapters = [] }: AnyPuzzle): string[] {
  return laterChapters.flatMap((load, index) => dataLines(`chapter ${index + 2}`, load()));
}

async function exportedLines({ id }: AnyPuzzle): Promise<string[]> {
  const folder = join(projectFolder, "src/puzzles", id);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !LEFT_OUT.test(file))
    .sort();
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(folder, file)).href)));
  return files.flatMap((file, index) => dataLines(file, { ...modules[index] }));
}

function boxLines({ painter, legend }: AnyPuzzle): string[] {
  const { minWidth, maxWidth, minHeight, maxHeight } = legend.sizeLimits;
  return countUp(minWidth, maxWidth).map((width) => {
    const boxes = countUp(minHeight, maxHeight).map((height) => {
      const board = createBoard(width, height);
      const box = painter.boxOf(board, board.cells[0]);
      return `${box.x},${box.y},${box.width},${box.height}`;
    });
    return `boxOf on boards ${width} wide: ${boxes.join(" ")}`;
  });
}

function countUp(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function arrivalLine({ painter, campaign, parseMap }: AnyPuzzle): string {
  const times = Array.from({ length: campaign.levelCount }, (_, index) =>
    painter.arrivalMs(expectParsed(parseMap(campaign.level(index).map.join("\n")))),
  );
  return `arrivalMs: ${times.join(" ")}`;
}

async function puzzleLines(puzzle: AnyPuzzle): Promise<string[]> {
  const data = { ...puzzle, campaign: undefined, journey: undefined, plan: undefined, laterChapters: undefined };
  return [
    ...dataLines(puzzle.id, data),
    `${puzzle.id}.campaign: ${puzzle.campaign.levelCount} levels`,
    ...planLines(puzzle),
    ...journeyLines(puzzle),
    ...chapterLines(puzzle),
    ...(await exportedLines(puzzle)),
    ...boxLines(puzzle),
    arrivalLine(puzzle),
  ];
}

describe("the data of a puzzle", () => {
  test.each(FINISHED_PUZZLES.map((puzzle) => ({ id: puzzle.id, puzzle })))(
    "the plan, sounds, texts, journey and chapters of $id are those in tests/golden",
    async ({ id, puzzle }) => {
      expectGoldenLines(`${id}-data`, await puzzleLines(puzzle));
    },
  );

  test("the lines of data show every number, text and truth value of nested objects and lists", () => {
    const data = {
      one: 1,
      list: [2, "two"],
      nested: { isSo: true, deep: [{ three: 3 }] },
      move: () => 0,
      none: undefined,
    };
    expect(dataLines("data", data)).toEqual([
      "data: one 1",
      'data.list: 2 "two"',
      "data.nested: isSo true",
      "data.nested.deep.0: three 3",
    ]);
  });
});
