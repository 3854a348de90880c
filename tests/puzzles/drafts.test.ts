import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { startConsole } from "../../simulator/console";
import { readFolder } from "../../simulator/folder";
import { createNodeHost } from "../../simulator/node-host";
import { createMemoryStore } from "../../simulator/stores";
import { SCREEN_HEIGHT, SCREEN_WIDTH, type Box } from "../../src/device/screen";
import { cellAt, createBoard } from "../../src/kernel/board";
import { findBoardLimits } from "../../src/game/workshop/board-limits";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { toAnyPuzzle, type AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { compileTestProgram } from "../compile-test-programs";
import { projectFolder } from "../../tools/packaging/project-folder";
import { template } from "../../src/puzzles/template/index";
import { walker } from "../kernel/null-puzzle";
import { encodeText, NO_INPUT } from "../simulator/game";
import { arbitraryDrafts } from "./arbitrary-drafts";
import { sampleMaps } from "./sample-maps";
import { REQUEST_FILE, type Request } from "./draft-game/request";

const game = encodeText(compileTestProgram("tests/puzzles/draft-game/main"));
const files = new Map([...readFolder(join(projectFolder, "build/source")), ["main.lua", game]]);

function createPainter(): (request: Request) => Uint8Array {
  const store = createMemoryStore();
  const console = startConsole(createNodeHost(files, { store }));
  return (request) => {
    store.write(`${REQUEST_FILE}.json`, JSON.stringify(request));
    console.update(NO_INPUT);
    return console.pixels.slice();
  };
}

const paintDraft = createPainter();

function cropPixels(pixels: Uint8Array, { x, y, width, height }: Box): Uint8Array[] {
  return Array.from({ length: height }, (_, row) => pixels.slice((y + row) * SCREEN_WIDTH + x).slice(0, width));
}

function describeDrafts(puzzle: AnyPuzzle): void {
  const { id, legend, painter } = puzzle;
  const sizes = findBoardLimits(puzzle);

  test("every draft can be drawn, whatever it contains or lacks", () => {
    fc.assert(
      fc.property(arbitraryDrafts(legend, sizes), (map) => {
        expect(() => paintDraft({ puzzleId: id, map, over: "pieces" })).not.toThrow();
      }),
    );
  });

  const withOne = (character: string, over: Request["over"]): Uint8Array => {
    const rows = Array<string>(sizes.maxHeight).fill(".".repeat(sizes.maxWidth));
    const middle = Math.floor(sizes.maxHeight / 2);
    const map = rows.with(middle, `..${character}${rows[middle].slice(3)}`).join("\n");
    return paintDraft({ puzzleId: id, map, over });
  };

  test("every thing on a draft is visible", () => {
    const bare = withOne(".", "pieces");
    for (const thing of legend.characters) if (thing !== ".") expect(withOne(thing, "pieces")).not.toEqual(bare);
  });

  test("every thing on a draft is visible inside the box of its cell, at least in part", () => {
    const board = createBoard(sizes.maxWidth, sizes.maxHeight);
    const box = painter.boxOf(board, cellAt(board, 2, Math.floor(sizes.maxHeight / 2)));
    const bare = cropPixels(withOne(".", "pieces"), box);
    for (const thing of legend.characters) {
      if (thing !== ".") expect(cropPixels(withOne(thing, "pieces"), box)).not.toEqual(bare);
    }
  });

  test("the cells of a draft lie side by side on the screen, and none covers another", () => {
    for (let height = sizes.minHeight; height <= sizes.maxHeight; height++) {
      const board = createBoard(sizes.maxWidth, height);
      const covered = new Uint8Array(SCREEN_WIDTH * SCREEN_HEIGHT);
      let area = 0;
      for (const cell of board.cells) {
        const { x, y, width, height: high } = painter.boxOf(board, cell);
        expect(Math.min(x, y, SCREEN_WIDTH - x - width, SCREEN_HEIGHT - y - high)).toBeGreaterThanOrEqual(0);
        for (let row = y; row < y + high; row++)
          covered.fill(1, row * SCREEN_WIDTH + x, row * SCREEN_WIDTH + x + width);
        area += width * high;
      }
      expect(covered.reduce((sum, one) => sum + one)).toBe(area);
    }
  });

  test("three of a thing that a level has only once are drawn as if each were alone", () => {
    const board = createBoard(sizes.maxWidth, sizes.maxHeight);
    const last = sizes.maxWidth - 1;
    const mapWith = (columns: readonly number[], character: string): string => {
      const row = Array.from({ length: sizes.maxWidth }, (_, x) => (columns.includes(x) ? character : ".")).join("");
      return [row, ...Array<string>(sizes.maxHeight - 1).fill(".".repeat(sizes.maxWidth))].join("\n");
    };
    const shown = (columns: readonly number[], character: string, at: number) =>
      cropPixels(
        paintDraft({ puzzleId: id, map: mapWith(columns, character), over: "pieces" }),
        painter.boxOf(board, cellAt(board, at, 0)),
      );
    const columns = last > 2 ? [0, Math.floor(last / 2), last] : [0, last];
    for (const { characters, count } of legend.things) {
      if (count !== "one") continue;
      for (const at of columns) {
        const alone = shown([at], characters.charAt(0), at);
        expect(shown(columns, characters.charAt(0), at)).toEqual(alone);
        expect(alone).not.toEqual(shown([], ".", at));
      }
    }
  });

  test("the celebration of a cleared level shows the pieces from its first moment on", () => {
    const [map] = sampleMaps(puzzle, 1);
    const paint = (over: Request["over"]): Uint8Array => paintDraft({ puzzleId: id, map, over });
    expect(paint("celebration")).not.toEqual(paint("nothing"));
  });

  test("no piece is drawn on a draft without pieces", () => {
    const bare = withOne(".", "nothing");
    expect(withOne(".", "pieces")).toEqual(bare);
    for (const thing of legend.characters) {
      const ground = withOne(thing, "nothing");
      const isPiece = ground.every((pixel, at) => pixel === bare[at]);
      if (!isPiece) expect(withOne(thing, "pieces")).toEqual(ground);
    }
  });
}

test("the drawing of a map that is no draft is an error", () => {
  expect(() => createPainter()({ puzzleId: walker.id, map: "?", over: "pieces" })).toThrow();
});

for (const puzzle of [...loadAllPuzzles(), toAnyPuzzle(walker), toAnyPuzzle(template)])
  describe(`drafts of ${puzzle.id}`, () => describeDrafts(puzzle));
