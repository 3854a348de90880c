import { describe, expect, test } from "vitest";
import { isFault } from "../../../src/kernel/fault";
import { runToEnd } from "../../../src/kernel/task";
import { allLevelsOf } from "../../../src/puzzles/campaign";
import { campaign as stored } from "../../../src/puzzles/fruit/campaign/index";
import { certifyLevel } from "../../../src/puzzles/fruit/explore/certify";
import { notation, SliderKind, type Level } from "../../../src/puzzles/fruit/level";
import { rules } from "../../../src/puzzles/fruit/rules";
import { contentsOf, countArrangements, findHardest } from "../../../tools/mine/fruit-hardest";
import { countNeedless } from "../../../tools/puzzles/fruit";
import { symmetriesWithThings } from "../../kernel/symmetries";
import { seedCount } from "../../seed-count";

const campaign = allLevelsOf(stored);
const CHAPTERS = Array.from({ length: 4 }, (_, chapter) => campaign.slice(15 * chapter, 15 * chapter + 15));
/**
 * For each chapter of Fruit's campaign, the kinds of things that no earlier chapter has. The numbers are those that
 * `thingsOn` returns.
 */
const NEW_THINGS: readonly (readonly number[])[] = [[0], [1], [2, 3], [4]];

const MAX_STATES = 60_000;

/**
 * The names of the levels whose pieces start where the most moves are needed, of all placements of these pieces. All
 * other levels were chosen for their solving idea (a technique that a solution needs), not for the number of moves.
 */
const HARDEST_STARTS: readonly string[] = [
  ...["Four Stones", "Patience", "Happy End", "Barrel Roll", "Traffic", "Stone Wall"],
  ...["Roundabout", "Stone Soup", "Dead Slow", "Turnstile", "Magnets", "Do Not Disturb"],
];

function levelOf(map: readonly string[]): Level {
  const level = notation.parseMap(map.join("\n"));
  if (isFault(level)) throw new Error(level.fault.kind);
  return level;
}

function canonical(map: readonly string[]): string {
  return symmetriesWithThings(notation.legend, map.join("\n")).sort()[0];
}

describe("the campaign of Fruit", () => {
  test("the campaign begins with three short levels that have only fruits and hedge", () => {
    for (const { map, verdict } of campaign.slice(0, 3)) {
      expect(verdict.par).toBeLessThanOrEqual(4);
      expect(map.join("")).toMatch(/^[A-D#.]*$/);
    }
  });

  test("the campaign has no two levels that are turns or mirrors of each other", () => {
    expect(new Set(campaign.map(({ map }) => canonical(map))).size).toBe(60);
  });

  test("each chapter has its new things, and nothing of later chapters", () => {
    CHAPTERS.forEach((chapter, index) => {
      for (const thing of NEW_THINGS[index])
        expect(chapter.some(({ map }) => thingsOn(map).includes(thing))).toBe(true);
      const later = NEW_THINGS.slice(index + 1).flat();
      for (const { name, map } of chapter)
        expect(
          thingsOn(map).filter((thing) => later.includes(thing)),
          name,
        ).toEqual([]);
    });
  });

  test("some levels have the hardest start of their board, which is proved again for smaller boards or for all", () => {
    const hardest = campaign.filter(({ name }) => HARDEST_STARTS.includes(name));
    expect(hardest).toHaveLength(HARDEST_STARTS.length);
    const all = hardest.map(({ map, verdict }) => ({ level: levelOf(map), par: verdict.par }));
    const bySize = all.toSorted((one, other) => placementsOf(one.level) - placementsOf(other.level));
    for (const { level, par } of bySize.slice(0, seedCount(hardest.length))) expect(hardestOf(level)).toBe(par);
  });
});

/**
 * Returns the kinds of things on a map as numbers: 0 for stones, 1 for cars and barrels, 2 for one-way passes, 3 for
 * puddles and hedgehogs, 4 for anteaters.
 */
function thingsOn(map: readonly string[]): number[] {
  const { sliderKinds, passes, puddles, hedgehogs, anteaters } = levelOf(map);
  const has = [
    sliderKinds.some((kind) => kind === SliderKind.Stone),
    sliderKinds.some((kind) => kind !== SliderKind.Stone),
    passes.length > 0,
    puddles.length + hedgehogs.length > 0,
    anteaters.length > 0,
  ];
  return has.flatMap((isThere, index) => (isThere ? [index] : []));
}

function placementsOf(level: Level): number {
  return countArrangements(level, contentsOf(level));
}

function hardestOf(level: Level): number {
  const search = findHardest(level, contentsOf(level));
  for (;;) {
    const step = search.next();
    if (step.done === true) return step.value.moves;
  }
}

describe.each(campaign)("the level $name", ({ map, verdict }) => {
  test("the level has the stored verdict, and at most two shortest wins", () => {
    const level = levelOf(map);
    const certificate = runToEnd(certifyLevel(level, rules(level), MAX_STATES));
    expect(certificate?.analysis.verdict).toEqual(verdict);
    certificate?.release?.();
    expect(verdict.solutionCount).toBeLessThanOrEqual(2);
    expect(rules(level).start.fruits.length).toBeGreaterThanOrEqual(2);
  });

  test("the level needs each of its things", () => {
    const level = levelOf(map);
    const certificate = runToEnd(certifyLevel(level, rules(level), MAX_STATES));
    if (certificate === undefined) throw new Error("the level has too many states");
    expect(countNeedless(level, certificate)).toBe(0);
    certificate.release?.();
  });
});
