/**
 * Writes the results of a console check as text: `check.txt` with all figures, and a short code for a QR code with the
 * most important ones. docs/on-a-console.md describes both.
 */
import { readVersion, writeTextFile } from "../../device/console-check";
import { computeChecksum } from "../save/checksum";
import { PUZZLES } from "../../puzzles/index";
import type { CheckRun, Verdict } from "./check-run";
import { selectRows } from "./rows";

const CHECK_FILE = "check.txt";
const HEADING = "GLISSADE-CHECK-1";
const END = "END-";
/**
 * The first words of those lines of `check.txt` between its heading and its last line that do not hold a figure (a
 * measured number).
 */
const WORDS = { version: "version", row: "row", problem: "problem" } as const;

/** The version of the code. It must change with the rows and figures of the code. */
export const CODE_VERSION = 2;
/** The letter that stands for the result of a row in the code, and the letter for a row that has not run. */
const LETTERS: Readonly<Record<Verdict, string>> = { passed: "P", failed: "F", skipped: "S" };
const NOT_RUN = "N";
/** The last letter of the code, which shows that no end of it is missing. */
const CODE_END = "E";

/**
 * The names of the figures (measured numbers) in the code of a check, in their order. A figure that was not measured
 * has the value 0.
 */
export const CODE_FIGURES: readonly string[] = [
  "speed.arithmetic",
  "speed.tables",
  "speed.texts",
  ...PUZZLES.map(({ id }) => `making.${id}-ms`),
  "making.longest-slice-us",
  ...PUZZLES.map(({ id }) => `frames.${id}-move-max`),
  ...PUZZLES.map(({ id }) => `frames.${id}-draw-max`),
  "start.boot-ms",
  ...PUZZLES.map(({ id }) => `start.${id}-ms`),
  "loads.longest-ms",
  "loads.all-ms",
  "saves.store-ms",
  "saves.load-ms",
  "memory.peak-kb",
  "memory.longest-step-us",
];

/** Writes all results and figures to `check.txt` in the game's data folder. Returns whether the file was written. */
export function writeCheckFile(run: CheckRun): boolean {
  const lines = [
    HEADING,
    `${WORDS.version} ${readVersion()}`,
    ...run.results.map(({ id, verdict, note }) => `${WORDS.row} ${id} ${verdict} ${note}`),
    ...(run.problem === "" ? [] : [`${WORDS.problem} ${run.problem.split("\n").join(" ")}`]),
    ...run.record.figures.map(({ name, value }) => `${name} ${value}`),
  ];
  const text = lines.join("\n");
  return writeTextFile(CHECK_FILE, `${text}\n${END}${computeChecksum(text)}\n`);
}

/**
 * Returns the code of a check, which has only capitals, digits and hyphens: its version, a letter for each row of the
 * whole check, the figures of `CODE_FIGURES`, and `E`. The web page reads it (see simulator/web/check-code.ts).
 */
export function writeCheckCode({ results, record }: CheckRun): string {
  const letters = selectRows("").map(({ id }) => {
    const result = results.find((each) => each.id === id);
    return result === undefined ? NOT_RUN : LETTERS[result.verdict];
  });
  const figures = CODE_FIGURES.map((name) => `${record.figures.find((figure) => figure.name === name)?.value ?? 0}`);
  return [`${CODE_VERSION}`, letters.join(""), ...figures, CODE_END].join("-");
}
