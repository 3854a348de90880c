/**
 * Measures how much memory the certificate of a level needs. A certificate is the level's state graph (all states and
 * the moves between them) with its analysis.
 */
import { composeNext, createRun } from "../../src/game/modes/run";
import { certify, MAX_LEVEL_STATES } from "../../src/kernel/certify";
import { isFault } from "../../src/kernel/fault";
import { runToEnd } from "../../src/kernel/task";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { PUZZLES } from "../../src/puzzles/index";
import { collectAll, heldBytes, printFigure } from "./rig";

const BYTES_PER_KILOBYTE = 1024;

const ENDLESS_LEVELS: readonly [first: number, last: number] = [31, 60];
const SEED = 1;

/**
 * Prints how many kilobytes the largest certificate needs, among all campaign levels and among some levels of the
 * endless mode. A certificate is the state graph of a level with its analysis.
 */
export function benchCertificates(puzzleId: string): void {
  const entry = PUZZLES.find(({ id }) => id === puzzleId);
  if (entry === undefined) throw new Error(`there is no puzzle ${puzzleId}`);
  const puzzle = entry.loadPuzzle();
  printFigure(`endless ${puzzleId}: largest certificate, kB`, measureEndlessCertificates(puzzle));
  printFigure(`campaign ${puzzleId}: largest certificate, kB`, measureCampaignCertificates(puzzle));
}

function measureCampaignCertificates(puzzle: AnyPuzzle): number {
  let mostBytes = 0;
  for (const { map } of allLevelsOf(puzzle.campaign)) {
    const level = runToEnd(puzzle.readMap(map.join("\n")));
    if (isFault(level)) throw new Error("a campaign level has an invalid map");
    const rules = puzzle.rules(level);
    const bytes = measureHeldBytes(() => {
      const certificate = runToEnd(certify(rules, MAX_LEVEL_STATES));
      if (certificate === undefined) throw new Error(`a campaign level has more than ${MAX_LEVEL_STATES} states`);
      return certificate;
    });
    mostBytes = Math.max(mostBytes, bytes);
  }
  return toKilobytes(mostBytes);
}

/**
 * Returns how many kilobytes the largest certificate (state graph with its analysis) of some endless levels needs. The
 * number includes the memory of the level itself and of its board's tables.
 */
function measureEndlessCertificates(puzzle: AnyPuzzle): number {
  const [first, last] = ENDLESS_LEVELS;
  const run = createRun(SEED);
  let mostBytes = 0;
  for (let number = first; number <= last; number++) {
    const from = puzzle.playerPosition?.startPosition;
    const target = puzzle.plan.rising(number);
    const bytes = measureHeldBytes(() => runToEnd(composeNext(puzzle, run, target, from)).certificate);
    mostBytes = Math.max(mostBytes, bytes);
  }
  return toKilobytes(mostBytes);
}

function measureHeldBytes(create: () => { readonly release?: (() => void) | undefined }): number {
  collectAll();
  const heldBefore = heldBytes();
  const certificate = create();
  collectAll();
  const held = heldBytes() - heldBefore;
  certificate.release?.();
  return held;
}

function toKilobytes(bytes: number): number {
  return Math.round(bytes / BYTES_PER_KILOBYTE);
}
