/**
 * Grants achievements in the background after a level was won, when nothing else has to be computed. The code of
 * achievements is loaded only then.
 */
import { readFrameMs } from "../../device/clock";
import { runTask, startTask, type TaskHandle } from "../../kernel/task-handle";
import type { Achievement } from "../../puzzles/achievement";
import type { Save } from "../save/save";
/** The import below is loaded from achievements.lua on first use. @lazy achievements */
import { keepAchievements } from "./keep";

let isDue = false;
let task: TaskHandle<readonly Achievement[]> | undefined;

/** Has the achievements granted that the player may have earned just now, in a later frame. */
export function requestAchievements(): void {
  isDue = true;
}

/** Continues to grant achievements, if they were requested, until `untilMs` after the beginning of the frame. */
export function runAchievements(save: Save, untilMs: number): void {
  if (task === undefined) {
    if (!isDue) return;
    isDue = false;
    task = startTask(keepAchievements(save));
  } else if (runTask(task, readFrameMs, untilMs)) task = undefined;
}
