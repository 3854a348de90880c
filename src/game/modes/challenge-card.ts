/** Makes the cards (messages with two buttons) before and after a challenge. */
import type { Destination } from "../destination";
import type { PlayContext } from "../play/play-context";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { isRush, writeChallengeCode, type Challenge } from "../codes/challenge-code";
import { formatGhost, fitsCode, NAME_LETTERS, type Ghost } from "../codes/ghost";
import { createChallengeToShare, type RecentChallenge } from "../codes/recent-challenges";
import type { RaceEnd, RunCard } from "../play/card";
import { levelToGoOnWith } from "../save/pace-records";
import type { ResumePoint } from "../save/resume-point";
import { rushRules, rushRulesInBrief } from "./rush";
import { TEXTS } from "../texts/index";

type ChallengeResult = Omit<Ghost, "name">;

interface ChallengeEnd {
  readonly title: string;
  readonly lines: readonly string[];
  /**
   * The player's result, which the challenge code passes to a friend; undefined if it does not count, for example after
   * a break.
   */
  readonly result: ChallengeResult | undefined;
  /**
   * The animated race after a challenge of ten levels, in which the player runs against a friend or alone; left out
   * after a rush (a timed run).
   */
  readonly raceEnd?: RaceEnd;
}

/**
 * Creates the card (a message with two buttons) after a challenge, which offers the challenge code for a friend. A
 * player without a name is asked for one first if the code contains a result.
 */
export function createChallengeCard(
  { puzzle, save }: PlayContext,
  challenge: Challenge,
  { title, lines, result, raceEnd }: ChallengeEnd,
): RunCard {
  const { settings } = save;
  const ownResult = result === undefined ? undefined : { name: settings.name, ...result };
  const needsName = settings.name === "" && result !== undefined && fitsCode({ ...result, name: NAME_LETTERS });
  const played: RecentChallenge = { challenge, ownResult, isUnaided: result !== undefined };
  const codes: Destination = { kind: "challenge-codes", played, back: { kind: "challenges" } };
  return {
    about: "run",
    title,
    lines,
    shared: formatSharedLines(puzzle, createChallengeToShare(played, settings.name), lines),
    ...(raceEnd === undefined ? {} : { raceEnd }),
    aText: TEXTS.buttons.share,
    bText: TEXTS.buttons.title,
    onA: needsName ? { kind: "name", back: codes } : codes,
    onB: { kind: "title" },
  };
}

/**
 * Creates the card (a message with two buttons) before a challenge begins, or before it continues from `resumePoint`,
 * its stored level.
 */
export function createIntroCard(
  puzzle: AnyPuzzle,
  challenge: Challenge,
  resumePoint: ResumePoint | undefined,
): RunCard {
  const { name } = puzzle;
  const { ghost, size } = challenge;
  const ghostLines = ghost === undefined ? [] : [TEXTS.challenge.beat(formatGhost(ghost, isRush(challenge)))];
  if (ghost !== undefined && ghost.splits === undefined) ghostLines.push(TEXTS.race.averagePace);
  return {
    about: "run",
    title: isRush(challenge) ? TEXTS.rush.title : TEXTS.challenge.title,
    lines: [
      ...ghostLines,
      isRush(challenge) ? name : TEXTS.challenge.withSize(name, size),
      TEXTS.challenge.code(writeChallengeCode({ seed: challenge.seed, puzzleIndex: challenge.puzzleIndex, size })),
      ...(isRush(challenge) && resumePoint === undefined
        ? ghost === undefined
          ? rushRules(puzzle)
          : [rushRulesInBrief(puzzle)]
        : []),
      ...(resumePoint === undefined ? [] : [TEXTS.level(levelToGoOnWith(resumePoint))]),
    ],
    aText: resumePoint === undefined ? TEXTS.buttons.play : TEXTS.buttons.goOn,
    bText: TEXTS.buttons.title,
    onA: { kind: "challenge-run", challenge },
    onB: { kind: "title" },
  };
}

function formatSharedLines({ name }: AnyPuzzle, challenge: Challenge, lines: readonly string[]): readonly string[] {
  const { ghost } = challenge;
  const modeName = isRush(challenge) ? TEXTS.rush.name : TEXTS.challenge.name;
  const ghostLines = ghost === undefined ? [] : [formatGhost(ghost, isRush(challenge))];
  return [TEXTS.sharedHeading(name, `${modeName} ${writeChallengeCode(challenge)}`), ...lines, ...ghostLines];
}
