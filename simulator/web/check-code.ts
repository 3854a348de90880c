/** Reads the code of a console check, which the check's QR code passes to the page as `?check=…`. */
import { CHECK_VERSION, CHECKED_ROWS, type CheckedFigure } from "./check-rows";
import { OUR_FIGURES } from "./our-figures";

/**
 * A line of the table that shows a console check (the game's test of a Playdate). It says what was measured, with the
 * results of the console and of our simulator, and whether the console passes.
 */
export interface CheckLine {
  readonly what: string;
  readonly onConsole: string;
  readonly ours: string;
  readonly verdict: string;
  readonly kind: "row" | "figure";
  readonly isBad: boolean;
}

/**
 * The lines of the table that shows a console check (the game's test of a Playdate), or why the check's code cannot be
 * read.
 */
export type ReadCheck =
  | { readonly lines: readonly CheckLine[]; readonly problem?: undefined }
  | { readonly problem: "wrong" | "older" | "newer"; readonly lines?: undefined };

const VERDICTS: Readonly<Record<string, string | undefined>> = {
  P: "passed",
  F: "failed",
  S: "skipped",
  N: "not run",
};
const END = "E";
const NOTHING = "–";
const NOT_MEASURED = "not measured";

/**
 * Reads the code of a console check (the game's test of a Playdate). The code consists of the check's version, a letter
 * for the result of each test, the measured numbers, and the letter `E`.
 */
export function readCheckCode(code: string): ReadCheck {
  const [version = "", letters = "", ...rest] = code.trim().toUpperCase().split("-");
  if (!/^\d{1,4}$/.test(version)) return { problem: "wrong" };
  if (Number(version) < CHECK_VERSION) return { problem: "older" };
  if (Number(version) > CHECK_VERSION) return { problem: "newer" };
  const isWhole =
    rest.pop() === END && letters.length === CHECKED_ROWS.length && /^[PFSN]+$/.test(letters) && rest.every(isNumber);
  const figureCount = CHECKED_ROWS.reduce((count, { figures }) => count + figures.length, 0);
  if (!isWhole || rest.length !== figureCount) return { problem: "wrong" };
  return { lines: createLines(letters, rest.map(Number)) };
}

function isNumber(text: string): boolean {
  return /^\d{1,10}$/.test(text);
}

function createLines(letters: string, values: readonly number[]): CheckLine[] {
  let first = 0;
  return CHECKED_ROWS.flatMap(({ name, failed, figures }, index) => {
    const own = values.slice(first, first + figures.length);
    first += figures.length;
    const isBad = letters[index] === "F";
    const isPassed = letters[index] === "P";
    const verdict = `${VERDICTS[letters[index]] ?? ""}${isBad ? `: ${failed}` : ""}`;
    const row: CheckLine = { what: name, onConsole: "", ours: "", verdict, kind: "row", isBad };
    return [
      row,
      ...figures.map((figure, at) => createFigureLine(figure, isPassed || own[at] > 0 ? own[at] : undefined)),
    ];
  });
}

function createFigureLine(figure: CheckedFigure, value: number | undefined): CheckLine {
  const { name, label, divisor, most = Infinity, least = 0 } = figure;
  const isBad = value !== undefined && (value > most || value < least);
  return {
    what: label,
    onConsole: value === undefined ? NOTHING : formatMeasured(value, divisor),
    ours: formatMeasured(OUR_FIGURES[name] ?? 0, divisor),
    verdict: value === undefined ? NOT_MEASURED : judge(figure, isBad),
    ...{ kind: "figure", isBad },
  };
}

function judge({ most, least, divisor }: CheckedFigure, isBad: boolean): string {
  const format = (limit: number): string => (limit / divisor).toLocaleString("en");
  if (most !== undefined) return `${isBad ? "over" : "fine, ≤"} ${format(most)}`;
  if (least !== undefined) return `${isBad ? "under" : "fine, ≥"} ${format(least)}`;
  return "no limit";
}

function formatMeasured(value: number, divisor: number): string {
  const digits = divisor === 1 ? 0 : 2;
  return (value / divisor).toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
