import { silenceCrank } from "../device/input";
import { PUZZLES } from "../puzzles/index";
import { runFrame, startEndless } from "./endless-screen";

/** Starts the game where the player left it; gives what is to be done each frame. */
export function startGame(): (elapsedMs: number) => void {
  silenceCrank();
  const screen = startEndless(PUZZLES[0]);
  return (elapsedMs) => {
    runFrame(screen, elapsedMs);
  };
}
