import { isFault } from "../../../src/kernel/fault";
import { enterNextLevel, startRun } from "../../../src/game/modes/run";
import { wholeParts } from "../../../src/game/save/checksum";
import { RECENT_LEVELS, freshLeftLevel, leaveLevel } from "../../../src/game/save/left-level";
import {
  freshSave,
  levelLeft,
  packSave,
  packLeftLevel,
  puzzleSave,
  unpackParts,
  type Save,
} from "../../../src/game/save/save";
import { keepSave, loadSave } from "../../../src/game/save/store";
import { resumeSession, type Session } from "../../../src/game/play/session";
import { lastBall } from "../../../src/puzzles/last-ball/index";
import { measure, runStep } from "../measure";
import type { State } from "../../../src/puzzles/last-ball/state";
import { eachPlay, PIECES, type CertifiedPlay } from "../steps";
import { clearInRun, fillSave, winMedal } from "./full-save";

const RUNS = 60;

/** Packing all that the game keeps, and taking it up again; writing and reading are the system's. */
export function benchSaving(): void {
  for (const worlds of [1, 3, 5]) benchFullSave(worlds);
  measure("save: pack all", PIECES, () => {
    eachPlay((play) => {
      const save = saveOf(play);
      runStep(() => packSave(save));
    });
  });
  measure("save: pack the table", PIECES, () => {
    eachPlay((play) => {
      const [table] = saveOf(play).left;
      runStep(() => packLeftLevel(table));
    });
  });
  measure("resume: unpack, read, replay", PIECES, () => {
    eachPlay((play) => {
      const packed = packSave(saveOf(play)).text;
      if (runStep(() => resume(packed)) === undefined) throw new Error("what was saved cannot be read");
    });
  });
}

/** What a player's save costs who has played everything in so many worlds. */
function benchFullSave(worlds: number): void {
  const ofWorlds = worlds === 1 ? "1 world" : `${worlds} worlds`;
  const save = loadSave();
  fillSave(save, worlds);
  measureRuns(`save: pack all anew, ${ofWorlds}`, () => {
    runStep(() => packSave(save));
  });
  measureKeeping(`save: level cleared in a run, ${ofWorlds}`, save, () => {
    clearInRun(save, worlds);
  });
  measureKeeping(`save: medal won, ${ofWorlds}`, save, () => {
    winMedal(save, worlds);
  });
  measureRuns(`save: load, ${ofWorlds}`, () => {
    runStep(loadSave);
  });
  measureRuns(`save: open a world of ${ofWorlds}`, () => {
    const loaded = loadSave();
    runStep(() => {
      openWorld(loaded);
    });
  });
}

/** Measures keeping a save each time that `change` was made to it. */
function measureKeeping(step: string, save: Save, change: () => void): void {
  keepSave(save);
  measureRuns(step, () => {
    change();
    if (!runStep(() => keepSave(save))) throw new Error("the save could not be kept");
  });
}

function measureRuns(step: string, run: () => void): void {
  measure(step, 0, () => {
    for (let at = 0; at < RUNS; at++) run();
  });
}

function saveOf({ level, session }: CertifiedPlay): Save {
  const run = startRun(1);
  for (let number = 1; number <= RECENT_LEVELS; number++) enterNextLevel(lastBall, run, level);
  const moves = session.steps.map((step) => step.direction);
  const save = freshSave();
  puzzleSave(save, lastBall.id);
  const fresh = freshLeftLevel(lastBall.id, "endless");
  leaveLevel(save.left, { ...fresh, ...run, map: lastBall.write(level), moves, goal: session.goal });
  return save;
}

/** What the title asks for. */
function openWorld(save: Save): void {
  const { id } = save.puzzles[0];
  puzzleSave(save, id);
  levelLeft(save, id, "endless");
}

function resume(packed: string): Session<State> | undefined {
  const { save } = unpackParts(wholeParts(packed) ?? []);
  const left = levelLeft(save, lastBall.id, "endless");
  if (left === undefined) return undefined;
  const level = lastBall.read(left.map);
  return isFault(level) ? undefined : resumeSession(lastBall.rules(level), left.moves, left.goal);
}
