import type { Store } from "../../simulator/host";
import { readCode, writeCode } from "../../src/game/codes/challenge-code";
import { CHALLENGE_LEVELS } from "../../src/game/modes/challenge-mode";
import { composeAfter, enterNextLevel, startRun } from "../../src/game/modes/run";
import type { ModeName } from "../../src/game/save/tally";
import { isFault } from "../../src/kernel/fault";
import { finish } from "../../src/kernel/work";
import { openCampaign, openLevelOf, waitForLevel, type TitleRow } from "./bot";
import { settle, startPlayer, type Player } from "./player";
import { saveIn, worldIn } from "./saves";
import { placeOf, worldOf, WORLDS } from "./worlds";

/** The code of a challenge of small levels. */
export function codeOf(world: string, size = 2): string {
  return writeCode({ seed: 4711, puzzle: placeOf(world), size });
}

/** The maps of a challenge's levels, made by Node. */
export function challengeMaps(world: string, code: string): readonly (readonly string[])[] {
  const puzzle = worldOf(world);
  const challenge = readCode(code, WORLDS.length);
  if (isFault(challenge)) throw new Error(challenge.fault);
  const run = startRun(challenge.seed);
  const wish = puzzle.plan.challenge(challenge.size);
  return Array.from({ length: CHALLENGE_LEVELS }, () => {
    const { level } = finish(composeAfter(puzzle, run, [], wish, puzzle.whereabouts?.start));
    enterNextLevel(puzzle, run, level);
    return puzzle.write(level).split("\n");
  });
}

/** Starts the game with a challenge code, and waits for its level. */
export function openChallenge(store: Store, code: string): Player {
  const player = startPlayer(store, { arguments: [`code=${code}`] });
  waitForLevel(player);
  settle(player);
  return player;
}

/** Starts the game and opens the level of a row of the title. */
export function openTitleRow(store: Store, row: TitleRow, daysLater = 0): Player {
  const player = startPlayer(store, { daysLater });
  openLevelOf(player, row);
  return player;
}

/** How each mode's level is come back to after a start of the game. */
export const OPEN: Readonly<Record<ModeName, (store: Store) => Player>> = {
  endless: (store) => openTitleRow(store, "Play"),
  campaign: openCampaign,
  daily: (store) => openTitleRow(store, "Today"),
  rush: (store) => openTitleRow(store, "Rush"),
  challenge: (store) => {
    const save = saveIn(store);
    if (save === undefined) throw new Error("nothing is kept");
    return openChallenge(store, codeOf(worldIn(save)));
  },
};
