/** Creates campaigns whose levels are split over several files. puzzle.ts has the interface `Campaign`. */
import type { Campaign, CampaignLevel } from "./puzzle";

const LEVELS_PER_FILE = 10;

/**
 * Creates a campaign from files of ten levels each. The levels of a file are built when one of them is first requested.
 * Building the levels of all campaigns at the start of the game would take a third of a frame.
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
 * Returns a campaign of `levelCount` levels, together with the optional levels "After hours" that follow the campaign.
 * The campaign and the levels after hours have a Lua file each, because only the campaign mode needs them. A file is
 * loaded when one of its levels is first needed. `chapter` is the index of the chapter whose scenery the levels after
 * hours have.
 */
export function loadLater<Level extends CampaignLevel>(
  levelCount: number,
  loadCampaign: () => Campaign<Level>,
  chapter: number,
  loadAfterHours: () => Campaign<Level>,
): Campaign<Level> {
  return {
    levelCount,
    afterHours: { levelCount: LEVELS_PER_FILE, chapter },
    level: (levelIndex) =>
      levelIndex < levelCount ? loadCampaign().level(levelIndex) : loadAfterHours().level(levelIndex - levelCount),
  };
}

export function allLevelsOf<Level extends CampaignLevel>({ levelCount, level }: Campaign<Level>): Level[] {
  const levels: Level[] = [];
  for (let levelIndex = 0; levelIndex < levelCount; levelIndex++) levels.push(level(levelIndex));
  return levels;
}
