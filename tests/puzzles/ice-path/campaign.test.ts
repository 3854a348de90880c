import { describe, expect, test } from "vitest";
import { roomGridOf, type RoomGrid } from "../../../src/kernel/caves/room-grid";
import { isCave } from "../../../src/kernel/draft";
import { findLeadingIdea, strongStrengthsAtPar } from "../../../src/kernel/ideas/leading-idea";
import { measureIdeas } from "../../../src/kernel/ideas/measure-ideas";
import { runToEnd } from "../../../src/kernel/task";
import { allLevelsOf } from "../../../src/puzzles/campaign";
import { campaign as stored } from "../../../src/puzzles/ice-path/campaign/index";
import { ideas as icePathIdeas } from "../../../src/puzzles/ice-path/ideas";
import type { Level } from "../../../src/puzzles/ice-path/level";
import { rules } from "../../../src/puzzles/ice-path/rules";
import type { CampaignLevel } from "../../../src/puzzles/puzzle";
import { canonicalForm } from "../../kernel/symmetries";
import { certified, levelOf } from "./maps";
import { deadEnds, walkAll } from "./slow-walker";

const CHAPTERS = 4;

const campaign = allLevelsOf(stored);
const levelsPerChapter = campaign.length / CHAPTERS;

function bits(levels: readonly CampaignLevel[]): number[] {
  return levels.map(({ verdict }) => verdict.difficultyCentibits / 100);
}

function gridOf({ board }: Level): RoomGrid | undefined {
  return isCave(board) ? roomGridOf(board.width, board.height) : undefined;
}

describe("the campaign of Ice Path", () => {
  test("the last level of each chapter is a cave, and no other level is a cave", () => {
    const areCaves = campaign.map(({ map }) => gridOf(levelOf(...map)) !== undefined);
    expect(areCaves).toEqual(campaign.map((_, index) => (index + 1) % levelsPerChapter === 0));
  });

  test("the first three levels are small: they teach rocks and edges, then snow, then a choice", () => {
    const [rocks, snow, choice] = campaign;
    for (const { map, verdict } of [rocks, snow, choice]) {
      expect(verdict.par).toBeLessThanOrEqual(4);
      expect(map.join("").length).toBeLessThanOrEqual(42);
    }
    expect(rocks.map.join("")).toMatch(/^[^*]*#[^*]*$/);
    expect(walkAll(snow.map.join("\n").replaceAll("*", ".")).par).toBeUndefined();
    expect(choice.verdict.forcedMovesPercent).toBeLessThan(50);
  });

  test("no two levels are alike, whether turned or mirrored", () => {
    expect(new Set(campaign.map(({ map }) => canonicalForm(map.join("\n")))).size).toBe(campaign.length);
  });

  test("no two levels differ only in the cells of the seal and the hole", () => {
    const floors = campaign.map(({ map }) => canonicalForm(map.join("\n").replace(/[@O]/g, ".")));
    expect(new Set(floors).size).toBe(campaign.length);
  });

  test("no level is 1.2 bits harder than the hardest level before it", () => {
    const found = bits(campaign);
    for (let index = 1; index < found.length; index++)
      expect(found[index] - Math.max(...found.slice(0, index))).toBeLessThan(1.2);
  });

  test("the level after the starter levels takes as many moves as the last starter level, and is easier", () => {
    const [, , lesson, next] = campaign;
    expect(next.verdict.par).toBe(lesson.verdict.par);
    expect(next.verdict.difficultyCentibits).toBeLessThan(lesson.verdict.difficultyCentibits);
  });
});

describe.each(campaign)("the level $name", ({ map, verdict, ideas }) => {
  const level = levelOf(...map);

  test("the level or, in a cave, each of its rooms fits on the screen", () => {
    const { roomWidth = level.board.width, roomHeight = level.board.height } = gridOf(level) ?? {};
    expect(roomWidth).toBeLessThanOrEqual(12);
    expect(roomHeight).toBeLessThanOrEqual(12);
  });

  test("the level can be won from every state, and its verdict is the stored one", () => {
    expect(certified(level).analysis.verdict).toEqual(verdict);
    expect(verdict.deadEndCount).toBe(0);
    expect(verdict.solutionCount).toBeGreaterThan(0);
  });

  test("the level names the idea that leads, so its result tells the same as in an endless run", () => {
    const { graph, analysis } = certified(level);
    const strengths = runToEnd(measureIdeas(level, rules(level), { graph, analysis }, icePathIdeas));
    const strongStrengths = strongStrengthsAtPar(icePathIdeas.strongStrengths, verdict.par);
    expect(ideas).toContain(findLeadingIdea(strengths, strongStrengths, icePathIdeas));
  });

  test("the slow walker confirms the verdict", () => {
    const { par, movesToStand } = walkAll(map.join("\n"));
    expect({ par, states: movesToStand.size }).toEqual({ par: verdict.par, states: verdict.stateCount });
    expect(deadEnds(map.join("\n"))).toEqual([]);
  });
});
