/** Finds the web link that opens a given destination (a description of a screen), such as a level or challenge. */
import { readToday } from "../device/clock";
import { formatMoves } from "../kernel/moves-text";
import { PUZZLES } from "../puzzles/index";
import { isRush, writeLinkCode, type Challenge } from "./codes/challenge-code";
import type { Link } from "./codes/link";
/** The import below is loaded on first use. @lazy */
import { listChallengesToShare, withKnownFriend } from "./codes/recent-challenges";
import { puzzleIndexOf } from "./create-screen";
import type { ScreenDestination } from "./destination";
/** The import below is loaded from today.lua on first use. @lazy today */
import { findNextRemixLevel, remixResultsOf } from "./modes/remix-results";
import { dayNumber, firstDayOfWeek, formatDay } from "./save/days";
import { findNextStarterLevel } from "./save/progress";
import { openPuzzleSave, type Save } from "./save/save";

/** Returns the web link to a destination (a description of a screen); undefined if no link opens it. */
export function linkTo(save: Save, destination: ScreenDestination): Link | undefined {
  const { kind } = destination;
  if (kind === "daily")
    return linkToDaily(destination.puzzleIndex, dayNumber(readToday()) - (destination.isMadeUp ? 1 : 0));
  if (kind === "daily-of-day") {
    const { puzzleIndex, day } = destination;
    return dayNumber(readToday()) === day ? linkToDaily(puzzleIndex, day) : undefined;
  }
  if (kind === "past-daily") {
    return { kind: "daily", date: formatDay(destination.day), puzzle: save.titlePuzzleId };
  }
  if (kind === "remix") return linkToRemix(save, destination.week);
  if (kind === "challenge" || kind === "challenge-run")
    return linkToChallenge(withKnownFriend(save.challenges, destination.challenge));
  if (kind === "challenge-codes")
    return linkToChallenge(listChallengesToShare(destination.played, save.settings.name)[0]);
  if (kind === "friend-level" || kind === "friend-offer") return { kind: "level", code: destination.friend.code };
  if (kind === "pack" || kind === "pack-level") {
    const { name, levels } = destination.pack;
    return { kind: "pack", name, codes: levels.map(({ code }) => code) };
  }
  if (kind === "campaign-level") return linkToCampaign(save, destination.levelIndex);
  if (kind === "endless") return linkToStarterLevel(save);
  if (kind === "lesson") return { kind: "lesson", letter: destination.letter, puzzle: destination.puzzleId };
  if (kind !== "replay") return undefined;
  return { kind: "replay", code: destination.friend.code, moves: formatMoves(destination.moves) };
}

function linkToDaily(puzzleIndex: number, day: number): Link {
  return { kind: "daily", date: formatDay(day), puzzle: PUZZLES[puzzleIndex].id };
}

function linkToCampaign({ titlePuzzleId }: Save, levelIndex: number): Link {
  // The save of a new player names no puzzle, so the title screen shows the first one.
  const { id } = PUZZLES[puzzleIndexOf(titlePuzzleId)];
  return { kind: "campaign", level: `${levelIndex + 1}`, puzzle: id };
}

/**
 * Returns the link to a campaign level for a new player, who gets the first three levels in place of endless levels.
 * Returns undefined if all three are cleared.
 */
function linkToStarterLevel(save: Save): Link | undefined {
  const { id, levelCount } = PUZZLES[puzzleIndexOf(save.titlePuzzleId)];
  const starter = findNextStarterLevel(openPuzzleSave(save, id).medals, levelCount);
  return starter === undefined ? undefined : linkToCampaign(save, starter);
}

function linkToRemix(save: Save, week: number): Link | undefined {
  if (findNextRemixLevel(remixResultsOf(save.remix, week)) === undefined) return undefined;
  return { kind: "remix", date: formatDay(firstDayOfWeek(week)) };
}

function linkToChallenge(challenge: Challenge): Link {
  return { kind: "challenge", code: writeLinkCode(challenge), isRush: isRush(challenge) };
}
