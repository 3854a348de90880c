/** Measures what the music costs in a frame. */
import { advanceMusic, changeMusic, createMusicPlayer } from "../../src/game/music";
import { PUZZLES } from "../../src/puzzles/index";
import { measure, measureStep } from "./measure";

const FRAME_MS = 33;
const FRAMES = 1800;

/** Measures each frame of the first minute of a puzzle's music. */
export function benchMusic(): void {
  for (const { id, loadPuzzle } of PUZZLES) {
    const player = createMusicPlayer();
    changeMusic(player, loadPuzzle().soundTheme?.music, false);
    measure(`music ${id}`, 0, () => {
      for (let frame = 0; frame < FRAMES; frame++) {
        measureStep(() => {
          advanceMusic(player, FRAME_MS);
        });
      }
    });
  }
}
