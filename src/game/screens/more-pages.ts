/**
 * The pages that the row "More" of the settings opens, such as lessons, endings, credits and save files. A row is left
 * out while its page would be empty.
 */
import type { Destination } from "../destination";
import { ENDINGS } from "../../puzzles/endings";
import { PUZZLES } from "../../puzzles/index";
import { countLessons } from "./lessons-page";
import { FINALE, hasSeenEnding } from "../save/endings";
import { countFirstWins } from "../save/first-wins-file";
import type { Save } from "../save/save";
import type { Screen } from "../screen";
import { TEXTS } from "../texts/index";
import { createListPage, createListPageKind, type PageRow } from "./list-page";

/**
 * The index of the row "Endings" on the page that "More" opens. The row exists only if the player has seen an ending of
 * a campaign.
 */
const ENDINGS_ROW = 1;

const MORE_PAGE = createListPageKind("more");
const ENDINGS_PAGE = createListPageKind("endings");

const { more: MORE, endings: ENDING_TEXTS } = TEXTS;

/** Creates the page that the row "More" of the settings opens. The cursor is on row `chosen`. */
export function createMorePage(puzzleIndex: number, save: Save, chosen: number): Screen {
  const again = [createLessonsRow(save), ...createEndingsRow(save)];
  again.push(createCreditsRow(again.length));
  const saved = [...saveRows()];
  saved.push(...recordRow(puzzleIndex, again.length + saved.length));
  const groups = [
    { name: MORE.groups.again, rows: again },
    { name: MORE.groups.save, rows: saved },
    { name: MORE.groups.test, rows: [createCheckRow(again.length + saved.length)] },
  ];
  const back: Destination = { kind: "settings", row: "last" };
  return createListPage(MORE_PAGE, PUZZLES[puzzleIndex].id, { groups, back }, chosen);
}

function createLessonsRow(save: Save): PageRow {
  const { seen, all } = countLessons(save);
  return {
    label: MORE.lessons.label,
    note: TEXTS.countOf(seen, all),
    help: seen === 0 ? MORE.lessons.helpUnseen : MORE.lessons.help,
    opensScreen: true,
    opens: { kind: "lessons", row: 0 },
  };
}

function createEndingsRow(save: Save): readonly PageRow[] {
  const seen = ENDINGS.filter(({ id }) => hasSeenEnding(save.endings, id)).length;
  if (seen === 0) return [];
  const note = TEXTS.countOf(seen, ENDINGS.length);
  const opens: Destination = { kind: "endings", row: 0 };
  return [{ label: MORE.endings.label, note, help: MORE.endings.help, opensScreen: true, opens }];
}

function createCreditsRow(row: number): PageRow {
  const opens: Destination = { kind: "credits", back: { kind: "more", row } };
  return { label: MORE.credits.label, note: "", help: MORE.credits.help, opensScreen: true, opens };
}

function createCheckRow(row: number): PageRow {
  const opens: Destination = { kind: "check", rowIds: "", back: { kind: "more", row } };
  return { label: MORE.check.label, note: "", help: MORE.check.help, opensScreen: true, opens };
}

function saveRows(): readonly PageRow[] {
  return [
    {
      label: MORE.exportSave.label,
      note: "",
      help: MORE.exportSave.help,
      opensScreen: true,
      opens: { kind: "export-save" },
    },
    {
      label: MORE.importSave.label,
      note: "",
      help: MORE.importSave.help,
      opensScreen: true,
      opens: { kind: "import-save" },
    },
  ];
}

function recordRow(puzzleIndex: number, row: number): readonly PageRow[] {
  if (countFirstWins(PUZZLES[puzzleIndex].id) === 0) return [];
  const opens: Destination = { kind: "record", puzzleIndex, back: { kind: "more", row } };
  return [{ label: MORE.record.label, note: "", help: MORE.record.help, opensScreen: true, opens }];
}

/** Creates the page with the endings that the player has seen: those of campaigns, and the finale of the game. */
export function createEndingsPage(puzzleId: string, save: Save, chosen: number): Screen {
  const backTo = (row: number): Destination => ({ kind: "endings", row });
  const rows = PUZZLES.filter(({ id }) => hasSeenEnding(save.endings, id)).map(({ id, name }, row): PageRow => ({
    label: name,
    note: "",
    help: ENDING_TEXTS.help,
    opensScreen: true,
    puzzleId: id,
    opens: { kind: "ending-again", puzzleId: id, back: backTo(row) },
  }));
  const finale: PageRow = {
    label: ENDING_TEXTS.finale,
    note: "",
    help: ENDING_TEXTS.finaleHelp,
    opensScreen: true,
    opens: { kind: "finale", isFirst: false, back: backTo(rows.length) },
  };
  const groups = [
    { name: ENDING_TEXTS.campaigns, rows },
    { name: ENDING_TEXTS.all, rows: hasSeenEnding(save.endings, FINALE) ? [finale] : [] },
  ];
  const back: Destination = { kind: "more", row: ENDINGS_ROW };
  return createListPage(ENDINGS_PAGE, puzzleId, { groups, back }, chosen);
}
