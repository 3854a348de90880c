/** Creates campaigns whose levels are split over several files. puzzle.ts has the interface `Campaign`. */
import type { Campaign, CampaignLevel } from "./puzzle";

const LEVELS_PER_FILE = 10;

/**
 * Creates a campaign from files of ten levels each. The levels of a file are built when one of them is first requested.
 * If the levels of all campaigns were built when the game starts, this would take a third of a frame.
 */
export function createCampaign<Level extends CampaignLevel>(
  levelFiles: readonly (() => readonly Level[])[],
): Campaign<Level> {
  let loadedFile = -1;
  let levels: readonly Level[] = [];
  return {
    levelCount: LEVELS_PER_FILE * levelFiles.length,
    level: (levelIndex) => {
      const fileIndex = Math.floor(levelIndex / LEVELS_PER_FILE);
      if (fileIndex !== loadedFile) levels = levelFiles[fileIndex]();
      loadedFile = fileIndex;
      return levels[levelIndex % LEVELS_PER_FILE];
    },
  };
}

/**
 * Returns a campaign of `levelCount` levels. The levels are loaded when one of them is first needed. They have a Lua
 * file of their own, because only the campaign mode needs them.
 */
export function loadLater<Level extends CampaignLevel>(
  levelCount: number,
  loadCampaign: () => Campaign<Level>,
): Campaign<Level> {
  return { levelCount, level: (levelIndex) => loadCampaign().level(levelIndex) };
}

export function allLevelsOf<Level extends CampaignLevel>({ levelCount, level }: Campaign<Level>): Level[] {
  const levels: Level[] = [];
  for (let levelIndex = 0; levelIndex < levelCount; levelIndex++) levels.push(level(levelIndex));
  return levels;
}
