/**
 * For tests of challenges against a friend's times: enters the player's name on the drum of letters, and reads the
 * challenge codes and results that the game announces.
 */
import { readChallengeCode } from "../../src/game/codes/challenge-code";
import { NAME_LENGTH, NAME_LETTERS, type Ghost } from "../../src/game/codes/ghost";
import { isFault } from "../../src/kernel/fault";
import { press, type Player } from "./player";
import { PUZZLE_ROWS } from "./puzzles";

/**
 * Enters a player's name by turning the drum of letters on the screen, and confirms it. The game must not have stored a
 * name yet.
 */
export function dialName(player: Player, name: string): void {
  for (const letter of name) {
    for (let turns = 0; turns <= NAME_LETTERS.indexOf(letter); turns++) press(player, "down");
    press(player, "a");
  }
  if (name.length < NAME_LENGTH) press(player, "a");
}

/** Returns the code of the challenge that the game announced last; undefined if no challenge is open. */
export function announcedChallenge({ printed }: Player): string | undefined {
  const [, code] = printed.findLast((line) => line.startsWith("link: "))?.split("=") ?? [];
  return code;
}

/**
 * Returns the friend's recorded times in the challenge code that the game announced last. Returns undefined if the code
 * has none.
 */
export function announcedGhost(player: Player): Ghost | undefined {
  const challenge = readChallengeCode(announcedChallenge(player) ?? "", PUZZLE_ROWS.length);
  return isFault(challenge) ? undefined : challenge.ghost;
}

/**
 * Returns the text of the result that the game last offered for sharing. Returns undefined if the game offered none.
 */
export function announcedResult({ printed }: Player): string | undefined {
  return printed.findLast((line) => line.startsWith("result: "))?.slice("result: ".length);
}
