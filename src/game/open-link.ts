/** Opens what a web link names, such as a level. Also makes the link to a cleared level. */
import { readToday } from "../device/clock";
import { isFault } from "../kernel/fault";
import { formatMoves, parseMoves } from "../kernel/moves-text";
import { runToEnd } from "../kernel/task";
import { PUZZLES } from "../puzzles/index";
import { challengeDial, clearDial, dialCode } from "./codes/challenge-dial";
/** The import below is loaded from workshop.lua on first use. @lazy workshop */
import { readLevelCode, writeLevelCode } from "./codes/level-code";
import type { Link } from "./codes/link";
import { reportLinkProblem } from "./codes/report-link";
import { puzzleIndexOf } from "./create-screen";
import { requestScreen, type Destination } from "./destination";
import { chooseFirstScreen } from "./first-screen";
/** The import below is loaded from today.lua on first use. @lazy today */
import { isMakeUpOpen } from "./modes/make-up";
/** The import below is loaded from today.lua on first use. @lazy today */
import { remixWeekOn } from "./modes/remix-results";
/** The import below is loaded on first use. @lazy */
import { findReplacedChallenge } from "./modes/replace-challenge";
/** The import below is loaded from links.lua on first use. @lazy links */
import { clearsLevel } from "./modes/watch-friend";
/** The import below is loaded from lessons.lua on first use. @lazy lessons */
import { loadPuzzleLessons } from "./play/lessons/create-tutorial";
import { dayNumber, parseDay, weekNumber } from "./save/days";
import { findNextLevelIndex, isLastLevelReached } from "./save/progress";
import { openPuzzleSave, openResumePoint, TitleRow, type Save } from "./save/save";
import type { ClearedLevel } from "./screen";
/** The import below is loaded from workshop.lua on first use. @lazy workshop */
import { openPack } from "./workshop/packs/open-pack";

/**
 * Returns the screen that a web link opens. If the link names something that does not exist, reports the wrong
 * parameter to the host (the program around the game). Then returns a related screen, such as the map of the campaign
 * for a missing level.
 */
export function resolveLink(save: Save, link: Link): Destination {
  const named = "puzzle" in link ? link.puzzle : "";
  if (named !== "" && !PUZZLES.some(({ id }) => id === named)) reportLinkProblem("puzzle", "wrong");
  else if (named !== "") save.titlePuzzleId = named;
  const puzzleIndex = puzzleIndexOf(save.titlePuzzleId);
  if (link.kind === "level") return { kind: "level-dial", code: link.code };
  if (link.kind === "challenge") return resolveChallenge(save, link.code);
  if (link.kind === "replay") return resolveReplay(save, link.code, link.moves);
  if (link.kind === "pack") return openPack(link.name, link.codes);
  if (link.kind === "daily") return resolveDay(save, puzzleIndex, link.date);
  if (link.kind === "rush") return { kind: "rush" };
  if (link.kind === "campaign") return resolveCampaign(save, puzzleIndex, link.level);
  if (link.kind === "lesson") return resolveLesson(puzzleIndex, link.letter);
  if (link.kind === "remix") return resolveRemix(save, link.date);
  return link.kind === "continue" ? lastChosen(save, puzzleIndex) : chooseFirstScreen();
}

/** Returns the web link that shows the moves of a cleared level. */
export function linkToCleared({ puzzleId, map, moves }: ClearedLevel): Link {
  const code = runToEnd(writeLevelCode({ puzzleIndex: puzzleIndexOf(puzzleId), map }));
  return { kind: "replay", code, moves: formatMoves(moves) };
}

function resolveChallenge(save: Save, code: string): Destination {
  const challenge = dialCode(challengeDial, code);
  if (challenge === undefined) {
    reportLinkProblem("challenge", challengeDial.fault?.kind === "newer-game" ? "newer" : "wrong");
    return { kind: "challenges" };
  }
  if (findReplacedChallenge(save, challenge) !== undefined) {
    clearDial(challengeDial);
    requestScreen({ kind: "challenges" });
  }
  return { kind: "challenge", challenge };
}

function resolveReplay(save: Save, code: string, moveLetters: string): Destination {
  const level = runToEnd(readLevelCode(code));
  if (isFault(level)) return { kind: "level-dial", code };
  const { puzzleIndex, map } = level;
  const moves = parseMoves(moveLetters);
  const friend = { ...level, code };
  save.titlePuzzleId = PUZZLES[puzzleIndex].id;
  if (!isFault(moves) && clearsLevel(PUZZLES[puzzleIndex].loadPuzzle(), map, moves))
    return { kind: "replay", friend, moves };
  reportLinkProblem("replay", "no-moves");
  return { kind: "friend-level", friend };
}

