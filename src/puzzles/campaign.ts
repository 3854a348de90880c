import type { Campaign, CampaignLevel } from "./puzzle";

const LEVELS_PER_FILE = 10;

/**
 * A campaign whose levels stand in files of their own, ten in each. A file's tables are made when one of its levels is
 * asked for: those of all campaigns together would cost a third of a frame while the game loads.
 */
export function createCampaign<Level extends CampaignLevel>(
  levelFiles: readonly (() => readonly Level[])[],
): Campaign<Level> {
  let loadedFile = -1;
  let levels: readonly Level[] = [];
  return {
    levelCount: LEVELS_PER_FILE * levelFiles.length,
    level: (number) => {
      const part = Math.floor(number / LEVELS_PER_FILE);
      if (part !== loadedFile) levels = levelFiles[part]();
      loadedFile = part;
      return levels[number % LEVELS_PER_FILE];
    },
  };
}

/** All levels of a campaign. */
export function allLevelsOf<Level extends CampaignLevel>({ levelCount, level }: Campaign<Level>): Level[] {
  const levels: Level[] = [];
  for (let number = 0; number < levelCount; number++) levels.push(level(number));
  return levels;
}
