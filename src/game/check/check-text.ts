/**
 * Writes the results of a console check as text: `check.txt` with all figures, and a short code for a QR code with the
 * most important ones. docs/on-a-console.md describes both.
 */
import { readVersion, writeTextFile } from "../../device/console-check";
import { computeChecksum } from "../save/checksum";
import { PUZZLES } from "../../puzzles/index";
import type { CheckRun, Verdict } from "./check-run";

const CHECK_FILE = "check.txt";
const HEADING = "GLISSADE-CHECK-1";
const END = "END-";
/** The first words of the lines that are no figures. */
const WORDS = { version: "version", row: "row", problem: "problem" } as const;

/** The letter that stands for the result of a row in the code. */
const LETTERS: Readonly<Record<Verdict, string>> = { passed: "P", failed: "F", skipped: "S" };

/** The figures of the code, in this order. Those that were not measured have the value 0. */
const CODE_FIGURES: readonly string[] = [
  "speed.arithmetic",
  "speed.tables",
  "speed.texts",
  ...PUZZLES.map(({ id }) => `making.${id}-ms`),
  "making.longest-slice-us",
  ...PUZZLES.map(({ id }) => `frames.${id}-move-max`),
  ...PUZZLES.map(({ id }) => `frames.${id}-draw-max`),
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
 * Returns the code of a check, which has only capitals, digits and hyphens: `1`, a letter for each row, and the figures
 * of `CODE_FIGURES`.
 */
export function writeCheckCode({ results, record }: CheckRun): string {
  const letters = results.map(({ verdict }) => LETTERS[verdict]).join("");
  const figures = CODE_FIGURES.map((name) => `${record.figures.find((figure) => figure.name === name)?.value ?? 0}`);
  return ["1", letters, ...figures].join("-");
}