/**
 * Returns the daily level of a date, or the page Today if the date is empty or later than today. A win of today's level
 * is recorded. A win of yesterday's level is recorded only while the player can make up for yesterday.
 */
function resolveDay(save: Save, puzzleIndex: number, date: string): Destination {
  const now = dayNumber(readToday());
  const day = date === "" ? now : parseDay(date);
  if (day === undefined || day > now) reportLinkProblem("daily", day === undefined ? "no-date" : "to-come");
  if (date === "" || day === undefined || day > now) return { kind: "today", card: "daily" };
  if (day === now) return { kind: "daily", puzzleIndex, isMadeUp: false };
  if (day === now - 1 && isMakeUpOpen(save.days, now)) return { kind: "daily", puzzleIndex, isMadeUp: true };
  return { kind: "past-daily", day };
}

/**
 * Returns the campaign level with the number `numberText`, or the map of the campaign if the text is empty. The win of
 * a locked level counts, but opens no other level.
 *
 * An optional level that is still locked opens as a friend's level does, so its win does not count.
 */
function resolveCampaign(save: Save, puzzleIndex: number, numberText: string): Destination {
  const { id, levelCount } = PUZZLES[puzzleIndex];
  const { medals } = openPuzzleSave(save, id);
  const levelIndex = Number(numberText) - 1;
  const { campaign } = PUZZLES[puzzleIndex].loadPuzzle();
  const allCount = levelCount + (campaign.afterHours?.levelCount ?? 0);
  if (numberText === "" || !(levelIndex >= 0 && levelIndex < allCount)) {
    if (numberText !== "") reportLinkProblem("campaign", "wrong");
    return { kind: "campaign-map", levelIndex: findNextLevelIndex(medals, levelCount) };
  }
  if (levelIndex < levelCount || isLastLevelReached(medals, levelCount))
    return { kind: "campaign-level", levelIndex, from: "map" };
  const map = campaign.level(levelIndex).map.join("\n");
  const code = runToEnd(writeLevelCode({ puzzleIndex, map }));
  return { kind: "friend-level", friend: { puzzleIndex, map, code } };
}

function resolveLesson(puzzleIndex: number, letter: string): Destination {
  const { id } = PUZZLES[puzzleIndex];
  if (loadPuzzleLessons(id).lessons.some((lesson) => lesson.letter === letter))
    return { kind: "lesson", puzzleId: id, letter, back: { kind: "title" } };
  reportLinkProblem("lesson", "wrong");
  return { kind: "puzzle-lessons", puzzleId: id, row: 0 };
}

/**
 * Returns this week's remix if the date lies in this week or is empty. Otherwise reports the wrong date, and returns
 * the page Today.
 */
function resolveRemix(save: Save, date: string): Destination {
  const now = dayNumber(readToday());
  const day = date === "" ? now : parseDay(date);
  const week = remixWeekOn(save.remix, now);
  if (day !== undefined && weekNumber(day) === week) return { kind: "remix", week };
  reportLinkProblem("remix", day === undefined ? "no-date" : weekNumber(day) < week ? "over" : "to-come");
  return { kind: "today", card: "remix" };
}

function lastChosen(save: Save, puzzleIndex: number): Destination {
  const { id, levelCount } = PUZZLES[puzzleIndex];
  const { medals, pace } = openPuzzleSave(save, id);
  const { titleRow } = save;
  if (titleRow === TitleRow.Play)
    return openResumePoint(save, id, pace) === undefined ? { kind: "endless" } : { kind: "endless-run", pace };
  if (titleRow === TitleRow.Campaign && levelCount > 0) {
    const number = openResumePoint(save, id, "campaign")?.levelNumber ?? findNextLevelIndex(medals, levelCount) + 1;
    return { kind: "campaign-level", levelIndex: number - 1, from: "map" };
  }
  if (titleRow === TitleRow.Today) return { kind: "today", card: "daily" };
  if (titleRow === TitleRow.Rush) return { kind: "rush" };
  return titleRow === TitleRow.Challenge ? { kind: "challenges" } : chooseFirstScreen();
}
