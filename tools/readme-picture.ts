/** The command `npm run picture`: draws the picture of the game's screens at the top of README.md. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { encodeScreenPng } from "../simulator/graphics/png";
import { openCampaignLevel } from "../tests/play/bot";
import { frames, startPlayer, type Player } from "../tests/play/player";
import { storeWith } from "../tests/play/saves";
import { parseOptions, runTool } from "./cli";
import { projectFolder } from "./packaging/project-folder";

const USAGE = {
  synopsis: "picture",
  summary:
    "draws the README's picture, docs/glissade.png: the title of the game in build/source and a level of each puzzle",
  options: {},
};

const SCREEN = { width: 400, height: 240 };
const COLUMNS = 2;
const GAP = 8;

/** For each puzzle, the name of a campaign level that shows many of the puzzle's things. */
const LEVELS: readonly (readonly [puzzle: string, levelName: string])[] = [
  ["last-ball", "Spade"],
  ["ice-path", "Wrong Weather"],
  ["skid", "Grand Tour"],
  ["penguin", "Lighthouse"],
  ["fruit", "Do Not Disturb"],
];

function playTitle(): Player {
  const player = startPlayer(storeWith());
  frames(player, 62);
  return player;
}

function arrangeScreens(screens: readonly Uint8Array[]): { pixels: Uint8Array; width: number; height: number } {
  const rows = Math.ceil(screens.length / COLUMNS);
  const width = COLUMNS * SCREEN.width + (COLUMNS - 1) * GAP;
  const height = rows * SCREEN.height + (rows - 1) * GAP;
  const pixels = new Uint8Array(width * height).fill(1);
  screens.forEach((screen, index) => {
    const left = (index % COLUMNS) * (SCREEN.width + GAP);
    const top = Math.floor(index / COLUMNS) * (SCREEN.height + GAP);
    for (let y = 0; y < SCREEN.height; y++) {
      pixels.set(screen.subarray(y * SCREEN.width, (y + 1) * SCREEN.width), (top + y) * width + left);
    }
  });
  return { pixels, width, height };
}

runTool("picture", () => {
  parseOptions(process.argv.slice(2), USAGE);
  const players = [playTitle(), ...LEVELS.map(([puzzle, levelName]) => openCampaignLevel(levelName, puzzle))];
  const { pixels, width, height } = arrangeScreens(players.map(({ console }) => console.pixels));
  writeFileSync(join(projectFolder, "docs/glissade.png"), encodeScreenPng(pixels, width, height));
});
