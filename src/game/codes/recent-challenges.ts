/** The list of the challenges that the player opened last, with the player's results. The save stores it as a text. */

import { PUZZLES } from "../../puzzles/index";
import { isFault } from "../../kernel/fault";
import type { RecentChallenges } from "../save/recent-challenges";
import { isRush, normaliseCode, readChallengeCode, writeLinkCode, type Challenge } from "./challenge-code";
import { fitsCode, type Ghost } from "./ghost";
import { TEXTS } from "../texts/index";

export interface RecentChallenge {
  /** The challenge, with a friend's result if a friend shared it. */
  readonly challenge: Challenge;
  /**
   * The player's own result, in the save under the name `NAMELESS`; undefined if there is none, for example because the
   * player has not finished the challenge.
   */
  readonly ownResult: Ghost | undefined;
  /** Whether the player finished the challenge without a break and without help, so that the result may be shared. */
  readonly isUnaided: boolean;
  /** Whether the player took a break in the challenge but had no help; absent if this is not known. */
  readonly wasInterrupted?: boolean;
}

export const MAX_RECENT_CHALLENGES = 5;

/** The name that stands for the player in stored results, because the player's real name may change. */
const NAMELESS = "X";
const UNAIDED = "A";
const AIDED = "B";
const BROKEN = "C";

/**
 * The list that was read last, with its text. A frame that opens a challenge needs the list several times, and reading
 * it takes up to 14 milliseconds on the console.
 */
let lastRead: { readonly text: string; readonly recent: readonly RecentChallenge[] } | undefined;

/** Returns the challenges that the player opened last, the newest first. */
export function readRecentChallenges({ text }: RecentChallenges): readonly RecentChallenge[] {
  if (lastRead?.text !== text) lastRead = { text, recent: parseRecent(text) };
  return lastRead.recent;
}

function parseRecent(list: string): readonly RecentChallenge[] {
  const all: RecentChallenge[] = [];
  for (const text of list.split(",")) {
    const [code, own = "", mark = ""] = text.split("/");
    const challenge = readChallengeCode(code, PUZZLES.length);
    if (isFault(challenge)) continue;
    const ended = readChallengeCode(own, PUZZLES.length);
    const ghost = isFault(ended) ? undefined : ended.ghost;
    all.push({ challenge, ownResult: ghost, isUnaided: mark === UNAIDED, wasInterrupted: mark === BROKEN });
  }
  return all.slice(0, MAX_RECENT_CHALLENGES);
}

/**
 * Moves an opened challenge to the front of the list of recent challenges. Returns it, with the friend's result and
 * times if the list has them.
 */
export function rememberOpened(save: RecentChallenges, challenge: Challenge): Challenge {
  const recent = readRecentChallenges(save);
  const before = find(recent, challenge);
  const opened = before === undefined ? challenge : withKnownGhost(challenge, before.challenge);
  storeFirst(save, recent, {
    challenge: opened,
    ownResult: before?.ownResult,
    isUnaided: before?.isUnaided === true,
    wasInterrupted: before?.wasInterrupted === true,
  });
  return opened;
}

/**
 * Returns a challenge with the friend's result and times for each level, if the list of recent challenges has them.
 * Otherwise returns the same challenge.
 */
export function withKnownFriend(save: RecentChallenges, challenge: Challenge): Challenge {
  const before = find(readRecentChallenges(save), challenge);
  return before === undefined ? challenge : withKnownGhost(challenge, before.challenge);
}

function withKnownGhost(challenge: Challenge, { ghost: known }: Challenge): Challenge {
  const { ghost } = challenge;
  if (known === undefined || ghost?.splits !== undefined) return challenge;
  if (ghost === undefined) return { ...challenge, ghost: known };
  const isSameGhost = ghost.name === known.name && ghost.tenths === known.tenths && ghost.cleared === known.cleared;
  return isSameGhost ? { ...challenge, ghost: known } : challenge;
}

