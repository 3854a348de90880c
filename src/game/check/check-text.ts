/**
 * Writes the results of a console check: as check.txt with all measured numbers, and as a short code for a QR code.
 * docs/on-a-console.md describes both.
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
 * The first words of those lines of check.txt that hold no measured number. The first and the last line of the file
 * have other words.
 */
const WORDS = { version: "version", row: "row", problem: "problem" } as const;

/**
 * The version of the short code with the results of a console check. Must change whenever the tests or the measured
 * numbers in the short code change.
 */
export const CODE_VERSION = 2;
/**
 * The letters that stand for test results in the short code of a console check. The next constant stands for a test
 * that has not run.
 */
const LETTERS: Readonly<Record<Verdict, string>> = { passed: "P", failed: "F", skipped: "S" };
const NOT_RUN = "N";
/** The last letter of the short code of a console check, which shows that its end is not missing. */
const CODE_END = "E";

/**
 * The names of the measured numbers in the code of a console check, in their order. A number that was not measured is 0
 * there.
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

/** Writes all results and measured numbers of the console check to check.txt. Returns whether the file was written. */
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
 * Returns the results of a console check as a code of capitals, digits and hyphens, which simulator/web/check-code.ts
 * reads. The code consists of `CODE_VERSION`, a letter for each row (test), the numbers of `CODE_FIGURES`, and `E`.
 */
export function writeCheckCode({ results, record }: CheckRun): string {
  const letters = selectRows("").map(({ id }) => {
    const result = results.find((each) => each.id === id);
    return result === undefined ? NOT_RUN : LETTERS[result.verdict];
  });
  const figures = CODE_FIGURES.map((name) => `${record.figures.find((figure) => figure.name === name)?.value ?? 0}`);
  return [`${CODE_VERSION}`, letters.join(""), ...figures, CODE_END].join("-");
}
