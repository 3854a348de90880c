import type { Puzzle } from "../puzzles/puzzle";
import type { Card } from "./card";
import { writeCode, type Challenge } from "./code";
import type { Doors } from "./doors";
import { composeStage, enterNextLevel, startRun } from "./endless";
import type { Mode } from "./mode";

export const CHALLENGE_LEVELS = 10;

const CENTIBITS_PER_PIECE = 35;

/** The run that a challenge code stands for: ten levels of one size, the same for all who have the code. */
export function challengeMode<Level, State>(
  puzzle: Puzzle<Level, State>,
  challenge: Challenge,
  doors: Doors,
): Mode<Level, State> {
  const run = startRun(challenge.seed);
  const { pieces } = challenge;
  // Each level begins in the same place: the next one must not depend on how a player won the last.
  const { startX, startY } = puzzle.endless;
  const stage = { levels: CHALLENGE_LEVELS, pieces, difficultyCentibits: pieces * CENTIBITS_PER_PIECE };
  const code = writeCode(challenge);
  let rewinds = 0;
  let hints = 0;
  return {
    supply: () => composeStage(puzzle, run, stage, startX, startY),
    next: () => (run.levelNumber < CHALLENGE_LEVELS ? "the same place" : "nothing"),
    hud: () => ({ main: code, side: `${run.levelNumber} of ${CHALLENGE_LEVELS}` }),
    onArrival: (level) => {
      enterNextLevel(run, puzzle.fingerprint(level));
    },
    onWon: (table) => {
      rewinds += table.rewinds;
      hints += table.hints;
    },
    onTime: () => false,
    card: (_, isCleared) =>
      isCleared && run.levelNumber === CHALLENGE_LEVELS ? challengeCard(code, rewinds, hints, doors) : undefined,
    remember: () => undefined,
    row: () => ({ mode: "challenge", seed: run.seed, level: run.levelNumber }),
    back: doors.dial,
  };
}

function challengeCard(code: string, rewinds: number, hints: number, doors: Doors): Card {
  return {
    title: code,
    lines: [`${CHALLENGE_LEVELS} levels cleared`, `${counted(rewinds, "rewind")}, ${counted(hints, "hint")}`],
    medals: undefined,
    aText: "another",
    bText: "title",
    onA: doors.dial,
    onB: doors.title,
  };
}

function counted(count: number, word: string): string {
  return count === 1 ? `1 ${word}` : `${count} ${word}s`;
}
