import { describe, expect, test } from "vitest";
import { relativePercent, strongStrengthsAtPar } from "../../../src/kernel/ideas/leading-idea";
import { measureIdeas } from "../../../src/kernel/ideas/measure-ideas";
import { runToEnd } from "../../../src/kernel/task";
import { canonicalForm } from "../../kernel/symmetries";
import { CAMPAIGN_STATES, certifyForCampaign, findComboSolution, countEvents } from "../../../tools/mine/skid-fitness";
import { allLevelsOf } from "../../../src/puzzles/campaign";
import { campaign as stored } from "../../../src/puzzles/skid/campaign/index";
import { ideas as skidIdeas } from "../../../src/puzzles/skid/ideas";
import { rules } from "../../../src/puzzles/skid/rules";
import { levelOf } from "./levels";
import { parseMap, solve } from "./slow-solver";

const campaign = allLevelsOf(stored);
const CHAPTERS = Array.from({ length: 4 }, (_, chapter) => campaign.slice(25 * chapter, 25 * chapter + 25));

/**
 * For each chapter of Skid's campaign except the last, the characters of the things that no earlier chapter has. The
 * last chapter has no new things.
 */
const NEW_THINGS: readonly RegExp[] = [/[ry]/, /p/, /[ci]/];

/**
 * The least strength of a level's named solving ideas (techniques that a solution needs), in percent of the strength
 * that counts as strong.
 */
const LEAST_PERCENT = 80;
/**
 * The numbers of the levels whose named solving idea may be weaker. Most of them are small levels, which show something
 * new.
 */
const LEVELS_WITH_WEAK_IDEA: readonly number[] = [1, 2, 3, 4, 9, 26, 27, 28, 51, 52, 53, 56, 79, 96, 99];

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

describe.each(campaign)("the level $name", ({ name, map, verdict, ideas: named }) => {
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

  test("the named ideas are strong, unless the level is an exception", () => {
    const strongStrengths = strongStrengthsAtPar(skidIdeas.strongStrengths, verdict.par);
    const strengths = runToEnd(measureIdeas(level, rules(level), certificate, skidIdeas));
    const percents = named.map((idea) => relativePercent(strengths[idea], strongStrengths[idea]));
    const isWeak = LEVELS_WITH_WEAK_IDEA.includes(campaign.findIndex(({ name: other }) => other === name) + 1);
    if (isWeak) expect(Math.min(...percents)).toBeLessThan(LEAST_PERCENT);
    else expect(Math.min(...percents)).toBeGreaterThanOrEqual(LEAST_PERCENT);
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
