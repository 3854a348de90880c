import { describe, expect, test } from "vitest";
import { TEXTS } from "../../src/game/texts/index";
import { certify } from "../../src/kernel/certify";
import { isFault } from "../../src/kernel/fault";
import { COMMON_IDEAS, measureIdeas, type CommonIdea } from "../../src/kernel/ideas/measure-ideas";
import { runToEnd } from "../../src/kernel/task";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { TEXTS as FRUIT } from "../../src/puzzles/fruit/texts/index";
import { TEXTS as ICE_PATH } from "../../src/puzzles/ice-path/texts/index";
import { TEXTS as LAST_BALL } from "../../src/puzzles/last-ball/texts/index";
import { TEXTS as PENGUIN } from "../../src/puzzles/penguin/texts/index";
import { TEXTS as SKID } from "../../src/puzzles/skid/texts/index";

const MAX_STATES = 1000;

/** Returns the strength of each idea in the level of a map, by the idea's name. */
function strengthsOf(id: string, rows: readonly string[]): Readonly<Record<string, number>> {
  const puzzle = loadAllPuzzles().find((known) => known.id === id);
  if (puzzle === undefined) throw new Error(`no puzzle ${id}`);
  const level = puzzle.parseMap(rows.join("\n"));
  if (isFault(level)) throw new Error(level.fault.kind);
  const rules = puzzle.rules(level);
  const certificate = runToEnd(certify(rules, MAX_STATES));
  if (certificate === undefined) throw new Error("the level has too many states");
  const strengths = runToEnd(measureIdeas(level, rules, certificate, puzzle.ideas));
  certificate.release?.();
  const names = [...COMMON_IDEAS.map((idea) => TEXTS.ideas[idea].name), ...puzzle.ideas.own.map(({ name }) => name)];
  return Object.fromEntries(names.map((name, index) => [name, strengths[index]]));
}

/** Two boards on which an idea is, with its strength, and is not. */
interface Example {
  readonly id: string;
  readonly name: string;
  readonly strong: readonly string[];
  readonly strength: number;
  readonly without: readonly string[];
}

function common(idea: CommonIdea, example: Omit<Example, "name">): Example {
  return { name: TEXTS.ideas[idea].name, ...example };
}

const EXAMPLES: readonly Example[] = [
  // After the first move, downwards, the hole is 3 columns and rows away instead of 2.
  common("detour", { id: "ice-path", strong: ["O#@", "..."], strength: 1, without: ["O.@", "..."] }),
  // The seal slides up, left and down, and then right across its first slide.
  common("thereAndBack", { id: "ice-path", strong: ["....", "..O.", "#@.."], strength: 1, without: ["@.O"] }),
  // Up leads nearer to the hole, but from there only the way back is left.
  common("bait", { id: "ice-path", strong: [".O#", ".#.", "..@"], strength: 2, without: ["@.O"] }),
  // One of three inputs at the passage is right.
  common("needle", { id: "ice-path", strong: ["..O", "#@#"], strength: 1, without: ["@.O"] }),
  common("order", { id: "last-ball", strong: ["@.o", "o.."], strength: 2, without: ["@oo"] }),
  common("halves", { id: "ice-path", strong: [".@.", ".#O"], strength: 1, without: ["@.O"] }),
  { id: "last-ball", name: LAST_BALL.ideas.chain.name, strong: ["@.o.oo."], strength: 3, without: ["@.o."] },
  // The ball that is hit first moves before the second one, which leaves. There it stops the black ball.
  { id: "last-ball", name: LAST_BALL.ideas.brake.name, strong: ["@.o.o"], strength: 1, without: ["@.oo"] },
  { id: "last-ball", name: LAST_BALL.ideas.lastIsFirst.name, strong: ["@.ooo."], strength: 2, without: ["@.o", "o.."] },
  {
    id: "ice-path",
    name: ICE_PATH.ideas.snowStop.name,
    strong: ["@.*..", "..O.."],
    strength: 1,
    without: ["@..", "..O"],
  },
  // A slide over 8 cells is long, one over 7 is not.
  { id: "ice-path", name: ICE_PATH.ideas.longSlide.name, strong: ["@.......O"], strength: 8, without: ["@......O"] },
  {
    id: "ice-path",
    name: ICE_PATH.ideas.roundTheRock.name,
    strong: ["@#.", ".O.", "...", "#.."],
    strength: 2,
    without: ["@.#", "..O"],
  },
  {
    id: "skid",
    name: SKID.ideas.wallOfToys.name,
    strong: ["#####", "#rrpR", "#...#", "#####"],
    strength: 1,
    without: ["#####", "#r..R", "#...#", "#####"],
  },
  {
    id: "skid",
    name: SKID.ideas.comboOrSafety.name,
    strong: ["#####", "#rp.#", "Rr..#", "#####"],
    strength: 4,
    without: ["#####", "#r..R", "#...#", "#####"],
  },
  {
    id: "skid",
    name: SKID.ideas.pitStop.name,
    strong: ["#####", "#...#", "Rp.r#", "#####"],
    strength: 1,
    without: ["#####", "#...#", "R..r#", "#####"],
  },
  {
    id: "penguin",
    name: PENGUIN.ideas.ride.name,
    strong: ["..F", "...", "@.^"],
    strength: 2,
    without: ["F.@", "^.."],
  },
  { id: "penguin", name: PENGUIN.ideas.doors.name, strong: ["aF.", "@.a"], strength: 3, without: ["@F.", "a.a"] },
  { id: "penguin", name: PENGUIN.ideas.underAndOver.name, strong: ["F.-.@"], strength: 3, without: ["F.@.-"] },
  { id: "penguin", name: PENGUIN.ideas.snowStop.name, strong: ["...", "@*F"], strength: 1, without: ["...", "@.F"] },
  {
    id: "fruit",
    name: FRUIT.ideas.stoneStop.name,
    strong: [".ss", ".A.", "..A"],
    strength: 1,
    without: ["...", "A.A", "..."],
  },
  {
    id: "fruit",
    name: FRUIT.ideas.waitByTheHedge.name,
    strong: ["..A", ".s=", ".A."],
    strength: 2,
    without: ["...", "A.A", "..."],
  },
  {
    id: "fruit",
    name: FRUIT.ideas.giveUpStop.name,
    strong: ["...", ".sA", "A#."],
    strength: 1,
    without: ["...", "A.A", "..."],
  },
];

describe("the ideas of levels", () => {
  test.each(EXAMPLES)("$name of $id is on a board that shows it, and not on another", (example) => {
    expect(strengthsOf(example.id, example.strong)[example.name]).toBe(example.strength);
    expect(strengthsOf(example.id, example.without)[example.name]).toBe(0);
  });

  test("every puzzle has at least eight ideas, and each of its own ideas has an example", () => {
    for (const { id, ideas } of loadAllPuzzles()) {
      expect(COMMON_IDEAS.length + ideas.own.length).toBeGreaterThanOrEqual(8);
      const shown = EXAMPLES.filter((example) => example.id === id).map(({ name }) => name);
      for (const { name } of ideas.own) expect(shown).toContain(name);
    }
  });

  test("a level that cannot be won has no idea", () => {
    expect(Object.values(strengthsOf("ice-path", ["@..", "..#", ".#O"])).every((strength) => strength === 0)).toBe(
      true,
    );
  });
});
