/**
 * Counts the instructions of the mixes, the pieces of code whose speed the console check (the game's test of a
 * Playdate) measures. From this number and that speed, the bench computes how fast a console is.
 */
import { MIXES } from "../../src/game/check/speed-mixes";
import { measure, measureStep } from "./measure";

const RUNS = 200;

export function benchMixes(): void {
  for (const { id, runOnce } of MIXES) {
    measure(`mix ${id}`, 0, () => {
      for (let run = 0; run < RUNS; run++) measureStep(runOnce);
    });
  }
}
