/**
 * Makes and reads links to the game's web page; no other file knows their parameters. The web page also uses this file,
 * so it imports nothing.
 */

/** The names of all parameters of a link. `code` is an older name of `challenge`. */
export const LINK_PARAMETERS = [
  "level",
  "challenge",
  "rush",
  "replay",
  "pack",
  "daily",
  "campaign",
  "lesson",
  "remix",
  "continue",
  "puzzle",
  "code",
] as const;
export type LinkParameter = (typeof LINK_PARAMETERS)[number];

/** A parameter of a link, such as `level=25NY8-FXYDS`. */
export interface Parameter {
  readonly name: string;
  readonly value: string;
}

/**
 * What a web link opens. Values that the link leaves out are empty. A `date` is written as in `2026-11-20`, and
 * `puzzle` is an id, such as `skid`.
 */
export type Link =
  | { readonly kind: "level"; readonly code: string }
  | { readonly kind: "challenge"; readonly code: string; readonly isRush: boolean }
  /** A cleared level: its code and the letters of its moves, such as `RUL`. */
  | { readonly kind: "replay"; readonly code: string; readonly moves: string }
  /** A pack: the name that its maker gave it, and the codes of its levels. */
  | { readonly kind: "pack"; readonly name: string; readonly codes: readonly string[] }
  | { readonly kind: "daily"; readonly date: string; readonly puzzle: string }
  | { readonly kind: "rush"; readonly puzzle: string }
  /** A level of a puzzle's campaign, by its number from 1. The map of the campaign if `level` is empty. */
  | { readonly kind: "campaign"; readonly level: string; readonly puzzle: string }
  /** A lesson of a puzzle. Each lesson of a puzzle has a letter of its own. */
  | { readonly kind: "lesson"; readonly letter: string; readonly puzzle: string }
  /** The weekly remix (three levels with a special rule) of the week that contains `date`. */
  | { readonly kind: "remix"; readonly date: string }
  | { readonly kind: "continue" }
  | { readonly kind: "title"; readonly puzzle: string };

/** Why a link cannot be opened. The web page has a sentence for each of these words. */
export type LinkProblem =
  "wrong" | "newer" | "no-date" | "to-come" | "over" | "no-moves" | "too-many" | "broken-levels";

/**
 * The character between the code of a level and its moves, in a link that shows a friend's solution. In a QR code it
 * takes as few bits as a letter.
 */
const MOVES_MARK = ".";
/** The characters in a link between the name of a pack (levels shared by one link) and the codes of its levels. */
const PACK_MARK = "..";
const TODAY = "today";
/**
 * The numbers of letters that a challenge code can have: alone, with a friend's time, and with ten level times. Level
 * codes have other lengths, because they consist of groups of five letters.
 */
const CHALLENGE_LENGTHS: readonly number[] = [7, 21, 56];
const LEVEL_GROUP_LENGTH = 5;
const MAX_LEVEL_DIGITS = 4;
const CODE_CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const DIGITS = "0123456789";
const DATE_PATTERN = "0000-00-00";

/**
 * Returns what a link opens, or undefined if its parameters name nothing to open. The first parameter that names
 * something counts. Codes are recognised by their form, not by the parameter's name.
 */
export function readLink(parameters: readonly Parameter[]): Link | undefined {
  const puzzle =
    parameters
      .find(({ name }) => name === "puzzle")
      ?.value.trim()
      .toLowerCase() ?? "";
  const main = parameters.find(({ name }) => name !== "puzzle" && isLinkParameter(name));
  if (main === undefined) return puzzle === "" ? undefined : { kind: "title", puzzle };
  const value = main.value.trim();
  return readOwnValue(main.name, value, puzzle) ?? readCode(value) ?? readAsNamed(main.name, value, puzzle);
}

export function isLinkParameter(name: string): boolean {
  return LINK_PARAMETERS.some((parameter) => parameter === name);
}

/** Returns the parameters of a web address that opens `link`. `readLink` parses them. */
export function writeLink(link: Link): readonly Parameter[] {
  switch (link.kind) {
    case "level":
      return [{ name: "level", value: link.code }];
    case "challenge":
      return [{ name: link.isRush ? "rush" : "challenge", value: link.code }];
    case "replay":
      return [{ name: "replay", value: `${link.code}${MOVES_MARK}${link.moves}` }];
    case "pack":
      return [{ name: "pack", value: `${link.name}${PACK_MARK}${link.codes.join(MOVES_MARK)}` }];
    case "daily":
      return [{ name: "daily", value: link.date }, ...puzzleParameter(link.puzzle)];
    case "campaign":
      return [{ name: "campaign", value: link.level }, ...puzzleParameter(link.puzzle)];
    case "rush":
      return [{ name: "rush", value: "" }, ...puzzleParameter(link.puzzle)];
    case "lesson":
      return [{ name: "lesson", value: link.letter }, ...puzzleParameter(link.puzzle)];
    case "remix":
      return [{ name: "remix", value: link.date }];
    case "continue":
      return [{ name: "continue", value: "" }];
    case "title":
      return puzzleParameter(link.puzzle);
  }
}

