/** Runs parts of a game, such as an update or a callback, and advances the host's clock by their instructions. */
import { GameError, type Clock } from "../host";
import type { Machine } from "./machine";

interface Runner {
  /**
   * Runs a part of the game: the function `piece`, which returns how many instructions it executed. Returns the same
   * number. Throws `GameError` if the game fails now or has failed before.
   */
  readonly run: (piece: () => number) => number;
  /** Advances the host's clock by the Lua instructions that have been executed up to now, and returns the clock. */
  readonly syncedClock: () => Clock;
}

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
