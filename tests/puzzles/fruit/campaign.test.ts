import { describe, expect, test } from "vitest";
import { isFault } from "../../../src/kernel/fault";
import { runToEnd } from "../../../src/kernel/task";
import { allLevelsOf } from "../../../src/puzzles/campaign";
import { campaign as stored } from "../../../src/puzzles/fruit/campaign/index";
import { certifyLevel } from "../../../src/puzzles/fruit/explore/certify";
import { notation, SliderKind, type Level } from "../../../src/puzzles/fruit/level";
import { rules } from "../../../src/puzzles/fruit/rules";
import type { CampaignLevel } from "../../../src/puzzles/puzzle";
import { contentsOf, countArrangements, findHardest } from "../../../tools/mine/fruit-hardest";
import { isWonByPulls } from "../../../tools/mine/fruit-pulls";
import { symmetriesWithThings } from "../../kernel/symmetries";
import { seedCount } from "../../seed-count";

const campaign = allLevelsOf(stored);
const CHAPTERS = Array.from({ length: 6 }, (_, chapter) => campaign.slice(10 * chapter, 10 * chapter + 10));

const MAX_STATES = 60_000;

function levelOf(map: readonly string[]): Level {
  const level = notation.parseMap(map.join("\n"));
  if (isFault(level)) throw new Error(level.fault.kind);
  return level;
}

/** Returns a text that is the same for all turns and mirrors of a map, and differs between any two other maps. */
function canonical(map: readonly string[]): string {
  return symmetriesWithThings(notation.legend, map.join("\n")).sort()[0];
}

describe("the campaign of Fruit", () => {
  test("the campaign has sixty levels, each with a short name of its own", () => {
    const names = campaign.map(({ name }) => name);
    expect(names).toHaveLength(60);
    expect(new Set(names).size).toBe(60);
    for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z' ?-]{2,15}$/);
  });

  test("the campaign begins with three short levels that have only fruits and hedge", () => {
    for (const { map, verdict } of campaign.slice(0, 3)) {
      expect(verdict.par).toBeLessThanOrEqual(4);
      expect(map.join("")).toMatch(/^[A-D#.]*$/);
    }
  });

  test("the campaign has no two levels that are turns or mirrors of each other", () => {
    expect(new Set(campaign.map(({ map }) => canonical(map))).size).toBe(60);
  });

  test("each chapter shows its new things in all its levels, and no earlier level has them", () => {
    CHAPTERS.slice(1).forEach((chapter, index) => {
      for (const { name, map } of chapter) expect(chaptersOfThingsOn(map), name).toContain(index);
    });
    CHAPTERS.forEach((chapter, index) => {
      for (const { name, map } of chapter) expect(Math.max(-1, ...chaptersOfThingsOn(map)), name).toBeLessThan(index);
    });
  });

  test("each shortest win of the last chapter needs a pull, and only in one level could an anteater be hedge", () => {
    for (const { name, map } of CHAPTERS[5]) {
      if (name === "Tug of War") continue;
      const level = levelOf(map);
      const certificate = runToEnd(certifyLevel(level, rules(level), MAX_STATES));
      expect(certificate !== undefined && isWonByPulls(level, certificate, MAX_STATES), name).toBe(true);
    }
  });

  test("each chapter gets a bit harder from its first half to its second, and each chapter begins easily", () => {
    CHAPTERS.forEach((chapter, index) => {
      expect(meanCentibits(chapter.slice(5))).toBeGreaterThan(meanCentibits(chapter.slice(0, 5)) + 100);
      if (index > 0) expect(chapter[0].verdict.difficultyCentibits).toBeLessThan(meanCentibits(CHAPTERS[index - 1]));
    });
  });

  test("each level has the hardest start of its board, which is proved again for smaller boards or for all", () => {
    const all = campaign.map(({ map, verdict }) => ({ level: levelOf(map), par: verdict.par }));
    const bySize = all.toSorted((one, other) => placementsOf(one.level) - placementsOf(other.level));
    for (const { level, par } of bySize.slice(0, seedCount(60))) expect(hardestOf(level)).toBe(par);
  });
});

/** Returns the mean difficulty of some levels, in hundredths of a bit. */
function meanCentibits(levels: readonly CampaignLevel[]): number {
  return levels.reduce((sum, { verdict }) => sum + verdict.difficultyCentibits, 0) / levels.length;
}

/**
 * Returns the indexes of the campaign's chapters whose new things are on a map. Index 0 is the chapter that introduces
 * stones.
 */
function chaptersOfThingsOn(map: readonly string[]): number[] {
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
});
