import { describe, expect, test } from "vitest";
import type { Certificate } from "../../src/kernel/analysed-graph";
import { certify } from "../../src/kernel/certify";
import type { Direction } from "../../src/kernel/direction";
import { isFault } from "../../src/kernel/fault";
import { createRandom } from "../../src/kernel/random";
import { createFinishedTask, runToEnd } from "../../src/kernel/task";
import { featOf } from "../../src/game/save/medals";
import { allLevelsOf } from "../../src/puzzles/campaign";
import type { AnyPuzzle, OpaqueLevel, OpaqueState } from "../../src/puzzles/any-puzzle";
import type { CampaignLevel, LevelClear } from "../../src/puzzles/puzzle";
import { chooseFeat, FEAT_KINDS, MAX_FEAT_SURPLUS, proveFeat } from "../../tools/choose-feat";
import { PUZZLE_ROWS, puzzleOf } from "../play/puzzles";
import { seedCount } from "../seed-count";
import { afterHoursLevelsOf } from "./after-hours-levels";

const GENERATED_LEVELS = seedCount(200, 40);
const RUN_LEVELS = 50;
/**
 * The seed of the first level that the test generates. The next levels have the next seeds. The generators were not
 * tuned with them.
 */
const FIRST_SEED = 61_000;
const MAX_STATES = 200_000;

function certified(puzzle: AnyPuzzle, level: OpaqueLevel): Certificate<OpaqueState> {
  const certificate = runToEnd(certify(puzzle.rules(level), MAX_STATES));
  if (certificate === undefined) throw new Error(`the level has too many states: ${puzzle.formatMap(level)}`);
  return certificate;
}

function readLevel(puzzle: AnyPuzzle, { map }: CampaignLevel): OpaqueLevel {
  const level = puzzle.parseMap(map.join("\n"));
  if (isFault(level)) throw new Error(level.fault.kind);
  return level;
}

function generatedLevel(puzzle: AnyPuzzle, index: number): OpaqueLevel {
  const number = 1 + (index % RUN_LEVELS);
  const random = createRandom(FIRST_SEED + index, number);
  const composed = runToEnd(
    puzzle.compose(puzzle.plan.rising(number), undefined, random, () => createFinishedTask(true)),
  );
  return composed?.level ?? generatedLevel(puzzle, index + GENERATED_LEVELS);
}

function clearBy(
  puzzle: AnyPuzzle,
  level: OpaqueLevel,
  moves: readonly Direction[],
  par: number,
): LevelClear<OpaqueState> {
  const { start, move, outcome } = puzzle.rules(level);
  const states = [start];
  for (const direction of moves) states.push(move(states[states.length - 1], direction) ?? start);
  const losses = outcome(states[states.length - 1]) === "lost" ? 1 : 0;
  if (losses === 0) expect(outcome(states[states.length - 1])).toBe("won");
  return { moves: moves.length, par, hints: 0, rewinds: losses, losses, states, directions: moves };
}

function expectProof(
  puzzle: AnyPuzzle,
  level: OpaqueLevel,
  certificate: Certificate<OpaqueState>,
  number: number,
): void {
  const { par } = certificate.analysis.verdict;
  const proof = proveFeat(FEAT_KINDS[puzzle.id][number], certificate);
  const { isDone } = featOf(puzzle, number === 0 ? {} : { feat: number });
  if (proof === undefined) throw new Error(`feat ${number} cannot be missed and achieved`);
  expect(proof.won.length).toBeLessThanOrEqual(par + MAX_FEAT_SURPLUS);
  expect(isDone(clearBy(puzzle, level, proof.won, par))).toBe(true);
  expect(isDone(clearBy(puzzle, level, proof.missed, par))).toBe(false);
}

test.each(PUZZLE_ROWS)("each feat of %s has a name, and says in two or three words why a win missed it", (puzzleId) => {
  const puzzle = puzzleOf(puzzleId);
  const { feat, otherFeats = [], rules, campaign } = puzzle;
  const { start } = rules(readLevel(puzzle, campaign.level(0)));
  const clearing = { moves: 9, par: 9, hints: 0, rewinds: 0, states: [start], directions: [] };
  for (const { name, missed } of [feat, ...otherFeats])
    for (const losses of [1, 2, 3, 99])
      expect(`${name}: ${missed({ ...clearing, losses })}`).toMatch(/^[a-zU -]+: [a-z]+( [a-zU-]+){1,2}$/);
});

describe.each(Object.keys(FEAT_KINDS))("the feats of %s", (puzzleId) => {
  const puzzle = puzzleOf(puzzleId);
  const kinds = FEAT_KINDS[puzzleId];
  const levels = [...allLevelsOf(puzzle.campaign), ...afterHoursLevelsOf(puzzle.campaign)];
  const certificates = levels.map((level) => certified(puzzle, readLevel(puzzle, level)));

  test("each feat has a kind", () => {
    expect(kinds).toHaveLength(1 + (puzzle.otherFeats ?? []).length);
  });

  test("each campaign level has the first feat that can be missed, and achieved with at most two moves too many", () => {
    const numbers = certificates.map((certificate) => chooseFeat(kinds, certificate));
    expect(levels.map(({ feat = 0 }) => feat)).toEqual(numbers);
  });

  test("the feat of each campaign level can be missed and achieved, as the puzzle judges it", () => {
    levels.forEach((level, index) => {
      expectProof(puzzle, readLevel(puzzle, level), certificates[index], level.feat ?? 0);
    });
  });

  test("a feat that would take three moves too many is not chosen, but one that takes two too many is", () => {
    const surpluses = levels.map(({ feat = 0, verdict }, index) => {
      const proof = proveFeat(kinds[feat], certificates[index]);
      return proof === undefined ? Infinity : proof.won.length - verdict.par;
    });
    expect(Math.max(...surpluses)).toBe(MAX_FEAT_SURPLUS);
  });

  test("a feat can be chosen for each level of endless runs, and be missed and achieved there", () => {
    for (let index = 0; index < GENERATED_LEVELS; index++) {
      const level = generatedLevel(puzzle, index);
      const certificate = certified(puzzle, level);
      const number = chooseFeat(kinds, certificate);
      if (number === undefined) throw new Error(`no feat suits ${puzzle.formatMap(level)}`);
      expectProof(puzzle, level, certificate, number);
    }
  });
});
