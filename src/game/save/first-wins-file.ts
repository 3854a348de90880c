/**
 * Stores the player's first win of each level in two files for each puzzle. In the save itself, first wins would make
 * starting and saving take one and a half times as long.
 */
import { appendChecksum, joinSections, type TextSection } from "./checksum";
import { DATA_FOLDER } from "./files";
import { formatFirstWin, MAX_FIRST_WINS, parseFirstWin, type FirstWin } from "./first-wins";
import { openSaveSlots, saveText, type SaveSlots } from "./save-slots";

interface FirstWinsFile {
  readonly puzzleId: string;
  readonly slots: SaveSlots;
  /** The player's first wins of a puzzle's levels, as stored text, at most `MAX_FIRST_WINS`, the newest last. */
  sections: readonly TextSection[];
  isUnsaved: boolean;
}

const VERSION = 1;
const HEADING = "# first win\n";

const openedFiles: FirstWinsFile[] = [];

/** Returns the stored first wins of a puzzle's levels, at most `MAX_FIRST_WINS`, the newest last. */
export function readFirstWins(puzzleId: string): readonly FirstWin[] {
  const wins: FirstWin[] = [];
  for (let index = 0; index < countFirstWins(puzzleId); index++) {
    const win = readFirstWin(puzzleId, index);
    if (win !== undefined) wins.push(win);
  }
  return wins;
}

/**
 * Returns the first win of a puzzle's level that is stored at `index`. Returns undefined if its stored line is not
 * valid.
 */
export function readFirstWin(puzzleId: string, index: number): FirstWin | undefined {
  return parseFirstWin(readLine(openFirstWins(puzzleId).sections[index]));
}

/** Returns how many first wins of a puzzle's levels are stored, without parsing them. */
export function countFirstWins(puzzleId: string): number {
  return openFirstWins(puzzleId).sections.length;
}

/**
 * Adds the first win of a level to the list of its puzzle, from which `saveFirstWins` writes the file. Drops the oldest
 * win if the list is full. Does nothing if the list already has the level.
 */
export function addFirstWin(puzzleId: string, win: FirstWin): void {
  const file = openFirstWins(puzzleId);
  const sections = withSection(file.sections, appendChecksum(HEADING + formatFirstWin(win)));
  file.isUnsaved = file.isUnsaved || sections !== file.sections;
  file.sections = sections;
}

/**
 * Writes the first wins of all puzzles whose files are not up to date. A file that cannot be written now is written
 * when a further win is added.
 */
export function saveFirstWins(): void {
  for (const file of openedFiles) {
    if (file.isUnsaved) file.isUnsaved = !saveText(file.slots, joinSections(file.sections));
  }
}

/** Returns the first wins of a puzzle's levels as a text for an exported save. */
export function formatFirstWins(puzzleId: string): string {
  return joinSections(openFirstWins(puzzleId).sections).text;
}

/**
 * Replaces the stored first wins of a puzzle's levels by those of an imported save. `saveFirstWins` writes the file.
 */
export function importFirstWins(puzzleId: string, textSections: readonly TextSection[]): void {
  const file = openFirstWins(puzzleId);
  file.sections = sectionsIn(textSections);
  file.isUnsaved = true;
}

/**
 * Returns the files with a puzzle's first wins, and opens them if necessary. Files that could not be read at an earlier
 * call are opened again. Wins that were added since that call are kept.
 */
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
 * Returns the first wins in `textSections`, each level once, at most `MAX_FIRST_WINS`. Sections salvaged from two
 * damaged files may have more wins, and some of them twice.
 */
function sectionsIn(textSections: readonly TextSection[]): readonly TextSection[] {
  const sections: TextSection[] = [];
  // The maps are cut out of the texts once, because cutting them out for each comparison would take longer than a frame.
  const maps: string[] = [];
  for (const section of textSections) {
    if (!section.text.startsWith(HEADING)) continue;
    const map = mapTextOf(section);
    if (maps.includes(map)) continue;
    sections.push(section);
    maps.push(map);
    if (sections.length <= MAX_FIRST_WINS) continue;
    sections.shift();
    maps.shift();
  }
  return sections;
}

function withSection(sections: readonly TextSection[], section: TextSection): readonly TextSection[] {
  const map = mapTextOf(section);
  if (sections.some((earlier) => mapTextOf(earlier) === map)) return sections;
  return [...sections.slice(Math.max(0, sections.length + 1 - MAX_FIRST_WINS)), section];
}

function readLine({ text }: TextSection): string {
  return text.substring(HEADING.length, text.indexOf("\n", HEADING.length));
}

function mapTextOf(section: TextSection): string {
  const line = readLine(section);
  return line.substring(line.indexOf(" ") + 1);
}
