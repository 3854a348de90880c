/** Opens what a link to the web page names, and makes the link to a cleared level. */
import { today } from "../device/clock";
import { isFault } from "../kernel/fault";
import { formatMoves, parseMoves } from "../kernel/moves-text";
import { runToEnd } from "../kernel/task";
import { PUZZLES } from "../puzzles/index";
import type { Challenge } from "./codes/challenge-code";
import { clearDial, dialCode, type ChallengeDial } from "./codes/challenge-dial";
/** Loaded from workshop.lua on first use. @lazy workshop */
import { readLevelCode, writeLevelCode } from "./codes/level-code";
import type { Link } from "./codes/link";
import { reportLinkProblem } from "./codes/report-link";
import { createRoutes, puzzleIndexOf } from "./create-routes";
/** Loaded from today.lua on first use. @lazy today */
import { isMakeUpOpen } from "./modes/make-up";
/** Loaded from today.lua on first use. @lazy today */
import { openPastDaily } from "./modes/past-daily";
/** Loaded from today.lua on first use. @lazy today */
import { remixWeekOn } from "./modes/remix-results";
/** Loaded on first use. @lazy */
import { replacedBy } from "./modes/replace-challenge";
import { watchFriend } from "./modes/watch-friend";
import { queueScreen, type App } from "./open-screen";
/** Loaded from lessons.lua on first use. @lazy lessons */
import { lessonsOf } from "./play/lessons/create-tutorial";
import type { Routes } from "./routes";
import { dayNumber, parseDay, weekNumber } from "./save/days";
import { nextLevelIndex } from "./save/progress";
import { puzzleSave, resumePointIn, TitleRow } from "./save/save";
import type { ClearedLevel } from "./screen";

/**
 * The puzzle that a link names, its index in `PUZZLES`, and the routes of this puzzle. If the link names no puzzle, the
 * puzzle of the title screen is taken.
 */
interface Opening {
  readonly app: App;
  readonly dial: ChallengeDial;
  readonly puzzleIndex: number;
  readonly routes: Routes;
}

/**
 * Opens the level or screen that a link names. If the level or screen does not exist, reports the wrong parameter to
 * the host and opens the nearest screen, such as the screen for entering codes.
 */
export function openLink(app: App, dial: ChallengeDial, link: Link): void {
  const { save } = app;
  const named = "puzzle" in link ? link.puzzle : "";
  if (named !== "" && !PUZZLES.some(({ id }) => id === named)) reportLinkProblem("puzzle", "wrong");
  else if (named !== "") save.titlePuzzleId = named;
  const puzzleIndex = puzzleIndexOf(save.titlePuzzleId);
  const opening: Opening = { app, dial, puzzleIndex, routes: createRoutes(app, puzzleIndex, dial) };
  const { routes } = opening;
  if (link.kind === "level") routes.levelDial(link.code);
  else if (link.kind === "challenge") openChallenge(opening, link.code);
  else if (link.kind === "replay") openReplay(opening, link.code, link.moves);
  else if (link.kind === "daily") openDay(opening, link.date);
  else if (link.kind === "rush") routes.rush();
  else if (link.kind === "lesson") openLesson(opening, link.letter);
  else if (link.kind === "remix") openRemixOf(opening, link.date);
  else if (link.kind === "continue") goOn(opening);
  else routes.firstScreen();
}

/** Returns the link that shows the moves of a cleared level. */
export function linkToCleared({ puzzleId, map, moves }: ClearedLevel): Link {
  const code = runToEnd(writeLevelCode({ puzzleIndex: puzzleIndexOf(puzzleId), map }));
  return { kind: "replay", code, moves: formatMoves(moves) };
}

function openChallenge({ app, dial, routes }: Opening, code: string): void {
  const challenge = dialCode(dial, code);
  if (challenge === undefined) {
    reportLinkProblem("challenge", "wrong");
    routes.challengeDial();
    return;
  }
  putDialBeneath(app, dial, challenge, routes);
  routes.challenge(challenge);
}

/**
 * Opens the screen for entering codes if the challenge would replace an unfinished challenge. The player is then asked
 * over that screen, which offers to continue the unfinished challenge.
 */
