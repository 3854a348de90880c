/** Opens the level of any mode, from the start of the game. */
import { codeFaultText } from "../../src/game/codes/code-fault";
import type { Store } from "../../simulator/host";
import { readChallengeCode, writeChallengeCode } from "../../src/game/codes/challenge-code";
import { CHALLENGE_LEVELS, challengeRungOf } from "../../src/game/modes/challenge-mode";
import { advanceRun, createRun } from "../../src/game/modes/run";
import { composeOnLadder } from "../../src/game/modes/ladder";
import type { Pace } from "../../src/puzzles/pace";
import type { ModeName } from "../../src/game/save/tally";
import { isFault } from "../../src/kernel/fault";
import { runToEnd } from "../../src/kernel/task";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { openCampaign, openLevelOf, openPace, waitForLevel, type TitleRow } from "./bot";
import { press, settle, startPlayer, type Player } from "./player";
import { saveIn, titlePuzzleIdIn } from "./saves";
import { puzzleIndexOf, puzzleOf } from "./puzzles";

/**
 * Returns the code of a challenge (ten levels shared by a code), whose levels are small unless `size` says otherwise.
 */
export function codeOf(puzzleId: string, size = 2): string {
  return writeChallengeCode({ seed: 4711, puzzleIndex: puzzleIndexOf(puzzleId), size });
}

/** Generates the ten levels of a challenge without the console, and returns their maps. */
export function challengeMaps(puzzleId: string, code: string): readonly (readonly string[])[] {
  const puzzle = puzzleOf(puzzleId);
  const challenge = readChallengeCode(code, loadAllPuzzles().length);
  if (isFault(challenge)) throw new Error(codeFaultText(challenge.fault));
  const run = createRun(challenge.seed);
  return Array.from({ length: CHALLENGE_LEVELS }, (_, index) => {
    const target = puzzle.plan.challenge(challengeRungOf(challenge.size, index + 1));
    const { level } = runToEnd(composeOnLadder(puzzle, run, [], target, puzzle.playerPosition?.startPosition));
    advanceRun(puzzle, run, { level });
    return puzzle.formatMap(level).split("\n");
  });
}

/** Starts the game with a challenge code, and waits for its level. */
export function openChallenge(store: Store, code: string): Player {
  const player = startPlayer(store, { arguments: [`code=${code}`] });
  waitForLevel(player);
  settle(player);
  return player;
}

/** Starts the game, and opens the level of a row of the title screen's menu. */
export function openTitleRow(store: Store, row: TitleRow, daysLater = 0): Player {
  const player = startPlayer(store, { daysLater });
  openLevelOf(player, row);
  return player;
}

/** Starts the game, and opens the endless run of a pace. */
export function openRun(store: Store, pace: Pace): Player {
  const player = startPlayer(store);
  openPace(player, pace);
  press(player, "a");
  waitForLevel(player);
  settle(player);
  return player;
}

/** By mode, a function that starts the game and resumes the level of the mode. */
export const OPEN_MODE: Readonly<Record<ModeName, (store: Store) => Player>> = {
  calm: (store) => openRun(store, "calm"),
  rising: (store) => openRun(store, "rising"),
  hard: (store) => openRun(store, "hard"),
  campaign: openCampaign,
  daily: (store) => openTitleRow(store, "Today"),
  rush: (store) => openTitleRow(store, "Rush"),
  challenge: (store) => {
    const save = saveIn(store);
    if (save === undefined) throw new Error("the store holds no save, so no challenge can be resumed");
    return openChallenge(store, codeOf(titlePuzzleIdIn(save)));
  },
};
