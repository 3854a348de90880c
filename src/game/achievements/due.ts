/**
 * Grants achievements in the background, for example after a won level, in the free time of later frames. The code of
 * achievements is loaded only when achievements are granted.
 */
import { readFrameMs } from "../../device/clock";
import { runTask, startTask, type TaskHandle } from "../../kernel/task-handle";
import type { Achievement } from "../../puzzles/achievement";
import type { Save } from "../save/save";
/** The import below is loaded from achievements.lua on first use. @lazy achievements */
import { keepAchievements } from "./keep";

let isDue = false;
let task: TaskHandle<readonly Achievement[]> | undefined;

/** Asks for the achievements to be updated in a later frame, because the player may have earned one. */
export function requestAchievements(): void {
  isDue = true;
}

/**
 * Continues to grant achievements if `requestAchievements` was called. Stops `untilMs` milliseconds after the beginning
 * of the frame.
 */
export function runAchievements(save: Save, untilMs: number): void {
  if (task === undefined) {
    if (!isDue) return;
    isDue = false;
    task = startTask(keepAchievements(save));
  } else if (runTask(task, readFrameMs, untilMs)) task = undefined;
}
