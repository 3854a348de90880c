import { expect, test } from "vitest";
import { certify } from "../../../src/kernel/certify";
import { judgeIdeas } from "../../../src/kernel/ideas/judge-ideas";
import { NO_IDEA, type BestIdea } from "../../../src/kernel/ideas/leading-idea";
import { measureIdeas } from "../../../src/kernel/ideas/measure-ideas";
import { runToEnd } from "../../../src/kernel/task";
import { parseLevel } from "../../../tools/ideas/ideas-page";

/** A level of Ice Path whose solution has most solving ideas (techniques that a solution needs) that the game knows. */
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

const { puzzle, level } = parseLevel("ice-path", BOARD);
const rules = puzzle.rules(level);
const certificate = runToEnd(certify(rules, BOARD.length * BOARD[0].length))!;
const strengths = runToEnd(measureIdeas(level, rules, certificate, puzzle.ideas));

const { leadOrder } = puzzle.ideas;
const present = leadOrder.filter((idea) => strengths[idea] > 0);

/**
 * Finds the leading solving idea (a technique that the solution needs) of the level `BOARD`. `percents` has the
 * strength of each idea in percent of a strong one; ideas without an entry have one percent. `things` are the ideas
 * about things on the board.
 */
function judge(
  percents: Readonly<Record<number, number>>,
  recentLeadingIdeas: readonly number[] = [],
  things: readonly number[] = [],
): BestIdea {
  const strongStrengths = strengths.map((strength, idea) => (100 * Math.max(1, strength)) / (percents[idea] ?? 1));
  const ideas = { ...puzzle.ideas, things, strongStrengths: [{ minPar: 0, strengths: strongStrengths }] };
  return runToEnd(judgeIdeas({ level, rules, certificate }, ideas, recentLeadingIdeas));
}

test("the level of these tests has most ideas", () => {
  expect(present.length).toBeGreaterThanOrEqual(5);
});

test("the first strong idea in the order of the puzzle leads", () => {
  const strong = Object.fromEntries(strengths.map((_, idea) => [idea, 200]));
  const leads: number[] = [];
  for (let count = 0; count < present.length; count++) leads.push(judge(strong, leads).leadingIdea);
  expect(leads).toEqual(present);
});

test("a strong idea that is judged late leads, and a weaker one that is judged early does not", () => {
  const last = present[present.length - 1];
  expect(judge({ [present[0]]: 99, [last]: 100 })).toEqual({ leadingIdea: last, strengthPercent: 100 });
  expect(judge({ [present[0]]: 99 })).toEqual({ leadingIdea: NO_IDEA, strengthPercent: 0 });
});

test("an idea about a thing leads from 60 percent on, and a strong idea after it makes the level strong", () => {
  const [first, second, third] = present;
  expect(judge({ [first]: 61, [second]: 80 }, [], [first])).toEqual({ leadingIdea: first, strengthPercent: 61 });
  expect(judge({ [first]: 50, [second]: 80 }, [], [first])).toEqual({ leadingIdea: NO_IDEA, strengthPercent: 0 });
  expect(judge({ [first]: 61, [third]: 100 }, [], [first])).toEqual({ leadingIdea: first, strengthPercent: 100 });
  expect(judge({ [first]: 61, [third]: 100 }, [first], [first])).toEqual({ leadingIdea: third, strengthPercent: 100 });
});

test("an idea that has led lately does not lead, even if no other idea is left", () => {
  const all = strengths.map((_, idea) => idea);
  expect(judge({ [present[0]]: 200 }, all)).toEqual({ leadingIdea: NO_IDEA, strengthPercent: 0 });
});