/**
 * Stores the player's result of a finished challenge in the list of recent challenges, unless the list has a better
 * one.
 */
export function rememberEnded(
  save: RecentChallenges,
  challenge: Challenge,
  own: Omit<Ghost, "name">,
  isUnaided: boolean,
  wasInterrupted = false,
): void {
  const recent = readRecentChallenges(save);
  const before = find(recent, challenge);
  const ghost: Ghost = { name: NAMELESS, ...own };
  if (!fitsCode(ghost)) return;
  if (before?.ownResult !== undefined && before.isUnaided && (!isUnaided || !isBetter(ghost, before.ownResult))) return;
  storeFirst(save, recent, { challenge: before?.challenge ?? challenge, ownResult: ghost, isUnaided, wasInterrupted });
}

/**
 * Returns the challenge as the player shares it with a friend. It carries the player's name and result only if the
 * player had no break and no help.
 */
export function createChallengeToShare({ challenge, ownResult, isUnaided }: RecentChallenge, name: string): Challenge {
  const { seed, puzzleIndex, size } = challenge;
  const withoutGhost = { seed, puzzleIndex, size };
  if (ownResult === undefined || !isUnaided) return withoutGhost;
  const ghost = { ...ownResult, name };
  return fitsCode(ghost) ? { ...withoutGhost, ghost } : withoutGhost;
}

/**
 * Returns the one or two challenges that the player can pass on. The first has the player's result if this may be
 * shared. If a friend's result is known, a second challenge has it.
 */
export function listChallengesToShare(played: RecentChallenge, name: string): readonly Challenge[] {
  const { challenge } = played;
  return challenge.ghost === undefined
    ? [createChallengeToShare(played, name)]
    : [createChallengeToShare(played, name), challenge];
}

function isBetter(one: Ghost, other: Ghost): boolean {
  return one.cleared === other.cleared ? one.tenths < other.tenths : one.cleared > other.cleared;
}

/** Returns whether two challenges have the same levels. Results of friends make no difference. */
export function hasSameLevels(one: Challenge, other: Challenge): boolean {
  return one.seed === other.seed && one.puzzleIndex === other.puzzleIndex && one.size === other.size;
}

function find(recent: readonly RecentChallenge[], challenge: Challenge): RecentChallenge | undefined {
  return recent.find((played) => hasSameLevels(played.challenge, challenge));
}

/** Stores `played` in front of the others of `recent`, which is the present list. */
function storeFirst(save: RecentChallenges, recent: readonly RecentChallenge[], played: RecentChallenge): void {
  const others = recent.filter(({ challenge }) => !hasSameLevels(challenge, played.challenge));
  save.text = [played, ...others]
    .slice(0, MAX_RECENT_CHALLENGES)
    .map((one) => formatRecent(one))
    .join(",");
}

function formatRecent({ challenge, ownResult, isUnaided, wasInterrupted = false }: RecentChallenge): string {
  const code = normaliseCode(writeLinkCode(challenge));
  if (ownResult === undefined) return code;
  const { seed, puzzleIndex, size } = challenge;
  return `${code}/${normaliseCode(writeLinkCode({ seed, puzzleIndex, size, ghost: ownResult }))}/${isUnaided ? UNAIDED : wasInterrupted ? BROKEN : AIDED}`;
}

/** Returns a short text with the player's result in a challenge, or one that says that there is no result yet. */
export function formatResult(
  { challenge, ownResult, isUnaided, wasInterrupted = false }: RecentChallenge,
  formatOwn: (ghost: Ghost) => string,
): string {
  if (ownResult === undefined) return isRush(challenge) ? TEXTS.codes.noRushResult : TEXTS.codes.noResult;
  const own = formatOwn(ownResult);
  if (isUnaided) return own;
  return wasInterrupted ? TEXTS.codes.withBreak(own) : TEXTS.codes.withHelp(own);
}
