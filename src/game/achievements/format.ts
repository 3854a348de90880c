/**
 * Formats and parses the file of achievements that other games can read. Its format is schema 1.0.0 of pd-achievements.
 * Each achievement has a line of its own, so that the game can read back when it was granted.
 */
import type { GameInfo } from "../../device/shared-folder";
import type { Achievement } from "../../puzzles/achievement";

/** The console's shared folder for achievements, in which each game has a folder of its own. */
export const SHARED_FOLDER = "/Shared/Achievements";
export const FILE = "Achievements.json";
export const ICON_FOLDER = "AchievementImages";
/**
 * The name of a file in the shared folder. The file says which build of the game last copied the achievements' icons
 * into this folder.
 */
export const ICON_BUILD_FILE = "_last_seen_version.txt";

const SPEC_VERSION = "1.0.0";
/** The name of the icon of an achievement that is not granted yet. */
export const LOCKED_ICON = "locked";
/** The name of the game's icon, which lies beside the file of achievements. */
export const GAME_ICON = "icon";

/** Formats the file of achievements from the lines that `formatAchievement` returned. */
export function formatFile(info: GameInfo, lines: readonly string[]): string {
  const { bundleId, name, author, description, version } = info;
  const fields = [
    `"specVersion":"${SPEC_VERSION}"`,
    `"gameID":${quote(bundleId)}`,
    `"name":${quote(name)}`,
    `"author":${quote(author)}`,
    `"description":${quote(description)}`,
    `"version":${quote(version)}`,
    `"iconPath":"${GAME_ICON}"`,
  ];
  return `{${fields.join(",\n")},\n"achievements":[\n${lines.join(",\n")}\n]}\n`;
}

/**
 * Formats one achievement. `grantedAt` is when it was granted, as a text of digits, or empty. A 32-bit float would lose
 * its last digits.
 */
export function formatAchievement(
  { id, name, description, goal }: Achievement,
  count: number,
  grantedAt: string,
): string {
  const granted = grantedAt === "" ? "" : `"grantedAt":${grantedAt},`;
  const texts = `"name":${quote(name)},"description":${quote(description)}`;
  const progress = goal > 1 ? `,"progressMax":${goal},"progress":${count}` : "";
  return `{${idField(id)},${granted}${texts},"icon":"${id}","iconLocked":"${LOCKED_ICON}"${progress}}`;
}

/**
 * Returns when an achievement was granted, as digits, from the text of the game's file of achievements. Returns an
 * empty text if it was not granted, or if the text has another form.
 */
export function parseGrant(text: string, id: string): string {
  const start = `${idField(id)},"grantedAt":`;
  const index = text.indexOf(start);
  if (index < 0) return "";
  const from = index + start.length;
  const end = text.indexOf(",", from);
  const digits = text.substring(from, end);
  return isDigits(digits) ? digits : "";
}

function idField(id: string): string {
  return `"id":"${id}"`;
}

function isDigits(text: string): boolean {
  if (text === "") return false;
  for (let index = 0; index < text.length; index++) if (!"0123456789".includes(text.charAt(index))) return false;
  return true;
}

function quote(text: string): string {
  return `"${text.split("\\").join("\\\\").split('"').join('\\"')}"`;
}