function putDialBeneath({ save }: App, dial: ChallengeDial, challenge: Challenge, routes: Routes): void {
  if (replacedBy(save, challenge) === undefined) return;
  clearDial(dial);
  routes.challengeDial();
}

function openReplay(opening: Opening, code: string, moveLetters: string): void {
  const { app, dial, routes } = opening;
  const level = runToEnd(readLevelCode(code));
  if (isFault(level)) {
    routes.levelDial(code);
    return;
  }
  const moves = parseMoves(moveLetters);
  const { puzzleIndex } = level;
  app.save.titlePuzzleId = PUZZLES[puzzleIndex].id;
  const context = {
    puzzle: PUZZLES[puzzleIndex].loadPuzzle(),
    save: app.save,
    routes: createRoutes(app, puzzleIndex, dial),
  };
  const open = isFault(moves) ? undefined : watchFriend(context, { ...level, code }, moves);
  if (open === undefined) {
    reportLinkProblem("replay", "no-moves");
    context.routes.playFriendLevel({ ...level, code });
  } else queueScreen(app, context.puzzle.soundTheme, open, { kind: "replay", code, moves: moveLetters });
}

/**
 * Opens the daily level of a date, or the page Today if the date is empty. A win of today's level counts, and so does a
 * win of yesterday's level while the player can make up for a missed day. Wins of levels of earlier days are not
 * recorded, and levels of later days are not shown.
 */
function openDay({ app, puzzleIndex, routes }: Opening, date: string): void {
  const { save } = app;
  const now = dayNumber(today());
  const day = date === "" ? now : parseDay(date);
  if (day === undefined || day > now) reportLinkProblem("daily", day === undefined ? "no-date" : "to-come");
  if (date === "" || day === undefined || day > now) routes.today();
  else if (day === now) routes.daily(puzzleIndex, false);
  else if (day === now - 1 && isMakeUpOpen(save.days, now)) routes.daily(puzzleIndex, true);
  else {
    const puzzle = PUZZLES[puzzleIndex].loadPuzzle();
    const link: Link = { kind: "daily", date, puzzle: puzzle.id };
    queueScreen(app, puzzle.soundTheme, () => openPastDaily({ puzzle, save, routes }, day), link);
  }
}

function openLesson({ puzzleIndex, routes }: Opening, letter: string): void {
  const { id } = PUZZLES[puzzleIndex];
  if (lessonsOf(id).lessons.some((lesson) => lesson.letter === letter)) {
    routes.repeatLesson(id, letter, routes.title);
    return;
  }
  reportLinkProblem("lesson", "wrong");
  routes.lessonsOf(id, 0);
}

/**
 * Opens the remix of the week in which a date lies, or this week's remix if the date is empty. Only this week's remix
 * can be played.
 */
function openRemixOf({ app, routes }: Opening, date: string): void {
  const now = dayNumber(today());
  const day = date === "" ? now : parseDay(date);
  const week = remixWeekOn(app.save.remix, now);
  if (day !== undefined && weekNumber(day) === week) {
    routes.remix(week);
    return;
  }
  reportLinkProblem("remix", day === undefined ? "no-date" : weekNumber(day) < week ? "over" : "to-come");
  routes.todayAtRemix();
}

/**
 * Continues with what the player last chose on the title screen. If that cannot be continued, opens the title screen.
 */
function goOn({ app: { save }, puzzleIndex, routes }: Opening): void {
  const { id, levelCount } = PUZZLES[puzzleIndex];
  const { medals, pace } = puzzleSave(save, id);
  const { titleRow } = save;
  if (titleRow === TitleRow.Play && resumePointIn(save, id, pace) !== undefined) routes.endlessAt(pace);
  else if (titleRow === TitleRow.Play) routes.endless();
  else if (titleRow === TitleRow.Campaign && levelCount > 0)
    routes.campaign((resumePointIn(save, id, "campaign")?.levelNumber ?? nextLevelIndex(medals, levelCount) + 1) - 1);
  else if (titleRow === TitleRow.Today) routes.today();
  else if (titleRow === TitleRow.Rush) routes.rush();
  else if (titleRow === TitleRow.Challenge) routes.challengeDial();
  else routes.firstScreen();
}
