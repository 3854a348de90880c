import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { createRandom } from "../../src/kernel/random";
import { certifyForCampaign, findNeedlessBalls } from "../../tools/mine/last-ball-fitness";
import { drawSkidLevel } from "../../tools/mine/skid-draw";
import { readShape } from "../../tools/mine/last-ball-shape";
import { expectParsed } from "../kernel/parse-results";
import { levelOf } from "../puzzles/last-ball/maps";
import { runProjectTool, refusedWith, createTemporaryFile } from "./run-tool";

const SHAPES = resolve(import.meta.dirname, "../../tools/mine/shapes");

interface Find {
  readonly map: readonly string[];
  readonly verdict: Readonly<Record<string, number>>;
}

function mined(...args: readonly string[]): Find[] {
  const { exitCode, stdout, stderr } = runProjectTool("mine", "last-ball", ...args);
  if (exitCode !== 0) throw new Error(stderr);
  return stdout.split("\n\n").map((block) => ({
    map: [...block.matchAll(/^ {2}"(.*)",$/gm)].map(([, row]) => row),
    verdict: Object.fromEntries(
      [...block.matchAll(/(\w+): (-?\d+)/g)].map(([, name, figure]) => [name, Number(figure)]),
    ),
  }));
}

function pictureOf({ map }: Find): string[] {
  return map.map((row) => row.replace("@", "."));
}

function mirrored(row: string): string {
  return Array.from(row).reverse().join("");
}

describe("the mine tool", () => {
  test("the mine tool prints levels fit for the campaign with their verdicts, the easiest first", () => {
    const finds = mined("--balls", "6", "--count", "5", "--difficulty", "1..3");
    expect(finds).toHaveLength(5);
    for (const { map, verdict } of finds) {
      const level = levelOf(...map);
      expect([level.board.width, level.board.height, level.whites.length]).toEqual([12, 7, 6]);
      expect(certifyForCampaign(level)?.analysis.verdict).toEqual(verdict);
      expect(findNeedlessBalls(level)).toEqual([]);
    }
    const difficulties = finds.map(({ verdict }) => verdict.difficultyCentibits);
    expect(difficulties).toEqual(difficulties.toSorted((one, other) => one - other));
    expect(difficulties[0]).toBeGreaterThanOrEqual(100);
    expect(difficulties[4]).toBeLessThanOrEqual(300);
  });

  test("the mine tool finds the same levels for the same seed, and others for another seed", () => {
    const options = ["--balls", "5", "--count", "3"];
    const finds = mined(...options, "--seed", "8");
    expect(mined(...options, "--seed", "8")).toEqual(finds);
    expect(mined(...options, "--seed", "9")).not.toEqual(finds);
  });

  test("the mine tool keeps to a shape: fixed cells, open cells, and cells where the black ball may be", () => {
    const shape = ["..o.o..", ".o.?.o.", "o?...?o", "..*.*..", "...+..."];
    for (const { map } of mined("--shape", createTemporaryFile(shape.join("\n")), "--count", "20")) {
      map.forEach((row, y) => {
        Array.from(row).forEach((character, x) => {
          const allowed = { ".": ".", o: "o", "?": ".o", "*": "o@", "+": ".@" }[shape[y][x]];
          expect(allowed).toContain(character);
        });
      });
    }
  });

  test("the mine tool finds levels that are symmetric left and right, top and bottom, or after a half turn", () => {
    const options = ["--width", "7", "--height", "7", "--balls", "8", "--count", "5"];
    for (const find of mined(...options, "--symmetry", "h")) {
      expect(isSymmetric(find, (picture) => picture.map(mirrored))).toBe(true);
    }
    for (const find of mined(...options, "--symmetry", "v")) {
      expect(isSymmetric(find, (picture) => picture.toReversed())).toBe(true);
    }
    for (const find of mined(...options, "--symmetry", "r")) {
      expect(isSymmetric(find, (picture) => picture.toReversed().map(mirrored))).toBe(true);
    }
  });

  test("the mine tool changes a shape in at most the given number of cells", () => {
    const heart = join(SHAPES, "heart.txt");
    const cells = new Set(ballsOf(readFileSync(heart, "utf8").trimEnd().split("\n")));
    const strangers = (find: Find) => ballsOf(pictureOf(find)).filter((cell) => !cells.has(cell)).length;
    const found = mined("--shape", heart, "--changes", "1", "--count", "30").map(strangers);
    expect(Math.max(...found)).toBe(1);
    expect(mined("--shape", heart, "--count", "10").map(strangers)).toEqual(new Array(10).fill(0));
  });

  test.each(readdirSync(SHAPES))("the shape %s can be parsed and fits on the board", (file) => {
    const { board, blacks } = expectParsed(readShape(readFileSync(join(SHAPES, file), "utf8")));
    expect([board.width, board.height]).toEqual([12, 7]);
    expect(blacks.length).toBeGreaterThan(0);
  });
});

