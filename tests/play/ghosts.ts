import { readChallengeCode } from "../../src/game/codes/challenge-code";
import { NAME_LENGTH, NAME_LETTERS, type Ghost } from "../../src/game/codes/ghost";
import { isFault } from "../../src/kernel/fault";
import { press, type Player } from "./player";
import { PUZZLE_ROWS } from "./puzzles";

/** Dials a name where there is none yet, and confirms it. */
export function dialName(player: Player, name: string): void {
  for (const letter of name) {
    for (let turns = 0; turns <= NAME_LETTERS.indexOf(letter); turns++) press(player, "down");
    press(player, "a");
  }
  if (name.length < NAME_LENGTH) press(player, "a");
}

/** The code of the challenge that the game has told last; undefined if none is open. */
export function announcedChallenge({ printed }: Player): string | undefined {
  const [, code] = printed.findLast((line) => line.startsWith("challenge: "))?.split(" ") ?? [];
  return code === "none" ? undefined : code;
}

/** The ghost that this code carries; undefined if there is none. */
export function announcedGhost(player: Player): Ghost | undefined {
  const challenge = readChallengeCode(announcedChallenge(player) ?? "", PUZZLE_ROWS.length);
  return isFault(challenge) ? undefined : challenge.ghost;
}

/** What the game has offered last to be shared of what was played. */
export function announcedResult({ printed }: Player): string | undefined {
  return printed.findLast((line) => line.startsWith("result: "))?.slice("result: ".length);
}
