/**
 * The pages that list all lessons, reached from the settings: one page lists the puzzles, and each puzzle has a page
 * with its lessons.
 */
import type { Destination } from "../destination";
import { LESSONS } from "../../puzzles/lessons";
import type { Lesson } from "../../puzzles/lesson";
import { PUZZLES } from "../../puzzles/index";
import { isControl, knowsControl } from "../save/known-controls";
import { openPuzzleSave, type Save } from "../save/save";
import type { Screen } from "../screen";
import { createListPage, createListPageKind, type PageRow } from "./list-page";
import { TEXTS as GAME_TEXTS } from "../texts/index";
import { TEXTS } from "../play/lessons/texts/index";

const { countOf } = GAME_TEXTS;

const LESSONS_PAGE = createListPageKind("lessons");
const PUZZLE_LESSONS_PAGE = createListPageKind("lessons of a puzzle");

interface LessonCounts {
  readonly seen: number;
  readonly all: number;
}

/**
 * Returns how many lessons the player has seen, and how many exist. A lesson about hints or about a twist (special
 * rule) counts once, because all puzzles share it.
 */
export function countLessons(save: Save): LessonCounts {
  let seen = 0;
  let all = 0;
  for (const { id } of LESSONS) {
    const counts = countLessonsOf(save, id);
    seen += counts.seen;
    all += counts.all;
  }
  return { seen, all };
}

function countLessonsOf(save: Save, puzzleId: string): LessonCounts {
  const lessons = findListedLessons(puzzleId);
  return { seen: lessons.filter(({ letter }) => isSeen(save, puzzleId, letter)).length, all: lessons.length };
}

/**
 * Creates the page on which the player chooses the puzzle whose lessons are listed, with the cursor on row `chosenRow`.
 */
export function createLessonsPage(puzzleId: string, save: Save, chosenRow: number): Screen {
  const rows = LESSONS.map(({ id }): PageRow => {
    const { seen, all } = countLessonsOf(save, id);
    const opens: Destination = { kind: "puzzle-lessons", puzzleId: id, row: 0 };
    const label = PUZZLES.find((puzzle) => puzzle.id === id)?.name ?? id;
    return { label, note: countOf(seen, all), help: TEXTS.list.puzzleHelp, opensScreen: true, puzzleId: id, opens };
  });
  const back: Destination = { kind: "more", row: 0 };
  return createListPage(LESSONS_PAGE, puzzleId, { groups: [{ name: TEXTS.list.heading, rows }], back }, chosenRow);
}

export function createPuzzleLessonsPage(puzzleId: string, save: Save, chosenRow: number): Screen {
  const rows = findListedLessons(puzzleId).map((lesson, row) => createRow(save, puzzleId, lesson, row));
  const back: Destination = { kind: "lessons", row: LESSONS.findIndex(({ id }) => id === puzzleId) };
  const groups = [{ name: TEXTS.list.heading, rows }];
  return createListPage(PUZZLE_LESSONS_PAGE, puzzleId, { groups, back }, chosenRow);
}

/**
 * Returns the lessons that the page of a puzzle lists. The lessons about hints and about twists (special rules of
 * weekly remixes) are the same in all puzzles, so only the page of the first puzzle lists them.
 */
function findListedLessons(puzzleId: string): readonly Lesson[] {
  const index = LESSONS.findIndex(({ id }) => id === puzzleId);
  return LESSONS[index].loadLessons().lessons.filter(({ letter }) => index === 0 || !isControl(letter));
}

function createRow(save: Save, puzzleId: string, { letter, name }: Lesson, row: number): PageRow {
  const back: Destination = { kind: "puzzle-lessons", puzzleId, row };
  const { seen, notSeen, playHelp, repeatHelp } = TEXTS.list;
  const wasSeen = isSeen(save, puzzleId, letter);
  return {
    label: name,
    note: wasSeen ? seen : notSeen,
    help: wasSeen ? repeatHelp : playHelp,
    opensScreen: true,
    puzzleId,
    opens: { kind: "lesson", puzzleId, letter, back },
  };
}

/**
 * Returns whether the player has seen a lesson. If the player never opened the lesson's puzzle, the save stays without
 * data for this puzzle.
 */
function isSeen(save: Save, puzzleId: string, letter: string): boolean {
  if (isControl(letter)) return knowsControl(save, letter);
  return save.puzzles.some(({ id }) => id === puzzleId) && openPuzzleSave(save, puzzleId).knownThings.includes(letter);
}
