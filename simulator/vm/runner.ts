/** Runs the pieces of a game one after the other, and keeps the host's clock up with the instructions. */
import { GameError, type Clock } from "../host";
import type { Machine } from "./machine";

interface Runner {
  /**
   * Runs a piece of the game. Returns the instructions it took, which `piece` must return.
   * Throws `GameError` if the game throws or has thrown before: such a game does not go on.
   */
  readonly run: (piece: () => number) => number;
  /** The host's clock, brought up to the instruction that is running. */
  readonly syncedClock: () => Clock;
}

/** A runner that tells the clock. */
export function createRunner(machine: Machine, clock: Clock): Runner {
  let reportedInstructions = 0;
  let failure: GameError | undefined;
  const advanceClock = (instructions: number): void => {
    clock.spend(instructions - reportedInstructions);
    reportedInstructions = instructions;
  };
  return {
    run: (piece) => {
      if (failure !== undefined) throw failure;
      reportedInstructions = 0;
      try {
        const instructions = piece();
        advanceClock(instructions);
        return instructions;
      } catch (error) {
        if (error instanceof GameError) failure = error;
        throw error;
      }
    },
    syncedClock: () => {
      advanceClock(machine.L.instructions());
      return clock;
    },
  };
}
