import { describe, expect, test } from "vitest";
import { canonicalForm } from "../../kernel/symmetries";
import { CAMPAIGN_STATES, certifyForCampaign, findComboSolution, countEvents } from "../../../tools/mine/skid-fitness";
import { allLevelsOf } from "../../../src/puzzles/campaign";
import { campaign as stored } from "../../../src/puzzles/skid/campaign/index";
import { levelOf } from "./levels";
import { parseMap, solve } from "./slow-solver";

const campaign = allLevelsOf(stored);
const CHAPTERS = Array.from({ length: 4 }, (_, chapter) => campaign.slice(25 * chapter, 25 * chapter + 25));

/**
 * For each chapter of Skid's campaign except the last, the characters of the things that no earlier chapter has. The
 * last chapter has no new things.
 */
const NEW_THINGS: readonly RegExp[] = [/[ry]/, /p/, /[ci]/];

describe("the campaign of Skid", () => {
  test("the campaign begins with three tiny levels of red toys alone", () => {
    for (const { map, verdict } of campaign.slice(0, 3)) {
      expect(map.join("")).not.toMatch(/[yYcip]/);
      expect(verdict.parCombo).toBeLessThanOrEqual(2);
      expect(verdict.stateCount).toBeLessThan(30);
    }
  });

  test("the campaign has no two levels that are turns or mirrors of each other", () => {
    expect(new Set(campaign.map(({ map }) => canonicalForm(map.join("\n")))).size).toBe(campaign.length);
  });

  test("each chapter has its new things, and nothing of later chapters", () => {
    NEW_THINGS.forEach((thing, chapter) => {
      expect(CHAPTERS[chapter].some(({ map }) => thing.test(map.join("")))).toBe(true);
      for (const later of NEW_THINGS.slice(chapter + 1))
        for (const { name, map } of CHAPTERS[chapter]) expect(map.join(""), name).not.toMatch(later);
    });
  });

  test("no level brings two new things", () => {
    const known = new Set("r");
    for (const { name, map } of campaign) {
      const things = [...new Set(map.join("").match(/[ycip]/g))].filter((thing) => !known.has(thing));
      expect(things.length, name).toBeLessThanOrEqual(1);
      for (const thing of things) known.add(thing);
    }
    expect([...known].sort()).toEqual(["c", "i", "p", "r", "y"]);
  });
});

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
    const line = findComboSolution(certificate);
    const { pushes, pitFalls, iceSlides } = countEvents(level, line);
    expect(line).toHaveLength(verdict.parCombo);
    if (level.crates.length > 0) expect(pushes).toBeGreaterThan(0);
    if (level.ices.length > 0) expect(iceSlides).toBeGreaterThan(0);
    if (map.join("").includes("p")) expect(pitFalls).toBeGreaterThan(0);
  });
});
