/**
 * Checks the levels "After hours" of all puzzles: optional hard levels after a campaign. Their stored facts must be
 * right. Each must join two solving ideas (techniques that a solution needs), no two levels the same.
 */
import { describe, expect, test } from "vitest";
import { certify } from "../../src/kernel/certify";
import { measureIdeas } from "../../src/kernel/ideas/measure-ideas";
import { isSimilarToAny } from "../../src/kernel/similarity-sketch";
import { runToEnd } from "../../src/kernel/task";
import { allLevelsOf } from "../../src/puzzles/campaign";
import type { CampaignLevel } from "../../src/puzzles/puzzle";
import { computeLevelFingerprint } from "../../tools/fingerprint";
import { formatPairKey } from "../../tools/ideas/idea-pair";
import { certifyMap, DEMANDS, hasNeedlessBalls, suitsPuzzle } from "../../tools/mine/after-hours-demands";
import { FINISHED_PUZZLES, levelOf } from "../play/puzzles";
import { afterHoursLevelsOf } from "./after-hours-levels";
import { wrongFigures } from "./slow-solvers";

const LEVELS = 10;
const MAX_STATES = 20_000;

const centibitsOf = ({ verdict }: CampaignLevel): number => verdict.difficultyCentibits;

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

    test("each level joins two ideas that occur in it, and no two levels join the same", () => {
      const keys = levels.map(({ name, ideas }, index) => {
        const found = certifyMap(puzzle, maps[index]);
        if (found === undefined) throw new Error(`${name} breaks a demand`);
        const rules = puzzle.rules(found.level);
        const strengths = runToEnd(measureIdeas(found.level, rules, found.certificate, puzzle.ideas));
        found.certificate.release?.();
        const [one, other] = ideas;
        expect(ideas, name).toHaveLength(2);
        expect(Math.min(strengths[one], strengths[other]), name).toBeGreaterThan(0);
        expect(puzzle.ideas.leadOrder, name).toEqual(expect.arrayContaining([one, other]));
        return formatPairKey([one, other]);
      });
      expect(new Set(keys).size).toBe(LEVELS);
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
