import { WORLDS } from "../../puzzles/index";
import { isFault } from "../../kernel/fault";
import type { PlayedSave } from "../save/played-save";
import { isRush, lettersOf, readCode, writeLink, type Challenge } from "./challenge-code";
import { hasCode, type Ghost } from "./ghost";

/** A challenge that was opened last, and how it went. */
export interface Played {
  /** With the friend's ghost, if there was one. */
  readonly challenge: Challenge;
  /** The player's own result, under a name that says nothing; undefined before the end. */
  readonly own: Ghost | undefined;
  /** Whether it was played in one go and without help, so that it can be handed on. */
  readonly isFair: boolean;
  /** Whether it was left and gone on with, but had no help; left out where neither is known. */
  readonly hadBreak?: boolean;
}

/** So many are kept. */
export const MOST_PLAYED = 5;

/** Stands in the save for the player, who may change the name. */
const NAMELESS = "X";
const FAIR = "A";
const AIDED = "B";
const BROKEN = "C";

/** Returns the challenges that were opened last, the newest first. */
export function playedIn({ list }: PlayedSave): readonly Played[] {
  const all: Played[] = [];
  for (const text of list.split(",")) {
    const [code, own = "", mark = ""] = text.split("/");
    const challenge = readCode(code, WORLDS.length);
    if (isFault(challenge)) continue;
    const ended = readCode(own, WORLDS.length);
    const ghost = isFault(ended) ? undefined : ended.ghost;
    all.push({ challenge, own: ghost, isFair: mark === FAIR, hadBreak: mark === BROKEN });
  }
  return all.slice(0, MOST_PLAYED);
}

/** Puts a challenge that is opened first; what is known of it is kept. */
export function rememberOpened(save: PlayedSave, challenge: Challenge): void {
  const before = find(save, challenge);
  put(save, {
    challenge: challenge.ghost === undefined && before !== undefined ? before.challenge : challenge,
    own: before?.own,
    isFair: before?.isFair === true,
    hadBreak: before?.hadBreak === true,
  });
}

/** Keeps the result of a challenge that is over, unless a better one is there. */
export function rememberEnded(
  save: PlayedSave,
  challenge: Challenge,
  own: Omit<Ghost, "name">,
  isFair: boolean,
  hadBreak = false,
): void {
  const before = find(save, challenge);
  const ghost: Ghost = { name: NAMELESS, ...own };
  if (!hasCode(ghost)) return;
  if (before?.own !== undefined && before.isFair && (!isFair || !isBetter(ghost, before.own))) return;
  put(save, { challenge: before?.challenge ?? challenge, own: ghost, isFair, hadBreak });
}

/** Returns the challenge as the player hands it on: with the own name and result if they count. */
export function ownCode({ challenge, own, isFair }: Played, name: string): Challenge {
  const { seed, puzzle, size } = challenge;
  const bare = { seed, puzzle, size };
  if (own === undefined || !isFair) return bare;
  const ghost = { ...own, name };
  return hasCode(ghost) ? { ...bare, ghost } : bare;
}

/** Returns the codes to hand on: one's own, and the friend's as it came. */
export function codesOf(played: Played, name: string): readonly Challenge[] {
  const { challenge } = played;
  return challenge.ghost === undefined ? [ownCode(played, name)] : [ownCode(played, name), challenge];
}

function isBetter(one: Ghost, other: Ghost): boolean {
  return one.cleared === other.cleared ? one.tenths < other.tenths : one.cleared > other.cleared;
}

function isSame(one: Challenge, other: Challenge): boolean {
  return one.seed === other.seed && one.puzzle === other.puzzle && one.size === other.size;
}

function find(save: PlayedSave, challenge: Challenge): Played | undefined {
  return playedIn(save).find((played) => isSame(played.challenge, challenge));
}

function put(save: PlayedSave, played: Played): void {
  const others = playedIn(save).filter(({ challenge }) => !isSame(challenge, played.challenge));
  save.list = [played, ...others]
    .slice(0, MOST_PLAYED)
    .map((one) => textOf(one))
    .join(",");
}

function textOf({ challenge, own, isFair, hadBreak = false }: Played): string {
  const code = lettersOf(writeLink(challenge));
  if (own === undefined) return code;
  const { seed, puzzle, size } = challenge;
  return `${code}/${lettersOf(writeLink({ seed, puzzle, size, ghost: own }))}/${isFair ? FAIR : hadBreak ? BROKEN : AIDED}`;
}

/** Returns in a few words how a challenge went. */
export function resultText(
  { challenge, own, isFair, hadBreak = false }: Played,
  textOf: (ghost: Ghost) => string,
): string {
  if (own === undefined) return isRush(challenge) ? "rush, no result yet" : "no result yet";
  if (isFair) return textOf(own);
  return `${textOf(own)}, with ${hadBreak ? "a break" : "help"}`;
}
