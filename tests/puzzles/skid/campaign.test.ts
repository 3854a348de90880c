import { describe, expect, test } from "vitest";
import { canonicalForm } from "../../kernel/symmetries";
import { CAMPAIGN_STATES, certifyForCampaign, comboSolution, countEvents } from "../../../tools/mine/skid-fitness";
import { allLevelsOf } from "../../../src/puzzles/campaign";
import { campaign as stored } from "../../../src/puzzles/skid/campaign/index";
import { levelOf } from "./levels";
import { parseMap, solve } from "./slow-solver";

const campaign = allLevelsOf(stored);
const CHAPTERS = Array.from({ length: 6 }, (_, puzzleId) => campaign.slice(10 * puzzleId, 10 * puzzleId + 10));

/** Returns the characters of all maps in a chapter of the campaign. */
function charactersOf(chapter: number): string {
  return CHAPTERS[chapter].flatMap(({ map }) => map).join("");
}

describe("the campaign of Skid", () => {
  test("the campaign has sixty levels, each with a short name of its own", () => {
    const names = campaign.map(({ name }) => name);
    expect(names).toHaveLength(60);
    expect(new Set(names).size).toBe(60);
    for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z' ?-]{2,15}$/);
  });

  test("the campaign begins with three tiny levels of red toys alone", () => {
    for (const { map, verdict } of campaign.slice(0, 3)) {
      expect(map.join("")).not.toMatch(/[yYcip]/);
      expect(verdict.parCombo).toBeLessThanOrEqual(2);
      expect(verdict.stateCount).toBeLessThan(30);
    }
  });

  test("the campaign has no two levels that are turns or mirrors of each other", () => {
    expect(new Set(campaign.map(({ map }) => canonicalForm(map.join("\n")))).size).toBe(60);
  });

  test("each chapter brings one new thing, which is in all its levels", () => {
    for (const { map } of CHAPTERS[0]) expect(map.join("")).not.toMatch(/[yYcip]/);
    for (const { map } of CHAPTERS[1]) expect(map.join("")).toMatch(/y/);
    for (const { map } of CHAPTERS[2]) expect(map.join("")).toMatch(/p/);
    for (const { map } of CHAPTERS[3]) expect(map.join("")).toMatch(/c/);
    for (const { map } of CHAPTERS[4]) expect(map.join("")).toMatch(/i/);
    expect(charactersOf(1)).not.toMatch(/[pci]/);
    expect(charactersOf(2)).not.toMatch(/[ci]/);
    expect(charactersOf(3)).not.toMatch(/[i]/);
    for (const thing of "rycip") expect(charactersOf(5)).toContain(thing);
    for (const { map } of CHAPTERS[5]) expect(new Set(map.join("").match(/[ycip]/g)).size).toBeGreaterThanOrEqual(2);
    expect(new Set(campaign[59].map.join("").match(/[rycip]/g)).size).toBe(5);
  });

  test("each chapter begins easy, rises in waves, and ends with its longest level, which is one of its hardest", () => {
    for (const levels of CHAPTERS) {
      const bits = levels.map(({ verdict }) => verdict.difficultyCentibits);
      expect(bits[0]).toBeLessThanOrEqual(190);
      let hardest = bits[0];
      for (const one of bits.slice(1)) {
        // No level is much harder than all levels before it in its chapter.
        expect(one).toBeLessThanOrEqual(hardest + 150);
        hardest = Math.max(hardest, one);
      }
      expect(hardest - bits[9]).toBeLessThanOrEqual(40);
      expect(meanOf(bits.slice(5))).toBeGreaterThan(meanOf(bits.slice(0, 5)) + 50);
      expect(levels[9].verdict.par).toBe(Math.max(...levels.map(({ verdict }) => verdict.par)));
    }
  });
});

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other) / numbers.length;
}

describe.each(campaign)("the level $name", ({ map, verdict }) => {
  const level = levelOf(...map);
  const certificate = certifyForCampaign(level);
  if (certificate === undefined) throw new Error("the level has too many states");

  test("the level has the stored verdict, and is small enough for the console", () => {
    expect(certificate.analysis.verdict).toEqual(verdict);
    expect(verdict.stateCount).toBeLessThanOrEqual(CAMPAIGN_STATES);
  });

  test("the level is fair as the article demands, which the slow solver confirms", () => {
    const { stateCount, realStates, deadEndCount, parCombo, parPlain } = verdict;
    expect(deadEndCount).toBe(0);
    expect(parCombo).toBeGreaterThan(0);
    expect(parPlain).toBeGreaterThanOrEqual(parCombo);
    expect(solve(parseMap(map.join("\n")), CAMPAIGN_STATES)).toEqual({
      states: stateCount,
      realStates,
      deadEnds: deadEndCount,
      parCombo,
      parPlain,
    });
  });

  test("the best solution of the level uses the crates, ice cubes and pits that it has", () => {
    const line = comboSolution(certificate);
    const { pushes, pitFalls, iceSlides } = countEvents(level, line);
    expect(line).toHaveLength(verdict.parCombo);
    if (level.crates.length > 0) expect(pushes).toBeGreaterThan(0);
    if (level.ices.length > 0) expect(iceSlides).toBeGreaterThan(0);
    if (map.join("").includes("p")) expect(pitFalls).toBeGreaterThan(0);
  });
});