/** Formats the parameters of a link as in a web address: `daily=2026-11-20&puzzle=skid`. */
export function formatLink(link: Link): string {
  return writeLink(link)
    .map(({ name, value }) => `${name}=${value}`)
    .join("&");
}

/**
 * Returns what a link with the code `text` opens, such as a level or a challenge. Only the form of the text decides, so
 * the code may be invalid. Returns undefined for another form.
 */
export function readCode(text: string): Link | undefined {
  const packMark = text.indexOf(PACK_MARK);
  if (packMark >= 0) {
    const codes = text.substring(packMark + PACK_MARK.length).split(MOVES_MARK);
    return { kind: "pack", name: text.substring(0, packMark), codes };
  }
  const mark = text.indexOf(MOVES_MARK);
  const code = mark < 0 ? text : text.substring(0, mark);
  const letters = lettersIn(code);
  if (letters === undefined || letters === 0) return undefined;
  if (mark >= 0) return { kind: "replay", code, moves: text.substring(mark + 1).toUpperCase() };
  if (CHALLENGE_LENGTHS.includes(letters)) return { kind: "challenge", code, isRush: false };
  return letters % LEVEL_GROUP_LENGTH === 0 ? { kind: "level", code } : undefined;
}

/**
 * Returns what a link opens if the value of its parameter `name` is not a code, but for example a date. Returns
 * undefined for a value that this parameter does not allow.
 */
function readOwnValue(name: string, value: string, puzzle: string): Link | undefined {
  if (name === "daily" && (value === "" || value.toLowerCase() === TODAY)) return { kind: "daily", date: "", puzzle };
  if (name === "remix" && (value === "" || isDateShaped(value))) return { kind: "remix", date: value };
  if (isDateShaped(value)) return { kind: "daily", date: value, puzzle };
  if (name === "lesson" && value.length <= 1) return { kind: "lesson", letter: value.toLowerCase(), puzzle };
  if (name === "campaign" && isLevelNumber(value)) return { kind: "campaign", level: value, puzzle };
  if (name === "rush" && value === "") return { kind: "rush", puzzle };
  return name === "continue" && value === "" ? { kind: "continue" } : undefined;
}

function readAsNamed(name: string, value: string, puzzle: string): Link {
  if (name === "daily") return { kind: "daily", date: value, puzzle };
  if (name === "remix") return { kind: "remix", date: value };
  if (name === "lesson") return { kind: "lesson", letter: value, puzzle };
  if (name === "campaign") return { kind: "campaign", level: value, puzzle };
  if (name === "continue") return { kind: "continue" };
  if (name === "level") return { kind: "level", code: value };
  if (name === "pack") return { kind: "pack", name: "", codes: [] };
  if (name === "replay") return { kind: "replay", code: value, moves: "" };
  return { kind: "challenge", code: value, isRush: name === "rush" };
}

function puzzleParameter(puzzle: string): readonly Parameter[] {
  return puzzle === "" ? [] : [{ name: "puzzle", value: puzzle }];
}

/**
 * Returns the number of letters and digits in a code, without hyphens and spaces. Returns undefined if the code has
 * other characters.
 */
function lettersIn(code: string): number | undefined {
  const text = code.toUpperCase();
  let letters = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (character === "-" || character === " ") continue;
    if (!CODE_CHARACTERS.includes(character)) return undefined;
    letters++;
  }
  return letters;
}

function isLevelNumber(text: string): boolean {
  if (text.length > MAX_LEVEL_DIGITS) return false;
  for (let index = 0; index < text.length; index++) if (!DIGITS.includes(text.charAt(index))) return false;
  return true;
}

function isDateShaped(text: string): boolean {
  if (text.length !== DATE_PATTERN.length) return false;
  for (let index = 0; index < text.length; index++) {
    const isDigit = DIGITS.includes(text.charAt(index));
    if (isDigit !== (DATE_PATTERN.charAt(index) === "0")) return false;
    if (!isDigit && text.charAt(index) !== "-") return false;
  }
  return true;
}
