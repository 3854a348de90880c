/** The page with all lessons of all puzzles, behind the second page of the settings. */
import { LESSONS } from "../../puzzles/lessons";
import type { Lesson } from "../../puzzles/lesson";
import { PUZZLES } from "../../puzzles/index";
import type { Routes } from "../routes";
import { HINT_LETTER, knowsControl } from "../save/known-controls";
import { puzzleSave, type Save } from "../save/save";
import type { Screen } from "../screen";
import { createListPage, type PageRow } from "../screens/list-page";
import { TEXTS } from "./texts/index";

/** How many lessons the player has had, of how many. */
interface LessonCounts {
  readonly seen: number;
  readonly all: number;
}

/** Counts the lessons that the player has had. The lesson about hints counts once, although each puzzle has one. */
export function countLessons(save: Save): LessonCounts {
  let seen = 0;
  let all = 0;
  for (const { id, lessons } of listedLessons()) {
    all += lessons.length;
    seen += lessons.filter(({ letter }) => isSeen(save, id, letter)).length;
  }
  return { seen, all };
}

/** Creates the page with all lessons, with the cursor on row `chosen`. */
export function createLessonsPage(puzzleId: string, save: Save, routes: Routes, chosen: number): Screen {
  const groups = listedLessons().map(({ id, name, lessons }) => ({
    name,
    rows: lessons.map((lesson) => rowOf(save, routes, id, lesson)),
  }));
  const back = (): void => {
    routes.settingsMore(0);
  };
  return createListPage(puzzleId, { screenName: "lessons", groups, back }, chosen);
}

/** Returns the lessons of each puzzle that the page lists. Only the first puzzle's list has the lesson about hints. */
function listedLessons(): readonly { readonly id: string; readonly name: string; readonly lessons: readonly Lesson[] }[] {
  return LESSONS.map(({ id, loadLessons }, index) => ({
    id,
    name: PUZZLES.find((puzzle) => puzzle.id === id)?.name ?? "",
    lessons: loadLessons().lessons.filter(({ letter }) => index === 0 || letter !== HINT_LETTER),
  }));
}

function rowOf(save: Save, routes: Routes, puzzleId: string, { letter, name }: Lesson): PageRow {
  const open = (row: number): void => {
    routes.repeatLesson(puzzleId, letter, () => {
      routes.lessons(row);
    });
  };
  const { seen, notSeen, help } = TEXTS.list;
  return { label: name, note: isSeen(save, puzzleId, letter) ? seen : notSeen, help, opens: true, open };
}

/** Returns whether the player has had a lesson. A puzzle that was never played stays out of the save. */
function isSeen(save: Save, puzzleId: string, letter: string): boolean {
  if (letter === HINT_LETTER) return knowsControl(save, letter);
  return save.puzzles.some(({ id }) => id === puzzleId) && puzzleSave(save, puzzleId).knownThings.includes(letter);
}
