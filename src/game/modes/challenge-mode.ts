import type { SealedPuzzle } from "../../puzzles/sealed";
import { writeCode, type Challenge } from "../codes/challenge-code";
import type { RunCard } from "../play/card";
import type { Mode } from "../play/mode";
import type { Routes } from "../routes";
import type { LeftLevel } from "../save/left-level";
import { runAsLeft } from "./resume";
import { bareLevel, composeAfter, enterNextLevel } from "./run";

export const CHALLENGE_LEVELS = 10;

/**
 * The run that a challenge code stands for: ten levels of one size, the same for all who have the code. It goes on as it
 * was `left`, if that is the same challenge; `isLost` if the level that was left cannot be read.
 */
export function challengeMode(
  puzzle: SealedPuzzle,
  challenge: Challenge,
  left: LeftLevel | undefined,
  isLost: boolean,
  routes: Routes,
): Mode {
  const run = runAsLeft(left, challenge.seed, isLost);
  const { size } = challenge;
  const code = writeCode(challenge);
  const counted = left?.tally.mode === "challenge" ? left.tally : undefined;
  let rewinds = counted?.rewinds ?? 0;
  let hints = counted?.hints ?? 0;
  let watched = counted?.watched ?? 0;
  let isOver = false;
  return {
    name: "challenge",
    hasHints: true,
    teaches: false,
    // Each level begins in the same place: the next one must not depend on how a player won the last.
    supply: (_, coming) => composeAfter(puzzle, run, coming, puzzle.plan.challenge(size), puzzle.whereabouts?.start),
    bare: () => bareLevel(puzzle, puzzle.plan.challenge(size)),
    next: (coming) => (run.levelNumber + coming < CHALLENGE_LEVELS ? "the same place" : "nothing"),
    hud: () => ({ main: code, side: `${run.levelNumber} of ${CHALLENGE_LEVELS}` }),
    onArrival: (level) => {
      enterNextLevel(puzzle, run, level);
    },
    onWon: (round) => {
      rewinds += round.rewinds;
      hints += round.hints;
      if (round.wasWatched) watched++;
      isOver = run.levelNumber === CHALLENGE_LEVELS;
    },
    onLost: () => undefined,
    onTime: () => false,
    card: (isCleared) =>
      isCleared && isOver ? challengeCard(puzzle, code, { rewinds, hints, watched }, routes) : undefined,
    standing: () => (isOver ? undefined : { ...run, tally: { mode: "challenge", size, rewinds, hints, watched } }),
    row: () => ({ seed: run.seed, level: run.levelNumber }),
    back: routes.dial,
  };
}

/** Whether what was left is this challenge. */
export function isSameChallenge(left: LeftLevel, { seed, size }: Challenge): boolean {
  return left.seed === seed && left.tally.mode === "challenge" && left.tally.size === size;
}

/** What it took: what was watched was not cleared by the player. */
interface Took {
  readonly rewinds: number;
  readonly hints: number;
  readonly watched: number;
}

function challengeCard(
  { name }: SealedPuzzle,
  code: string,
  { rewinds, hints, watched }: Took,
  routes: Routes,
): RunCard {
  const cleared = `${CHALLENGE_LEVELS - watched} levels cleared`;
  const lines = [
    watched === 0 ? cleared : `${cleared}, ${watched} watched`,
    `${counted(rewinds, "rewind")}, ${counted(hints, "hint")}`,
  ];
  return {
    about: "run",
    title: code,
    lines,
    shared: [`Glissade: ${name}, challenge ${code}`, ...lines],
    aText: "new",
    bText: "title",
    onA: routes.dial,
    onB: routes.title,
  };
}

function counted(count: number, word: string): string {
  return count === 1 ? `1 ${word}` : `${count} ${word}s`;
}
