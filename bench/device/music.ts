/** Measures how much computing time the game's music takes in each frame. */
import { advanceMusic, changeMusic, createMusicPlayer } from "../../src/game/music";
import { chapterCountOf, loadChapter } from "../../src/game/play/chapters";
import { PUZZLES } from "../../src/puzzles/index";
import { measure, measureStep } from "./measure";

const FRAME_MS = 33;
const FRAMES = 1800;

export function benchMusic(): void {
  const player = createMusicPlayer();
  for (const { id, loadPuzzle } of PUZZLES) {
    const puzzle = loadPuzzle();
    measure(`music ${id}`, 0, () => {
      for (let chapter = 0; chapter < chapterCountOf(puzzle); chapter++) {
        changeMusic(player, (loadChapter(puzzle, chapter) ?? puzzle).soundTheme?.music, false);
        for (let frame = 0; frame < FRAMES; frame++) {
          measureStep(() => {
            advanceMusic(player, FRAME_MS, false);
          });
        }
      }
    });
  }
}
