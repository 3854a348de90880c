/**
 * Checks the levels "After hours" of all puzzles: optional hard levels after a campaign. Their stored facts must be
 * right. Each must join two solving ideas (techniques that a solution needs) that no campaign level joins.
 */
import { describe, expect, test } from "vitest";
import { certify } from "../../src/kernel/certify";
import { isSimilarToAny } from "../../src/kernel/similarity-sketch";
import { runToEnd } from "../../src/kernel/task";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { allLevelsOf } from "../../src/puzzles/campaign";
import type { CampaignLevel } from "../../src/puzzles/puzzle";
import { computeLevelFingerprint } from "../../tools/fingerprint";
import { formatPairKey, rankIdeas, type RankedIdea } from "../../tools/ideas/idea-pair";
import { findCampaignPairs } from "../../tools/mine/after-hours";
import { certifyMap, DEMANDS, hasNeedlessBalls, suitsPuzzle } from "../../tools/mine/after-hours-demands";
import { FINISHED_PUZZLES, levelOf } from "../play/puzzles";
import { afterHoursLevelsOf } from "./after-hours-levels";
import { wrongFigures } from "./slow-solvers";

const LEVELS = 10;
const MAX_STATES = 20_000;
const STRONG_PERCENT = 100;
/**
 * The levels that can join no new ideas: for any two solving ideas (techniques that a solution needs) that occur in
 * such a level, some level of the campaign has the same two strongest ideas. Only three or four ideas occur in these
 * levels.
 */
const LEVELS_WITHOUT_NEW_PAIR: Readonly<Record<string, readonly string[]>> = {
  skid: ["Coal Chute", "Boiler Room", "Spare Key"],
};

const centibitsOf = ({ verdict }: CampaignLevel): number => verdict.difficultyCentibits;

function listPairKeys(ideas: readonly number[]): readonly string[] {
  return ideas.flatMap((one, index) => ideas.slice(index + 1).map((other) => formatPairKey([one, other])));
}

function rankIdeasOfMap(puzzle: AnyPuzzle, map: string): readonly RankedIdea[] {
  const found = certifyMap(puzzle, map);
  if (found === undefined) throw new Error("the level breaks a demand");
  const ranked = rankIdeas(puzzle, found.level, found.certificate);
  found.certificate.release?.();
  return ranked;
}

describe.each(FINISHED_PUZZLES.map((puzzle) => ({ id: puzzle.id, puzzle })))(
  "the levels after hours of $id",
  ({ id, puzzle }) => {
    const levels = afterHoursLevelsOf(puzzle.campaign);
    const campaignLevels = allLevelsOf(puzzle.campaign);
    const maps = levels.map(({ map }) => map.join("\n"));

    test("there are ten levels, each with a short name that no level of the campaign has", () => {
      const names = [...campaignLevels, ...levels].map(({ name }) => name);
      expect(levels).toHaveLength(LEVELS);
      expect(new Set(names).size).toBe(names.length);
      for (const { name } of levels) expect(name).toMatch(/^[A-Z][A-Za-z' ?-]{2,15}$/);
    });

    test("each level has its stored verdict, and the slow solver confirms it", () => {
      levels.forEach(({ name, verdict }, index) => {
        const level = levelOf(id, maps[index]);
        expect(puzzle.formatMap(level)).toBe(maps[index]);
        const certificate = runToEnd(certify(puzzle.rules(level), MAX_STATES));
        expect(certificate?.analysis.verdict, name).toEqual(verdict);
        certificate?.release?.();
        expect(wrongFigures(puzzle, { level, verdict }), name).toEqual([]);
      });
    });

    test("each level meets the demands of its puzzle, and needs all its things where the campaign's levels do", () => {
      levels.forEach(({ name }, index) => {
        const found = certifyMap(puzzle, maps[index]);
        if (found === undefined) throw new Error(`${name} breaks a demand`);
        expect(suitsPuzzle(puzzle, maps[index], found.certificate), name).toBe(true);
        found.certificate.release?.();
        expect(hasNeedlessBalls(puzzle, maps[index]), name).toBe(false);
      });
    });

    test("the levels become harder and harder, and the first is harder than most levels of the campaign", () => {
      const bits = levels.map(centibitsOf);
      expect(bits).toEqual(bits.toSorted((one, other) => one - other));
      expect(bits[0]).toBeGreaterThanOrEqual(DEMANDS[id].leastCentibits);
      const easier = campaignLevels.filter((level) => centibitsOf(level) < bits[0]);
      expect(easier.length).toBeGreaterThan((4 * campaignLevels.length) / 5);
    });

    test("each level joins two ideas that no level of the campaign joins, and no two levels join the same", () => {
      const namedPairs = new Set(campaignLevels.flatMap(({ ideas }) => listPairKeys(ideas)));
      const campaignPairs = new Set([...findCampaignPairs(puzzle), ...namedPairs]);
      const ownKeys = levels.map(({ ideas }) => formatPairKey([ideas[0], ideas[1]]));
      expect(new Set(ownKeys).size).toBe(LEVELS);
      const taken = new Set([...campaignPairs, ...ownKeys]);
      levels.forEach(({ name, ideas }, index) => {
        expect(ideas, name).toHaveLength(2);
        const ranked = rankIdeasOfMap(puzzle, maps[index]);
        const pair = ranked.filter(({ idea }) => ideas.includes(idea));
        expect(pair.map(({ idea }) => idea).toSorted(), name).toEqual([...ideas].toSorted());
        const hasNone = LEVELS_WITHOUT_NEW_PAIR[id]?.includes(name) === true;
        const keys = listPairKeys(ranked.map(({ idea }) => idea));
        expect(
          keys.every((key) => campaignPairs.has(key)),
          `${name} has no new pair`,
        ).toBe(hasNone);
        expect((hasNone ? namedPairs : campaignPairs).has(ownKeys[index]), name).toBe(false);
        // A level may name a pair with a weak solving idea only if each pair of its strong ideas is already taken: by a
        // campaign level or by another level "After hours".
        const strong = ranked.filter(({ percent }) => percent >= STRONG_PERCENT).map(({ idea }) => idea);
        if (pair.some(({ percent }) => percent < STRONG_PERCENT))
          expect(
            listPairKeys(strong).filter((key) => !taken.has(key)),
            name,
          ).toEqual([]);
      });
    });

    test("no level is similar to another one or to a level of the campaign", () => {
      const all = [...campaignLevels, ...levels].map(({ map }) => levelOf(id, map.join("\n")));
      expect(new Set(all.map((level) => computeLevelFingerprint(puzzle, level))).size).toBe(all.length);
      all.slice(campaignLevels.length).forEach((level, index) => {
        const sketches = runToEnd(puzzle.symmetrySketches(level));
        const others = all.filter((other) => other !== level);
        const similar = others.filter((other) => runToEnd(isSimilarToAny(puzzle.similaritySketch(other), sketches)));
        expect(similar.map(puzzle.formatMap), levels[index].name).toEqual([]);
      });
    });

    test("the levels have nothing that the campaign lacks, so its lessons have taught everything", () => {
      const known = new Set(campaignLevels.map(({ map }) => map.join("")).join(""));
      for (const { name, map } of levels)
        for (const character of map.join("")) expect(known.has(character), `${character} in ${name}`).toBe(true);
    });
  },
);
