/**
 * Formats the results of the study as text: a list (a sheet) of the played levels, and for each puzzle a list of the
 * wins in the format in which the game shares wins.
 */

/** A level of the study: the id of its puzzle, and its level code. */
export interface StudyLevel {
  readonly puzzle: string;
  readonly code: string;
}

/** What a participant needed for a level of the study, such as moves, seconds and hints. */
export interface Needed {
  /** How many moves the participant made in the level, including those taken back. */
  readonly moves: number;
  readonly seconds: number;
  readonly hints: number;
  /** How often the participant took moves back or began the level again. */
  readonly resets: number;
  readonly losses: number;
}

/**
 * The result of a participant in one level of the study: whether the level was won, and how many moves, seconds and
 * hints the participant needed.
 */
export interface StudyResult extends Needed {
  /** The index of the level in the list of the study's levels. */
  readonly level: number;
  readonly isWon: boolean;
  /** How often the participant opened the level. Opening it again after the page was closed begins it anew. */
  readonly starts: number;
}

export const STUDY_HEADING = "GLISSADE-STUDY-1";
const RECORD_HEADING = "GLISSADE-RECORD-1";
/**
 * The beginning of the last line of each list in the results. The rest of this line is the checksum of the other lines.
 */
export const STUDY_END = "END-";
/** The modulus of the checksum at the end of each list of results, as in src/game/save/checksum.ts. */
const MODULUS = 8388593;
const FACTOR = 251;
const BLOCK = 16;
const FIRST_WEIGHT = 524287;
const WEIGHT_STEP = 12345;

/**
 * Formats the results of the study as text: a list (a sheet) of the played levels in order, and a list of the wins for
 * each puzzle.
 */
export function formatResults(seed: number, levels: readonly StudyLevel[], results: readonly StudyResult[]): string {
  const lines = results.map((result, index) => {
    const { puzzle, code } = levels[result.level];
    const { isWon, moves, seconds, hints, resets, losses, starts } = result;
    const words = [index + 1, puzzle.toUpperCase(), plain(code), isWon ? "WON" : "GIVEN-UP"];
    return [...words, moves, seconds, hints, resets, losses, starts].join(" ");
  });
  const sheets = [[STUDY_HEADING, `SEED ${seed}`, ...lines], ...formatRecords(levels, results)];
  return `${sheets.map((sheet) => [...sheet, `${STUDY_END}${checksumOf(sheet.join("\n"))}`].join("\n")).join("\n\n")}\n`;
}

function formatRecords(levels: readonly StudyLevel[], results: readonly StudyResult[]): string[][] {
  const puzzles = [...new Set(levels.map(({ puzzle }) => puzzle))];
  return puzzles.flatMap((puzzle) => {
    const wins = results.filter(({ level, isWon }) => isWon && levels[level].puzzle === puzzle);
    const lines = wins.map(
      ({ level, moves, seconds, hints }) => `${plain(levels[level].code)} ${moves} ${seconds} ${hints}`,
    );
    return wins.length === 0 ? [] : [[RECORD_HEADING, `${puzzle.toUpperCase()} ${wins.length}`, ...lines]];
  });
}

function plain(code: string): string {
  return code.replaceAll("-", "");
}

/**
 * Returns the checksum of a text, by the algorithm of src/game/save/checksum.ts. It adds sixteen letters at a time,
 * each with its own weight, and the last letters singly.
 */
function checksumOf(text: string): number {
  const codes = Array.from(text, (letter) => letter.charCodeAt(0));
  const whole = codes.length - (codes.length % BLOCK);
  let sum = 0;
  for (let start = 0; start < whole; start += BLOCK) {
    const block = codes.slice(start, start + BLOCK);
    const weighted = block.reduce((total, code, index) => total + code * (FIRST_WEIGHT - index * WEIGHT_STEP), 0);
    sum = (sum * FACTOR + (weighted % MODULUS)) % MODULUS;
  }
  for (const code of codes.slice(whole)) sum = (sum * FACTOR + code) % MODULUS;
  return sum;
}
