/** A campaign whose levels are split over several files. What a campaign must offer is in puzzle.ts. */
import type { Campaign, CampaignLevel } from "./puzzle";

const LEVELS_PER_FILE = 10;

/**
 * Creates a campaign from files of ten levels each. The levels of a file are only built when one of them is requested.
 * Building those of all campaigns would take a third of a frame while the game loads.
 */
export function createCampaign<Level extends CampaignLevel>(
  levelFiles: readonly (() => readonly Level[])[],
): Campaign<Level> {
  let loadedFile = -1;
  let levels: readonly Level[] = [];
  return {
    levelCount: LEVELS_PER_FILE * levelFiles.length,
    level: (number) => {
      const fileIndex = Math.floor(number / LEVELS_PER_FILE);
      if (fileIndex !== loadedFile) levels = levelFiles[fileIndex]();
      loadedFile = fileIndex;
      return levels[number % LEVELS_PER_FILE];
    },
  };
}

/** Returns all levels of a campaign. */
export function allLevelsOf<Level extends CampaignLevel>({ levelCount, level }: Campaign<Level>): Level[] {
  const levels: Level[] = [];
  for (let number = 0; number < levelCount; number++) levels.push(level(number));
  return levels;
}
