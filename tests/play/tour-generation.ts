/**
 * Takes a picture for docs/gallery.md of how a hard level was generated, for each puzzle. In it, half of the
 * generation's steps are undone, and the next step is half undone.
 */
import { frames, press, settle } from "./player";
import { announcedStepCount, FRAMES_OF_NOTCH, openEndlessAt, turnBack, winAndTurnBack } from "./made-levels";
import { FINISHED_PUZZLES } from "./puzzles";
import { tourStop, type TourStop } from "./tour-stop";

const CAPTIONS: Readonly<Record<string, string>> = {
  "last-ball": "After a win the crank turns on beyond the first move: the balls go one by one, with their arrows.",
  "ice-path": "How a level of Ice Path was made: corners mark what the generator changed last.",
  skid: "How a level of Skid was made: the boards that the generator tried, one after the other.",
  penguin: "How a level of Penguin was made: the slides of its solution, from the finish backwards.",
  fruit: "How a level of Fruit was made: hedge sprouts at both sides of its axis.",
};

/**
 * The number of frames in which the crank turns back through half a step of the level's generation. The game paints
 * this half step within a few frames. It moves on to the nearest whole step only when the crank has rested for longer.
 */
const FRAMES_OF_HALF_STEP = 2;
const FRAMES_OF_PAINTING = 3;

export function* walkGenerations(): Generator<TourStop, void> {
  for (const { id } of FINISHED_PUZZLES) {
    const player = openEndlessAt(id, "hard");
    winAndTurnBack(player);
    turnBack(player, FRAMES_OF_NOTCH);
    press(player, "left");
    settle(player);
    for (let undone = 1; undone < Math.ceil(announcedStepCount(player) / 2); undone++) {
      press(player, "left");
      settle(player);
    }
    turnBack(player, FRAMES_OF_HALF_STEP);
    frames(player, FRAMES_OF_PAINTING);
    yield tourStop(`${id}-made`, CAPTIONS[id], player, false);
  }
}
