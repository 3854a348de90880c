/** Makes a film of a campaign level in the built game, while a simulated player solves the level without mistakes. */

import { addFrame, createFilm, type Film } from "../simulator/graphics/gif";
import { levelNow, openCampaignLevel, solutionOf } from "../tests/play/bot";
import { frame, frames, watched, type Player } from "../tests/play/player";
import { enlargePixels } from "./enlarge-pixels";

const SCREEN = { width: 400, height: 240 };
const BUTTONS = ["up", "right", "down", "left"] as const;

const FRAMES_BEFORE_FIRST_MOVE = 30;
const FRAMES_PER_MOVE = 24;
const FRAMES_AFTER_WIN = 90;

/** A level of a campaign: the id of its puzzle and its name. */
export interface NamedLevel {
  readonly puzzle: string;
  readonly name: string;
}

/**
 * For each puzzle, a campaign level with a solution of six to nine moves that shows what is special about the puzzle.
 */
export const FILMED_LEVELS: readonly NamedLevel[] = [
  { puzzle: "last-ball", name: "Diamond" },
  { puzzle: "ice-path", name: "Wrong Weather" },
  { puzzle: "skid", name: "Take Turns" },
  { puzzle: "penguin", name: "The Viaduct" },
  { puzzle: "fruit", name: "Loading Bay" },
];

/**
 * Returns a film of a level that is opened, solved and won. Each pixel of the screen becomes a square of `scale` by
 * `scale` pixels in the film.
 */
export function filmLevel({ puzzle, name }: NamedLevel, scale = 1): Film {
  const film = createFilm(SCREEN.width * scale, SCREEN.height * scale);
  let isRecording = false;
  const watching = {
    line: () => false,
    signal: () => undefined,
    frame: ({ console }: Player) => {
      if (isRecording) addFrame(film, enlargePixels(console.pixels, SCREEN.width, scale));
    },
  };
  const walk = (): void => {
    const player = openCampaignLevel(name, puzzle);
    isRecording = true;
    playLevel(player);
  };
  watched({ begin: () => watching }, walk);
  return film;
}

function playLevel(player: Player): void {
  const level = levelNow(player);
  if (level === undefined) throw new Error("no level is on the screen");
  frames(player, FRAMES_BEFORE_FIRST_MOVE);
  for (const direction of solutionOf(level)) {
    frame(player, [BUTTONS[direction]]);
    frames(player, FRAMES_PER_MOVE - 1);
  }
  frames(player, FRAMES_AFTER_WIN);
}
