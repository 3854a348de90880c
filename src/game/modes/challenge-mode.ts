import type { SealedPuzzle } from "../../puzzles/sealed";
import { writeCode, type Challenge } from "../codes/challenge-code";
import { timeText, type Ghost } from "../codes/ghost";
import { rememberEnded } from "../codes/played";
import type { RunCard } from "../play/card";
import type { Mode } from "../play/mode";
import { pageLine } from "../play/page";
import type { Routes } from "../routes";
import type { LeftLevel } from "../save/left-level";
import type { Save } from "../save/save";
import { challengeCard } from "./challenge-card";
import { friendText, leadSeconds, passTime, raceHud, timeVerdict } from "./race";
import { runAsLeft } from "./resume";
import { bareLevel, composeAfter, enterNextLevel } from "./run";
import { counted } from "../widgets/short-count";

export const CHALLENGE_LEVELS = 10;

/** Stands for the time of a level that was cleared before the challenge was left. No real time is 0. */
const UNKNOWN = 0;

/** Why the code of a challenge that was left and gone on with carries no result. */
const WITH_BREAK = "With a break: no time to share";

/**
 * The run that a challenge code stands for: ten levels of one size, the same for all who have the code. It goes on as it
 * was `left`, if that is the same challenge; `isLost` if the level that was left cannot be read.
 */
export function challengeMode(
  puzzle: SealedPuzzle,
  save: Save,
  challenge: Challenge,
  left: LeftLevel | undefined,
  isLost: boolean,
  routes: Routes,
): Mode {
  const run = runAsLeft(left, challenge.seed, isLost);
  const { size, ghost } = challenge;
  const took = tookOf(left);
  const lead = (): number =>
    ghost === undefined ? 0 : leadSeconds(ghost, run.levelNumber, CHALLENGE_LEVELS, took.tenths);
  let isOver = false;
  return {
    name: "challenge",
    hasHints: true,
    teaches: false,
    // Each level begins in the same place: the next one must not depend on how a player won the last.
    supply: (_, coming) => composeAfter(puzzle, run, coming, puzzle.plan.challenge(size), puzzle.whereabouts?.start),
    bare: () => bareLevel(puzzle, puzzle.plan.challenge(size)),
    next: (coming) => (run.levelNumber + coming < CHALLENGE_LEVELS ? "the same place" : "nothing"),
    hud: () => {
      const { levelNumber } = run;
      return ghost === undefined
        ? { main: `${levelNumber} of ${CHALLENGE_LEVELS}`, side: "", long: [writeCode(challenge)] }
        : raceHud(levelNumber, CHALLENGE_LEVELS, lead(), ghost);
    },
    onArrival: (level) => {
      enterNextLevel(puzzle, run, level);
    },
    onWon: ({ rewinds, hints, wasWatched }) => {
      took.splits[run.levelNumber - 1] = took.tenths;
      took.rewinds += rewinds;
      took.hints += hints;
      if (wasWatched) took.watched++;
      isOver = run.levelNumber === CHALLENGE_LEVELS;
      if (!isOver) return;
      const isFair = isUnaided(took);
      const isWhole = left === undefined;
      rememberEnded(save.played, challenge, faredOf(took), isWhole && isFair, !isWhole && isFair);
    },
    onLost: () => undefined,
    onTime: (elapsedMs) => {
      const before = lead();
      passTime(took, elapsedMs);
      return lead() !== before;
    },
    // Who has left it in the middle has had all the time in the world.
    card: (isCleared) =>
      isCleared && isOver ? endCard(puzzle, save, challenge, took, left === undefined, routes) : undefined,
    standing: () => {
      if (isOver) return undefined;
      const { rewinds, hints, watched, tenths } = took;
      return { ...run, tally: { mode: "challenge", size, counts: [rewinds, hints, watched, tenths] } };
    },
    row: () => ({ seed: run.seed, level: run.levelNumber }),
    back: routes.dial,
  };
}

/** Whether what was left is this challenge. */
export function isSameChallenge(left: LeftLevel, { seed, size }: Challenge): boolean {
  return left.seed === seed && left.tally.mode === "challenge" && left.tally.size === size;
}

/** What it took: what was watched was not cleared by the player. The time is that in which a level could be played. */
interface Took {
  rewinds: number;
  hints: number;
  watched: number;
  tenths: number;
  restMs: number;
  /**
   * The time in tenths at the end of each level. Levels from before a break are `UNKNOWN`, because Lua miscounts a list
   * that has holes.
   */
  readonly splits: number[];
}

function isUnaided({ hints, watched }: Took): boolean {
  return hints === 0 && watched === 0;
}

/** The times of the levels are known where all were cleared in one go. */
function faredOf({ tenths, splits }: Took): Omit<Ghost, "name"> {
  const isWhole = splits.length === CHALLENGE_LEVELS && splits.every((split) => split !== UNKNOWN);
  return isWhole ? { tenths, cleared: 0, splits: [...splits] } : { tenths, cleared: 0 };
}

function tookOf(left: LeftLevel | undefined): Took {
  const [rewinds = 0, hints = 0, watched = 0, tenths = 0] = left?.tally.mode === "challenge" ? left.tally.counts : [];
  const splits: number[] = [];
  for (let level = 1; level < Math.min(CHALLENGE_LEVELS, left?.levelNumber ?? 1); level++) splits.push(UNKNOWN);
  return { rewinds, hints, watched, tenths, restMs: 0, splits };
}

function endCard(
  puzzle: SealedPuzzle,
  save: Save,
  challenge: Challenge,
  took: Took,
  isWhole: boolean,
  routes: Routes,
): RunCard {
  const { rewinds, hints, watched, tenths } = took;
  const isFair = isUnaided(took);
  const { seed, puzzle: place, size, ghost } = challenge;
  const cleared = `${counted(CHALLENGE_LEVELS - watched, "level")} cleared`;
  const help = `${counted(rewinds, "rewind")}, ${counted(hints, "hint")}`;
  const own = [watched === 0 ? cleared : `${cleared}, ${watched} watched`, help];
  const lines =
    ghost === undefined
      ? [...own, ...(isFair && !isWhole ? [WITH_BREAK] : [])]
      : [
          isFair ? timeVerdict(ghost, tenths) : `${ghost.name} had no help`,
          `You: ${timeText(tenths)}`,
          friendText(ghost, false),
          isFair ? (isWhole ? pageLine(help, counted(rewinds, "rewind")) : WITH_BREAK) : help,
        ];
  const fared = isWhole && isFair ? faredOf(took) : undefined;
  return challengeCard(puzzle, save, challenge, writeCode({ seed, puzzle: place, size }), lines, fared, routes);
}
