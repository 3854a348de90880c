/** The command `npm run films`: draws the animated GIFs of README.md. In each, a level of one puzzle is played. */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addFrame, createFilm, encodeGif, type Film } from "../simulator/graphics/gif";
import { levelNow, openCampaignLevel, solutionOf } from "../tests/play/bot";
import { frame, frames, watched, type Player } from "../tests/play/player";
import { parseOptions, runTool } from "./cli";
import { projectFolder } from "./packaging/project-folder";

const USAGE = {
  synopsis: "films",
  summary:
    "writes the README's films, docs/films/PUZZLE.gif: a level of each puzzle of the game in build/source, played to its end",
  options: {},
};

const SCREEN = { width: 400, height: 240 };
const BUTTONS = ["up", "right", "down", "left"] as const;

const FRAMES_BEFORE_FIRST_MOVE = 30;
const FRAMES_PER_MOVE = 24;
const FRAMES_AFTER_WIN = 90;

/**
 * For each puzzle, the name of a campaign level with a solution of six to nine moves that shows what is special about
 * the puzzle.
 */
const LEVELS: readonly (readonly [puzzle: string, levelName: string])[] = [
  ["last-ball", "Lighthouse"],
  ["ice-path", "Wrong Weather"],
  ["skid", "Changing Guard"],
  ["penguin", "No Way Back"],
  ["fruit", "Keystone"],
];

/** Plays the solution of the level that is on the screen, with pauses between the moves such as a player makes. */
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

function filmOfLevel(puzzle: string, levelName: string): Film {
  const film = createFilm(SCREEN.width, SCREEN.height);
  let isRecording = false;
  const watching = {
    line: () => false,
    signal: () => undefined,
    frame: ({ console }: Player) => {
      if (isRecording) addFrame(film, console.pixels);
    },
  };
  const walk = (): void => {
    const player = openCampaignLevel(levelName, puzzle);
    isRecording = true;
    playLevel(player);
  };
  watched({ begin: () => watching }, walk);
  return film;
}

runTool("films", () => {
  parseOptions(process.argv.slice(2), USAGE);
  const folder = join(projectFolder, "docs/films");
  mkdirSync(folder, { recursive: true });
  for (const [puzzle, levelName] of LEVELS) {
    const bytes = encodeGif(filmOfLevel(puzzle, levelName));
    writeFileSync(join(folder, `${puzzle}.gif`), bytes);
    console.log(`docs/films/${puzzle}.gif: ${Math.ceil(bytes.length / 1000)} kB`);
  }
});
