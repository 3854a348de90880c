/**
 * The pages that the row "More" of the settings opens: lessons and endings that the player can see again, the credits,
 * save files, and the record of first wins. A row is left out while its page would be empty.
 */
import { ENDINGS } from "../../puzzles/endings";
import { PUZZLES } from "../../puzzles/index";
import { countLessons } from "./lessons-page";
import type { Routes } from "../routes";
import { FINALE, hasSeenEnding } from "../save/endings";
import { countFirstWins } from "../save/first-wins-file";
import type { Save } from "../save/save";
import type { Screen } from "../screen";
import { TEXTS } from "../texts/index";
import { createListPage, listPageKind, type PageRow } from "./list-page";

/**
 * The index of the row that opens the list of campaign endings. The row exists only if the player has seen an ending.
 */
const ENDINGS_ROW = 1;

const MORE_PAGE = listPageKind("more");
const ENDINGS_PAGE = listPageKind("endings");

const { more: MORE, endings: ENDING_TEXTS } = TEXTS;

/** Creates the second page of the settings, which the row "More" opens, with the cursor on row `chosen`. */
export function createMorePage(puzzleIndex: number, save: Save, routes: Routes, chosen: number): Screen {
  const groups = [
    { name: MORE.groups.again, rows: [lessonsRow(save, routes), ...endingsRow(save, routes), creditsRow(routes)] },
    { name: MORE.groups.save, rows: [...saveRows(routes), ...recordRow(puzzleIndex, routes)] },
  ];
  return createListPage(MORE_PAGE, PUZZLES[puzzleIndex].id, { groups, back: routes.settingsAtMore }, chosen);
}

function lessonsRow(save: Save, routes: Routes): PageRow {
  const { seen, all } = countLessons(save);
  const open = (): void => {
    routes.lessons(0);
  };
  return {
    label: MORE.lessons.label,
    note: TEXTS.countOf(seen, all),
    help: seen === 0 ? MORE.lessons.helpUnseen : MORE.lessons.help,
    opensScreen: true,
    open,
  };
}

/**
 * Returns the row that opens the list of campaign endings. The returned list is empty if the player has seen no ending.
 */
function endingsRow(save: Save, routes: Routes): readonly PageRow[] {
  const seen = ENDINGS.filter(({ id }) => hasSeenEnding(save.endings, id)).length;
  if (seen === 0) return [];
  const note = TEXTS.countOf(seen, ENDINGS.length);
  const open = (): void => {
    routes.seenEndings(0);
  };
  return [{ label: MORE.endings.label, note, help: MORE.endings.help, opensScreen: true, open }];
}

function creditsRow(routes: Routes): PageRow {
  const open = (row: number): void => {
    routes.credits(() => {
      routes.settingsMore(row);
    });
  };
  return { label: MORE.credits.label, note: "", help: MORE.credits.help, opensScreen: true, open };
}

function saveRows(routes: Routes): readonly PageRow[] {
  return [
    { label: MORE.exportSave.label, note: "", help: MORE.exportSave.help, opensScreen: true, open: routes.exportSave },
    { label: MORE.importSave.label, note: "", help: MORE.importSave.help, opensScreen: true, open: routes.importSave },
  ];
}

/**
 * Returns the row that opens the record of the puzzle's first wins. The returned list is empty if the player has won no
 * level of the puzzle.
 */
function recordRow(puzzleIndex: number, routes: Routes): readonly PageRow[] {
  if (countFirstWins(PUZZLES[puzzleIndex].id) === 0) return [];
  const open = (row: number): void => {
    routes.shareRecord(puzzleIndex, () => {
      routes.settingsMore(row);
    });
  };
  return [{ label: MORE.record.label, note: "", help: MORE.record.help, opensScreen: true, open }];
}

/** Creates the page with the endings that the player has seen: those of campaigns, and the finale of the game. */
export function createEndingsPage(puzzleId: string, save: Save, routes: Routes, chosen: number): Screen {
  const back = (row: number) => (): void => {
    routes.seenEndings(row);
  };
  const rows = PUZZLES.filter(({ id }) => hasSeenEnding(save.endings, id)).map(({ id, name }): PageRow => ({
    label: name,
    note: "",
    help: ENDING_TEXTS.help,
    opensScreen: true,
    puzzleId: id,
    open: (row) => {
      routes.endingAgain(id, back(row));
    },
  }));
  const finale: PageRow = {
    label: ENDING_TEXTS.finale,
    note: "",
    help: ENDING_TEXTS.finaleHelp,
    opensScreen: true,
    open: (row) => {
      routes.finaleAgain(back(row));
    },
  };
  const groups = [
    { name: ENDING_TEXTS.campaigns, rows },
    { name: ENDING_TEXTS.all, rows: hasSeenEnding(save.endings, FINALE) ? [finale] : [] },
  ];
  const page = {
    groups,
    back: () => {
      routes.settingsMore(ENDINGS_ROW);
    },
  };
  return createListPage(ENDINGS_PAGE, puzzleId, page, chosen);
}