function isSymmetric({ map }: Find, imageOf: (picture: string[]) => string[]): boolean {
  return [".", "o"].some((character) => {
    const picture = map.map((row) => row.replace("@", character));
    return imageOf(picture).join() === picture.join();
  });
}

test("a random symmetric level of Skid has all its pieces, or is rejected for lack of room", () => {
  const wish = { width: 7, height: 6, reds: 4, yellows: 3, crates: 0, ices: 2, pits: 2, blocks: 6, goalsPerColour: 1 };
  const random = createRandom(1);
  const drawn = Array.from({ length: 50 }, () =>
    drawSkidLevel({ ...wish, symmetry: "d", hasTwinPieces: false }, random),
  );
  const levels = drawn.filter((level) => level !== undefined);
  for (const { reds, yellows, ices } of levels)
    expect([reds, yellows, ices].map(({ length }) => length)).toEqual([4, 3, 2]);
  expect(levels.length).toBeGreaterThan(0);
  expect(levels.length).toBeLessThan(50);
});

function ballsOf(map: readonly string[]): string[] {
  return map.flatMap((row, y) => Array.from(row).flatMap((character, x) => (character === "o" ? [`${x},${y}`] : [])));
}

describe("wrong calls of the mine tool", () => {
  test.each([
    ["heart", '"heart" is no option'],
    ["--symmetry x", '--symmetry is "x"; it is one of h, v, r, none'],
    ["--difficulty 3", '--difficulty is "3"; it must be two numbers of bits, such as 1.5..3'],
    ["--balls 0", '--balls is "0"; it must be a whole number from 1 to 83'],
    ["--width 13", '--width is "13"; it must be a whole number from 1 to 12'],
    ["--changes 21", '--changes is "21"; it must be a whole number from 0 to 20'],
    ["--shape no-such-shape.txt", "no-such-shape.txt cannot be read (ENOENT)"],
    ["--balls 3 --difficulty 20..21 --tries 100", "no level was found: ask for less, or allow more --tries"],
  ])("the call mine last-ball %s is rejected in one line", (words, sentence) => {
    expect(runProjectTool("mine", "last-ball", ...words.split(" "))).toEqual(refusedWith(`mine: ${sentence}`));
  });

  test.each([[[]], [["--balls", "3"]], [["chess"]]])(
    "the mine tool rejects a call without the name of a puzzle: %j",
    (words) => {
      expect(runProjectTool("mine", ...words)).toEqual(
        refusedWith("mine: name one puzzle or search first: last-ball, ice-path, skid, fruit, idea, after-hours"),
      );
    },
  );

  test("the mine tool rejects Ice Path without a shape, or with a file that does not exist", () => {
    expect(runProjectTool("mine", "ice-path")).toEqual(refusedWith("mine: name one file with a shape"));
    expect(runProjectTool("mine", "ice-path", "no-such-shape.txt")).toEqual(
      refusedWith("mine: no-such-shape.txt cannot be read (ENOENT)"),
    );
  });

  test("the mine tool rejects Skid with more pieces than a level can have", () => {
    expect(runProjectTool("mine", "skid", "--reds", "5")).toEqual(
      refusedWith('mine: --reds is "5"; it must be a whole number from 0 to 4'),
    );
  });

  test("the mine tool rejects Skid with more things than the board has room for", () => {
    expect(runProjectTool("mine", "skid", "--width", "5", "--height", "4", "--reds", "3", "--blocks", "4")).toEqual(
      refusedWith("mine: 4 blocks, 0 pits and 3 pieces take 7 cells; a board of 5 by 4 has 6 inside its border"),
    );
  });

  test("the mine tool rejects a shape with an unknown character", () => {
    const file = createTemporaryFile("..o\n.@.\n");
    expect(runProjectTool("mine", "last-ball", "--shape", file)).toEqual(
      refusedWith(`mine: ${file}: row 2, column 2 is "@"; a map has only o ? + * .`),
    );
  });

  test("the mine tool rejects a shape that is too large", () => {
    const file = createTemporaryFile(`${"o".repeat(13)}\n`);
    expect(runProjectTool("mine", "last-ball", "--shape", file)).toEqual(
      refusedWith(`mine: ${file}: the shape is 13 by 1; the most is 12 by 7`),
    );
  });
});
