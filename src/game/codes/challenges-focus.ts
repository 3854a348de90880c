/** Puts the views of the challenges screen into words, for a player who cannot see the screen. */
import { isFault } from "../../kernel/fault";
import { PUZZLES } from "../../puzzles/index";
import { TEXTS } from "../texts/index";
import { formatTime } from "../widgets/format-time";
import { isRush, readChallengeCode, writeChallengeCode, type Challenge } from "./challenge-code";
import { dialledCode, isAtEnd, letterAt, type ChallengeDial } from "./challenge-dial";
import { formatCodeFault } from "./code-fault";
import { formatGhost } from "./ghost";
import { formatResult, type RecentChallenge } from "./recent-challenges";
import { spellCode } from "./spell-code";

/** Returns the texts about the letters that the player dials: the letter at the cursor first. */
export function describeDial(dial: ChallengeDial): readonly string[] {
  const { cursor, fault } = dial;
  const code = dialledCode(dial);
  const challenge = readChallengeCode(code, PUZZLES.length);
  const isComplete = !isFault(challenge) && isAtEnd(dial);
  return [
    TEXTS.codes.challenges,
    letterAt(dial, cursor),
    TEXTS.countOf(cursor + 1, code.length),
    fault === undefined ? "" : formatCodeFault(fault),
    isComplete ? `${nameOf(challenge)}, Ⓐ ${TEXTS.buttons.play}` : "",
  ];
}

/** Returns the texts about a new challenge: its size, its puzzle and its code. */
export function describeNewChallenge(challenge: Challenge): readonly string[] {
  return [TEXTS.codes.newChallenge, nameOf(challenge), spellCode(writeChallengeCode(challenge)), TEXTS.codes.changeTip];
}

/** Returns the texts about the chosen challenge in the list of recent ones, of which there may be none. */
export function describeRecentChoice(chosen: RecentChallenge | undefined): readonly string[] {
  if (chosen === undefined) return [TEXTS.codes.recentChallenges, TEXTS.codes.noneRecent];
  const { seed, puzzleIndex, size } = chosen.challenge;
  const code = spellCode(writeChallengeCode({ seed, puzzleIndex, size }));
  return [TEXTS.codes.recentChallenges, nameOf(chosen.challenge), resultOf(chosen), code];
}

function nameOf(challenge: Challenge): string {
  const { puzzleIndex, size, ghost } = challenge;
  const { name } = PUZZLES[puzzleIndex];
  const run = isRush(challenge) ? TEXTS.challenge.asRush(name) : TEXTS.challenge.withSize(name, size);
  return ghost === undefined ? run : `${run}, ${formatGhost(ghost, isRush(challenge))}`;
}

function resultOf(played: RecentChallenge): string {
  return formatResult(played, ({ cleared, tenths }) =>
    isRush(played.challenge) ? TEXTS.cleared(cleared) : formatTime(tenths),
  );
}
