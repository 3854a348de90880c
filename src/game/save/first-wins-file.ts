/**
 * Stores the first wins of each puzzle in a pair of files of its own. In the save itself they would make each start of
 * the game and each save after a win half as slow again.
 */
import { appendChecksum, joinSections, type TextSection } from "./checksum";
import { DATA_FOLDER } from "./files";
import { formatFirstWin, MAX_FIRST_WINS, parseFirstWin, type FirstWin } from "./first-wins";
import { openSaveSlots, saveText, type SaveSlots } from "./save-slots";

/** The first wins in one puzzle, and the two files that store them. */
interface FirstWinsFile {
  readonly puzzleId: string;
  readonly slots: SaveSlots;
  /** Each first win in the text form in which it is stored, at most `MAX_FIRST_WINS`, the newest last. */
  sections: readonly TextSection[];
  isUnsaved: boolean;
}

const VERSION = 1;
const HEADING = "# first win\n";

/** The files that have been opened since the game started. */
const openedFiles: FirstWinsFile[] = [];

/** Returns the last first wins in a puzzle, at most `MAX_FIRST_WINS`, the newest last. */
export function firstWinsIn(puzzleId: string): readonly FirstWin[] {
  const wins: FirstWin[] = [];
  for (let index = 0; index < countFirstWins(puzzleId); index++) {
    const win = firstWinAt(puzzleId, index);
    if (win !== undefined) wins.push(win);
  }
  return wins;
}

/** Returns one of the first wins in a puzzle, from 0; undefined if its line is not valid. */
export function firstWinAt(puzzleId: string, index: number): FirstWin | undefined {
  return parseFirstWin(lineOf(openFirstWins(puzzleId).sections[index]));
}

/** Returns how many first wins of a puzzle are kept, without parsing them. */
export function countFirstWins(puzzleId: string): number {
  return openFirstWins(puzzleId).sections.length;
}

/**
 * Adds a first win in a puzzle. The oldest one is dropped if there are too many. `saveFirstWins` stores the win. A level
 * that is in the list already was not won for the first time, and changes nothing.
 */
export function addFirstWin(puzzleId: string, win: FirstWin): void {
  const file = openFirstWins(puzzleId);
  const sections = withSection(file.sections, appendChecksum(HEADING + formatFirstWin(win)));
  file.isUnsaved = file.isUnsaved || sections !== file.sections;
  file.sections = sections;
}

/**
 * Stores all first wins that are not stored yet. Wins that cannot be stored now are stored with the next ones. The
 * player is not warned, because the save itself, which is larger, then fails too and warns.
 */
export function saveFirstWins(): void {
  for (const file of openedFiles) {
    if (file.isUnsaved) file.isUnsaved = !saveText(file.slots, joinSections(file.sections));
  }
}

/** Returns the first wins in a puzzle as a text for an exported save. */
export function exportFirstWins(puzzleId: string): string {
  return joinSections(openFirstWins(puzzleId).sections).text;
}

/** Replaces the first wins in a puzzle by those of an imported save. `saveFirstWins` stores them. */
export function importFirstWins(puzzleId: string, textSections: readonly TextSection[]): void {
  const file = openFirstWins(puzzleId);
  file.sections = sectionsIn(textSections);
  file.isUnsaved = true;
}

/** Opens the files of a puzzle. Files that could not be read before are opened again, and keep the wins since then. */
function openFirstWins(puzzleId: string): FirstWinsFile {
  const index = openedFiles.findIndex((file) => file.puzzleId === puzzleId);
  const opened = index < 0 ? undefined : openedFiles[index];
  if (opened !== undefined && opened.slots.condition !== "locked") return opened;
  const slots = openSaveSlots(DATA_FOLDER, VERSION, `wins-${puzzleId}`);
  let sections = sectionsIn(slots.textSections);
  for (const section of opened?.sections ?? []) sections = withSection(sections, section);
  const file: FirstWinsFile = { puzzleId, slots, sections, isUnsaved: opened?.isUnsaved === true };
  if (index < 0) openedFiles.push(file);
  else openedFiles[index] = file;
  return file;
}

/**
 * Returns the first wins among the sections of a file. Two damaged files can hold more than `MAX_FIRST_WINS`, and some
 * of them twice.
 */
function sectionsIn(textSections: readonly TextSection[]): readonly TextSection[] {
  let sections: readonly TextSection[] = [];
  for (const section of textSections) if (section.text.startsWith(HEADING)) sections = withSection(sections, section);
  return sections;
}

/** Returns the list with another first win at its end, and without the oldest one if there are too many. */
function withSection(sections: readonly TextSection[], section: TextSection): readonly TextSection[] {
  const map = mapTextOf(section);
  if (sections.some((earlier) => mapTextOf(earlier) === map)) return sections;
  return [...sections.slice(Math.max(0, sections.length + 1 - MAX_FIRST_WINS)), section];
}

function lineOf({ text }: TextSection): string {
  const [line] = text.substring(HEADING.length).split("\n", 1);
  return line;
}

/** Returns the part of a stored first win that holds the map of the level. */
function mapTextOf(section: TextSection): string {
  const line = lineOf(section);
  return line.substring(line.indexOf(" ") + 1);
}
