/** The part of the gallery tour that shows the making of a hard level of each puzzle, with half of its steps undone. */
import { loadAllPuzzles } from "../../src/puzzles/index";
import { press, settle } from "./player";
import { announcedStepCount, FRAMES_OF_NOTCH, openEndlessAt, turnBack, winAndTurnBack } from "./made-levels";
import { tourStop, type TourStop } from "./tour-stop";

const CAPTIONS: Readonly<Record<string, string>> = {
  "last-ball": "After a win the crank turns on beyond the first move: the balls go one by one, with their arrows.",
  "ice-path": "How a level of Ice Path was made: rocks were scattered, and useless ones removed.",
  skid: "How a level of Skid was made: one of the boards that were refused before.",
  penguin: "How a level of Penguin was made: the slides of its solution, from the finish backwards.",
  fruit: "How a level of Fruit was made: the hedge grows.",
};

/** Shows the making of a level of each puzzle. */
export function* walkMakings(): Generator<TourStop, void> {
  for (const { id } of loadAllPuzzles()) {
    const player = openEndlessAt(id, "hard");
    winAndTurnBack(player);
    turnBack(player, FRAMES_OF_NOTCH);
    press(player, "left");
    settle(player);
    for (let undone = 1; undone < Math.ceil(announcedStepCount(player) / 2); undone++) {
      press(player, "left");
      settle(player);
    }
    yield tourStop(`${id}-made`, CAPTIONS[id], player, false);
  }
}
