import { isFault } from "../../../src/kernel/fault";
import { enterNextLevel, RECENT_LEVELS, startRun } from "../../../src/game/endless";
import { freshTable, leaveTable, leftIn } from "../../../src/game/left";
import {
  freshSave,
  packSave,
  packTable,
  puzzleSave,
  SAVE_VERSION,
  unpackSave,
  type Save,
} from "../../../src/game/save";
import { resumeSession, type Session } from "../../../src/game/session";
import { lastBall } from "../../../src/puzzles/last-ball/index";
import { measure, runStep } from "../measure";
import type { State } from "../../../src/puzzles/last-ball/rules";
import { eachPlay, PIECES, type CertifiedPlay } from "../steps";

/** Packing all that the game keeps, and taking it up again; writing and reading are the system's. */
export function benchSaving(): void {
  measure("save: pack all", PIECES, () => {
    eachPlay((play) => {
      runStep(() => packSave(saveOf(play)));
    });
  });
  measure("save: pack the table", PIECES, () => {
    eachPlay((play) => {
      const [table] = saveOf(play).left;
      runStep(() => packTable(table));
    });
  });
  measure("resume: unpack, read, replay", PIECES, () => {
    eachPlay((play) => {
      const packed = packSave(saveOf(play));
      if (runStep(() => resume(packed)) === undefined) throw new Error("what was saved cannot be read");
    });
  });
}

function saveOf({ level, session }: CertifiedPlay): Save {
  const run = startRun(1);
  for (let level = 1; level <= RECENT_LEVELS; level++) enterNextLevel(run, level);
  const moves = session.steps.map((step) => step.direction);
  const save = freshSave();
  puzzleSave(save, lastBall.id);
  const fresh = freshTable(lastBall.id, "endless");
  leaveTable(save, { ...fresh, ...run, map: lastBall.write(level), moves, goal: session.goal });
  return save;
}

function resume(packed: string): Session<State> | undefined {
  const left = leftIn(unpackSave(packed, SAVE_VERSION), lastBall.id, "endless");
  if (left === undefined) return undefined;
  const level = lastBall.read(left.map);
  return isFault(level) ? undefined : resumeSession(lastBall.rules(level), left.moves, left.goal);
}
