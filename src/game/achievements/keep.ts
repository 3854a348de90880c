/**
 * Grants achievements and writes them to a file in the console's shared folder, which other games can read. If this
 * file cannot be read or written, the player is not told. The game writes the file when achievements are next updated.
 */
import { readSecondsSince2000 } from "../../device/clock";
import { copyToShared, makeFolder, readGameInfo, writeSharedText, type GameInfo } from "../../device/shared-folder";
import { readFileText } from "../../device/text-file";
import type { Task } from "../../kernel/task";
import type { Achievement } from "../../puzzles/achievement";
import type { Save } from "../save/save";
import { countFor } from "./counts";
import {
  formatAchievement,
  formatFile,
  FILE,
  GAME_ICON,
  ICON_BUILD_FILE,
  ICON_FOLDER,
  LOCKED_ICON,
  parseGrant,
  SHARED_FOLDER,
} from "./format";
import { ACHIEVEMENTS } from "./list";

/** What the game knows, since it was started, of the achievements' file in the console's shared folder. */
export interface KeptAchievements {
  /** Whether the achievements' file in the shared folder was read, or was found missing. */
  isRead: boolean;
  /**
   * The text in the achievements' file in the shared folder; undefined if there is no file, or if its text is not
   * known.
   */
  text: string | undefined;
  /** When each achievement of `ACHIEVEMENTS` was granted, as a text of digits; empty if it is not granted. */
  readonly grants: string[];
  areIconsCopied: boolean;
}

export function createKeptAchievements(): KeptAchievements {
  return { isRead: false, text: undefined, grants: ACHIEVEMENTS.map(() => ""), areIconsCopied: false };
}

/** The achievements of the player of this console. */
export const KEPT = createKeptAchievements();

/**
 * A task that grants the achievements that the player has earned, and returns the newly granted ones. Also writes the
 * achievements' file in the shared folder if its text has changed. A granted achievement stays granted.
 */
export function* keepAchievements(save: Save, kept = KEPT): Task<readonly Achievement[]> {
  const info = readGameInfo();
  const folder = folderOf(info);
  if (!kept.isRead) readGrants(kept, folder);
  const { grants } = kept;
  yield;
  const granted: Achievement[] = [];
  const lines: string[] = [];
  for (let index = 0; index < ACHIEVEMENTS.length; index++) {
    const achievement = ACHIEVEMENTS[index];
    const isOld = grants[index] !== "";
    const count = isOld ? achievement.goal : countFor(save, achievement);
    if (!isOld && count >= achievement.goal) {
      grants[index] = `${readSecondsSince2000()}`;
      granted.push(achievement);
    }
    lines.push(formatAchievement(achievement, count, grants[index]));
    yield;
  }
  const text = formatFile(info, lines);
  yield;
  if (text !== kept.text || !kept.areIconsCopied) yield* write(kept, info, folder, text);
  return granted;
}

/**
 * Returns whether the achievement at `index` of `ACHIEVEMENTS` was ever granted, according to the achievements' file in
 * the shared folder.
 */
export function isKept(kept: KeptAchievements, index: number): boolean {
  if (!kept.isRead) readGrants(kept, folderOf(readGameInfo()));
  return kept.grants[index] !== "";
}

function folderOf({ bundleId }: GameInfo): string {
  return `${SHARED_FOLDER}/${bundleId}`;
}

function readGrants(kept: KeptAchievements, folder: string): void {
  kept.isRead = true;
  kept.text = readFileText(`${folder}/${FILE}`);
  ACHIEVEMENTS.forEach(({ id }, index) => {
    kept.grants[index] = parseGrant(kept.text ?? "", id);
  });
}

function* write(file: KeptAchievements, info: GameInfo, folder: string, text: string): Task<void> {
  makeFolder(SHARED_FOLDER);
  makeFolder(folder);
  if (text !== file.text) {
    file.text = writeSharedText(`${folder}/${FILE}`, text) ? text : undefined;
    yield;
  }
  if (!file.areIconsCopied) yield* copyIcons(file, info, folder);
}

function* copyIcons(file: KeptAchievements, { buildNumber }: GameInfo, folder: string): Task<void> {
  const iconFolder = `${folder}/${ICON_FOLDER}`;
  const buildFile = `${iconFolder}/${ICON_BUILD_FILE}`;
  file.areIconsCopied = readFileText(buildFile) === buildNumber;
  if (file.areIconsCopied) return;
  makeFolder(iconFolder);
  yield;
  if (!copyToShared(`launcher/${GAME_ICON}.pdi`, `${folder}/${GAME_ICON}.pdi`)) return;
  for (const name of [...ACHIEVEMENTS.map(({ id }) => id), LOCKED_ICON]) {
    yield;
    if (!copyToShared(`images/achievements/${name}.pdi`, `${iconFolder}/${name}.pdi`)) return;
  }
  file.areIconsCopied = writeSharedText(buildFile, buildNumber);
}
