import { expect, test } from "vitest";
import { certify } from "../../../src/kernel/certify";
import { judgeIdeas, judgeIdeasInGraph } from "../../../src/kernel/ideas/judge-ideas";
import { NO_IDEA, type BestIdea } from "../../../src/kernel/ideas/leading-idea";
import { COMMON_IDEAS, CommonIdea, measureIdeas } from "../../../src/kernel/ideas/measure-ideas";
import { runToEnd } from "../../../src/kernel/task";
import { parseLevel } from "../../../tools/ideas/ideas-page";

/** A level of Ice Path whose solution has all solving ideas (techniques that a solution needs) that the game knows. */
const BOARD = [
  "............",
  "......*...#.",
  "#....#......",
  "...........#",
  ".........#..",
  "........#...",
  "....#..#..#.",
  "......#..*.#",
  ".......#.#..",
  "...O....#.@.",
  "#.......#...",
];
const FIRST_OWN = COMMON_IDEAS.length;

const { puzzle, level } = parseLevel("ice-path", BOARD);
const rules = puzzle.rules(level);
const certificate = runToEnd(certify(rules, BOARD.length * BOARD[0].length))!;
const strengths = runToEnd(measureIdeas(level, rules, certificate, puzzle.ideas));

/**
 * Finds the leading solving idea (a technique that the solution needs) of the level `BOARD`, with `judgeIdeas` and with
 * `judgeIdeasInGraph`. `percents` has the strength of each idea in percent of a strong one; ideas without an entry have
 * one percent.
 */
function judge(percents: Readonly<Record<number, number>>, recentLeadingIdeas: readonly number[] = []): BestIdea[] {
  const strongStrengths = strengths.map((strength, idea) => (100 * strength) / (percents[idea] ?? 1));
  const ideas = { ...puzzle.ideas, strongStrengths: [{ minPar: 0, strengths: strongStrengths }] };
  return [
    runToEnd(judgeIdeas({ level, rules, certificate }, ideas, recentLeadingIdeas)),
    runToEnd(judgeIdeasInGraph(certificate, ideas, recentLeadingIdeas)),
  ].map(({ leadingIdea, strengthPercent }) => ({ leadingIdea, strengthPercent }));
}

test("the level of these tests has all ideas", () => {
  expect(Math.min(...strengths)).toBeGreaterThan(0);
});

test("the first strong idea leads, with the ideas of the state graph before the own ideas and bait last", () => {
  const strong = Object.fromEntries(strengths.map((_, idea) => [idea, 200]));
  const leads: number[] = [];
  for (let count = 0; count < strengths.length; count++) leads.push(judge(strong, leads)[0].leadingIdea);
  const own = puzzle.ideas.own.map((_, index) => FIRST_OWN + index);
  expect(leads).toEqual([
    CommonIdea.Order,
    CommonIdea.Needle,
    CommonIdea.Halves,
    ...own,
    CommonIdea.ThereAndBack,
    CommonIdea.Detour,
    CommonIdea.Bait,
  ]);
});

test("a strong idea that is judged late leads before a weak one that is judged early", () => {
  expect(judge({ [CommonIdea.Order]: 99, [CommonIdea.Bait]: 100 })[0]).toEqual({
    leadingIdea: CommonIdea.Bait,
    strengthPercent: 100,
  });
});

test("if no idea is strong, the one leads that is nearest to it", () => {
  expect(judge({ [CommonIdea.Order]: 60, [FIRST_OWN]: 80 })[0]).toEqual({
    leadingIdea: FIRST_OWN,
    strengthPercent: 80,
  });
  expect(judge({ [CommonIdea.Order]: 60, [FIRST_OWN]: 80 }, [FIRST_OWN])[0]).toEqual({
    leadingIdea: CommonIdea.Order,
    strengthPercent: 60,
  });
});

test("an idea that has led lately does not lead, even if no other idea is left", () => {
  const all = strengths.map((_, idea) => idea);
  expect(judge({ [CommonIdea.Order]: 200 }, all)).toEqual([
    { leadingIdea: NO_IDEA, strengthPercent: 0 },
    { leadingIdea: NO_IDEA, strengthPercent: 0 },
  ]);
});

test("on the state graph alone, only order, needle and two halves are judged", () => {
  expect(judge({ [FIRST_OWN]: 200, [CommonIdea.Needle]: 50 })[1]).toEqual({
    leadingIdea: CommonIdea.Needle,
    strengthPercent: 50,
  });
});
