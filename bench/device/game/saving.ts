import { isFault } from "../../../src/kernel/fault";
import { enterNextLevel, RECENT_LEVELS, startRun } from "../../../src/game/endless";
import { freshSave, packSave, puzzleSave, SAVE_VERSION, unpackSave, type Save } from "../../../src/game/save";
import { resumeSession, type Session } from "../../../src/game/session";
import { puzzle } from "../levels";
import { measure, runStep } from "../measure";
import { eachPlay, PIECES, type CertifiedPlay, type State } from "../steps";

/** Packing all that the game keeps, and taking it up again; writing and reading are the system's. */
export function benchSaving(): void {
  measure("save: pack all", PIECES, () => {
    eachPlay((play) => {
      runStep(() => packSave(saveOf(play)));
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
  puzzleSave(save, puzzle.id).endless = { ...run, best: 1, map: puzzle.write(level), moves, goal: session.goal };
  return save;
}

function resume(packed: string): Session<State> | undefined {
  const { endless } = puzzleSave(unpackSave(packed, SAVE_VERSION), puzzle.id);
  if (endless === undefined) return undefined;
  const level = puzzle.read(endless.map);
  return isFault(level) ? undefined : resumeSession(puzzle.rules(level), endless.moves, endless.goal);
}
