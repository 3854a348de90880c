/** Describes the pages of the challenges screen in words, for a player who cannot see the screen. */
import { isFault } from "../../kernel/fault";
import { PUZZLES } from "../../puzzles/index";
import { TEXTS } from "../texts/index";
import { formatTime } from "../widgets/format-time";
import { isRush, readChallengeCode, writeChallengeCode, type Challenge } from "./challenge-code";
import { dialledCode, isAtEnd, letterAt, type ChallengeDial } from "./challenge-dial";
import { choiceItemAt, chosenHook, firstHook, type Choice, type HookedChallenge } from "./challenges-choice";
import { formatCodeFault } from "./code-fault";
import { formatGhost } from "./ghost";
import { CONFIRM_KEY, typingTip } from "./letter-keys";
import { formatResult, type RecentChallenge } from "./recent-challenges";
import { spellCode } from "./spell-code";

const LEVELS = 10;

/**
 * Returns the texts for screen readers about the challenge code that the player is entering. They are the screen's
 * title, the letter at the cursor, its place in the code, an error if there is one, and tips.
 */
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
    isComplete ? `${nameOf(challenge)}, ${CONFIRM_KEY} ${TEXTS.buttons.play}` : "",
    typingTip(),
  ];
}

/** Returns the texts for screen readers about a new challenge: its puzzle and size, its code, and a tip. */
export function describeNewChallenge(challenge: Challenge): readonly string[] {
  return [TEXTS.codes.newChallenge, nameOf(challenge), spellCode(writeChallengeCode(challenge)), TEXTS.codes.changeTip];
}

/**
 * Returns the texts for screen readers about the selected item of the challenges screen: what it does, and which
 * challenge it opens.
 */
export function describeChoice(choice: Choice, isDialUntouched: boolean): readonly string[] {
  const { unfinished, hooked, chosen } = choice;
  const hook = chosenHook(choice);
  if (hook !== undefined) return describeHook(hook, TEXTS.countOf(chosen - firstHook(choice) + 1, hooked.length));
  const { challenges, newChallenge, enterCode, continueCode, continueChallenge, noneRecent } = TEXTS.codes;
  const item = choiceItemAt(choice, chosen);
  if (item === "continue" && unfinished !== undefined) {
    const { challenge, level } = unfinished;
    return [challenges, continueChallenge, TEXTS.countOf(level, LEVELS), nameOf(challenge), codeOf(challenge)];
  }
  if (item === "new") return [challenges, newChallenge, hooked.length === 0 ? noneRecent : ""];
  return [challenges, isDialUntouched ? enterCode : continueCode];
}

function describeHook({ played, level }: HookedChallenge, place: string): readonly string[] {
  const result = level === undefined ? resultOf(played) : TEXTS.countOf(level, LEVELS);
  return [TEXTS.codes.recentChallenges, place, nameOf(played.challenge), result, codeOf(played.challenge)];
}

function codeOf({ seed, puzzleIndex, size }: Challenge): string {
  return spellCode(writeChallengeCode({ seed, puzzleIndex, size }));
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
