/**
 * Lists everything that the game must teach: all things on boards, all ways to lose and all controls. Each has the
 * lesson or the text that teaches it. docs/teaching.md is generated from this list.
 */
import { HINT_LETTER, TWIST_LETTERS } from "../../src/game/save/known-controls";
import { TEXTS } from "../../src/game/texts/index";
import { TEXTS as EDITOR_TEXTS } from "../../src/game/workshop/texts/index";
import { PASSES_TITLE } from "../../src/kernel/pass";
import type { Lesson } from "../../src/puzzles/lesson";
import { lessonsOf, PUZZLE_ROWS, puzzleOf } from "./puzzles";

/**
 * One thing that a lesson teaches: a thing on the boards of a puzzle, a way to lose a level, or a way to make a win
 * impossible.
 */
export interface LedgerRow {
  readonly what: string;
  readonly puzzleId: string;
  /**
   * The characters of the taught thing in level maps, or `CAVE`. A lesson comes before every level with one of them.
   * Empty if the taught rule, such as a way to lose, may matter in every level.
   */
  readonly characters: string;
  /** The letter that stands for the lesson in saves. */
  readonly lesson: string;
}

/**
 * A control or a rule of the game that a text teaches on the screen where the player first needs it. No lesson teaches
 * it.
 */
export interface ScreenRow {
  readonly what: string;
  readonly screen: string;
  readonly text: string;
}

/**
 * Stands for caves (levels of several rooms) in the list of things that lessons teach. Other things are listed by their
 * characters in maps, but a cave has none of its own.
 */
export const CAVE = "cave";

const ALWAYS = "w";
const LOSS = "l";

function rowsOf(puzzleId: string, ...rows: readonly (readonly [string, string, string])[]): readonly LedgerRow[] {
  return rows.map(([what, characters, lesson]) => ({ puzzleId, what, characters, lesson }));
}

/** Everything that lessons teach, puzzle by puzzle. */
export const LEDGER: readonly LedgerRow[] = [
  ...rowsOf(
    "last-ball",
    ["black ball", "@", ALWAYS],
    ["white ball", "o", ALWAYS],
    ["chain of balls", "", ALWAYS],
    ["edge of the board", "", LOSS],
    ["last ball out of reach", "", LOSS],
  ),
  ...rowsOf(
    "ice-path",
    ["seal", "@", ALWAYS],
    ["rock", "#", ALWAYS],
    ["hole with the fish", "O", ALWAYS],
    ["snow", "*", "s"],
    ["cave of several rooms", CAVE, "v"],
    ["way back that is closed", "", LOSS],
  ),
  ...rowsOf(
    "skid",
    ["toy", "r", ALWAYS],
    ["goal", "R", ALWAYS],
    ["block", "#", ALWAYS],
    ["toys that touch", "", ALWAYS],
    ["combo", "", LOSS],
    ["second colour of toys", "y", "y"],
    ["second colour of goals", "Y", "y"],
    ["pit", "p", "p"],
    ["crate", "c", "c"],
    ["ice cube", "i", "i"],
  ),
  ...rowsOf(
    "penguin",
    ["penguin", "@", ALWAYS],
    ["finish", "F", ALWAYS],
    ["wall", "#", ALWAYS],
    ["tree", "T", ALWAYS],
    ["way back that is closed", "", LOSS],
    ["snow", "*", "s"],
    ["treadmill", "^>v<", "t"],
    ["picks", "x", "x"],
    ["door", "abcd", "d"],
    ["bridge", "|-", "b"],
  ),
  ...rowsOf(
    "fruit",
    ["pair of fruits", "ABCD", ALWAYS],
    ["hedge", "#", ALWAYS],
    ["pair that is parted", "", LOSS],
    ["stone", "s", "s"],
    ["car", "I=", "c"],
    ["barrel", "8o", "b"],
    ["puddle", "~", "p"],
    ["hedgehog", "h", "h"],
    ["anteater", "^>v<", "a"],
    ["pass", PASSES_TITLE, "o"],
  ),
  ...PUZZLE_ROWS.flatMap(([puzzleId]) =>
    rowsOf(
      puzzleId,
      ["crank and Ⓑ", "", LOSS],
      ["lamp", "", LOSS],
      ["hint", "", HINT_LETTER],
      ["three rewinds of a remix", "", TWIST_LETTERS.rewinds],
      ["board of a remix that turns", "", TWIST_LETTERS.turned],
      ["fog of a remix", "", TWIST_LETTERS.fog],
    ),
  ),
];

/** Everything that a text on a screen teaches, because the player first needs it on that screen. */
export const SCREEN_LEDGER: readonly ScreenRow[] = [
  { what: "medals", screen: "the page after the first level of a campaign", text: "Cleared" },
  { what: "lives of a rush", screen: "the page before a rush", text: TEXTS.rush.rulesWithLives[1] },
  { what: "clock of a rush", screen: "the page before a rush", text: TEXTS.rush.rules[0] },
  { what: "letters of a code", screen: "the drum with the letters of a code", text: TEXTS.turnHint },
  { what: "palette of the editor", screen: "a new level in the editor", text: EDITOR_TEXTS.editor.help[2] },
];

export function teachingPage(): string {
  return [
    "# Teaching",
    "",
    "For everyone who adds something to a board: what teaches each thing, each way to lose and each control before it counts.",
    "A lesson is a tiny level that comes before the first level with something new, in every mode. All lessons can be",
    "repeated: Settings, More, Lessons. The data is in [`tests/play/teaching-ledger.ts`](../tests/play/teaching-ledger.ts). A",
    "test plays every mode from an empty save and compares this page with the data;",
    "`GOLDEN=write npx vitest run tests/play/teaching.test.ts` writes it anew.",
    "",
    ...PUZZLE_ROWS.flatMap(([puzzleId]) => puzzleSection(puzzleId)),
    "## On their own screens",
    "",
    ...table(
      ["what", "where", "text"],
      SCREEN_LEDGER.map(({ what, screen, text }) => [what, screen, `“${text.replaceAll("  ", " ")}”`]),
    ),
    "",
  ].join("\n");
}

function puzzleSection(puzzleId: string): readonly string[] {
  const ledger = LEDGER.filter((row) => row.puzzleId === puzzleId);
  const letters = [...new Set(ledger.map(({ lesson }) => lesson))];
  const rows = letters.map((letter) => {
    const lesson = lessonsOf(puzzleId).find((each) => each.letter === letter) ?? NO_LESSON;
    const { name, title, text, afterMistake = "" } = lesson;
    const words = text === "" ? title : `${title}. ${text}`;
    const taught = ledger.filter(({ lesson }) => lesson === letter).map(({ what }) => what);
    return [name, `${words} ${afterMistake}`.trim(), taught.join(", ")];
  });
  return [`## ${puzzleOf(puzzleId).name}`, "", ...table(["lesson", "words", "what it teaches"], rows), ""];
}

const NO_LESSON: Pick<Lesson, "name" | "title" | "text" | "afterMistake"> = { name: "–", title: "–", text: "" };

/**
 * Formats a table of docs/teaching.md as the formatter Prettier does, so that Prettier leaves the generated page
 * unchanged.
 */
function table(heading: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const widths = heading.map((name, column) => Math.max(...[name, ...rows.map((row) => row[column])].map(lengthOf)));
  const format = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell + " ".repeat(widths[column] - lengthOf(cell))).join(" | ")} |`;
  return [format(heading), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...rows.map(format)];
}

function lengthOf(text: string): number {
  return text.length;
}
