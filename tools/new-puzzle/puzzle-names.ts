/**
 * Checks the id of a new puzzle, such as `ice-hockey`. Derives the name on the screen and the name in the code from the
 * id.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { MAX_CHALLENGE_PUZZLES } from "../../src/game/codes/challenge-code";
import { PUZZLES } from "../../src/puzzles/index";

/** The three forms of a puzzle's name: for its folder, for the screen and for the code. */
export interface PuzzleNames {
  /** The name of the puzzle's folder, such as `ice-hockey`. */
  readonly id: string;
  /** The puzzle's name on the screen, such as "Ice Hockey". */
  readonly title: string;
  /** The name of the puzzle's constant in the code, such as `iceHockey`. */
  readonly constant: string;
}

/**
 * The largest number of characters of a new puzzle's id. A longer name would not fit into every text of the game. The
 * longest name so far is "Last Ball".
 */
const MAX_LENGTH = 12;

/**
 * The folders whose source files must not name any puzzle. If a word occurs in one of these files, a new puzzle must
 * not have this word as its name.
 */
const NEUTRAL_SOURCES = ["src/kernel", "src/game", "src/device"];

export function namesOf(id: string): PuzzleNames {
  const words = id.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const joined = words.join("");
  return { id, title: words.join(" "), constant: joined.charAt(0).toLowerCase() + joined.slice(1) };
}

/** Returns a sentence that says why a puzzle cannot have the name `id`, or undefined if it can. */
export function findNameProblem(project: string, id: string): string | undefined {
  if (!/^[a-z]+(-[a-z]+)*$/.test(id))
    return `"${id}" is no name for a puzzle; use small letters a to z, with hyphens between words, such as ice-hockey`;
  if (id.length > MAX_LENGTH) return `"${id}" is too long; a name has at most ${MAX_LENGTH} characters`;
  if (existsSync(join(project, "src/puzzles", id)) || existsSync(join(project, `src/puzzles/${id}.ts`)))
    return `src/puzzles has a "${id}" already; choose another name`;
  if (PUZZLES.length >= MAX_CHALLENGE_PUZZLES)
    return `there is no room for another puzzle; codes have room for ${MAX_CHALLENGE_PUZZLES}`;
  const { constant } = namesOf(id);
  if (!isIdentifier(constant)) return `"${id}" is a word of TypeScript; choose another name`;
  const file = findSourceWith(project, constant);
  return file === undefined ? undefined : `${file} uses the word "${id}" for something else; choose another name`;
}

function isIdentifier(word: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2023, true);
  scanner.setText(word);
  return scanner.scan() === ts.SyntaxKind.Identifier;
}

function findSourceWith(project: string, word: string): string | undefined {
  return NEUTRAL_SOURCES.flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => `${folder}/${name}`),
  )
    .sort()
    .find((file) => readFileSync(join(project, file), "utf8").toLowerCase().includes(word.toLowerCase()));
}
