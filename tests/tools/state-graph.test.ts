import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { certify } from "../../src/kernel/certify";
import { runToEnd } from "../../src/kernel/task";
import { icePath } from "../../src/puzzles/ice-path/index";
import { lastBall } from "../../src/puzzles/last-ball/index";
import { drawStateGraph } from "../../tools/state-graph/draw-state-graph";
import { expectParsed } from "../kernel/parse-results";
import { createTemporaryFile, runProjectTool } from "./run-tool";

function draw(puzzle: typeof lastBall | typeof icePath, map: string) {
  const level = expectParsed<unknown>(puzzle.parseMap(map));
  const certificate = runToEnd(certify(puzzle.rules(level as never) as never, 1000));
  if (certificate === undefined) throw new Error("the level has too many states");
  const { graph, analysis } = certificate;
  const picture = drawStateGraph("A <level> & more", graph, analysis.winDistance);
  certificate.release?.();
  return { picture, ...analysis.verdict };
}

function elementsOf(xml: string): string[] {
  const names: string[] = [];
  const open: string[] = [];
  for (const [, closing, name, attributes] of xml.matchAll(/<(\/?)(\w+)((?:\s+[\w-]+="[^"<>]*")*\s*\/?)>/g)) {
    if (closing !== "") expect(open.pop()).toBe(name);
    else {
      names.push(name);
      if (!attributes.endsWith("/")) open.push(name);
    }
  }
  expect(open).toEqual([]);
  expect(xml.replaceAll(/<\/?\w+(?:\s+[\w-]+="[^"<>]*")*\s*\/?>/g, "")).not.toMatch(/[<>]/);
  return names;
}

function countOf(picture: string, colour: string): number {
  return picture.split("\n").filter((line) => line.startsWith("<circle") && line.includes(`fill="${colour}"`)).length;
}

describe("the picture of a state graph", () => {
  test.each([
    { puzzle: icePath, map: "@..#\n#..O\n....", name: "Ice Path" },
    { puzzle: lastBall, map: "@.o.o.o..\n..o......", name: "Last Ball" },
  ])("the picture of a level of $name is well-formed and has a circle for each state", ({ puzzle, map }) => {
    const { picture, stateCount, deadEndCount } = draw(puzzle, map);
    expect(elementsOf(picture).filter((name) => name === "circle")).toHaveLength(stateCount);
    expect(countOf(picture, "#c2452d")).toBe(deadEndCount);
    expect(countOf(picture, "#222222")).toBe(1);
    expect(picture).not.toMatch(/NaN|Infinity|undefined/);
  });

  test("a level that cannot be won has a picture with dead ends only", () => {
    const { picture, stateCount } = draw(icePath, "@..\n..#\n.#O");
    expect(countOf(picture, "#c2452d")).toBe(stateCount);
  });
});

describe("the option --graph of the verdict tool", () => {
  const map = "@..#\n#..O\n";

  test("the tool writes the picture into the file", () => {
    const file = join(mkdtempSync(join(tmpdir(), "graph-")), "graph.svg");
    expect(runProjectTool("verdict", createTemporaryFile(map), "--graph", file)).toMatchObject({
      exitCode: 0,
      stderr: "",
    });
    expect(readFileSync(file, "utf8")).toMatch(/^<svg [^]*<\/svg>\n$/);
  });

  test("the tool explains that a file cannot be written", () => {
    const file = join(tmpdir(), "no-such-folder", "graph.svg");
    expect(runProjectTool("verdict", createTemporaryFile(map), "--graph", file)).toMatchObject({
      exitCode: 2,
      stderr: `verdict: ${file} cannot be written (ENOENT)\n`,
    });
  });

  test("the tool explains that a level has too many states for a picture", () => {
    const large = createTemporaryFile(`@${".".repeat(5)}\n${"o.o.o.\n.o.o.o\n".repeat(3)}`);
    expect(runProjectTool("verdict", large, "--graph", "unused.svg").stderr).toMatch(
      /^verdict: --graph draws at most 1000 states; this level has \d+\n$/,
    );
  });
});
