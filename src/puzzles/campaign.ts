import type { Campaign, CampaignLevel } from "./puzzle";

const LEVELS_PER_PART = 10;

/**
 * A campaign whose levels stand in files of their own, ten in each. A file's tables are made when one of its levels is
 * asked for: those of all campaigns together would cost a third of a frame while the game loads.
 */
export function createCampaign<Level extends CampaignLevel>(
  parts: readonly (() => readonly Level[])[],
): Campaign<Level> {
  let openPart = -1;
  let levels: readonly Level[] = [];
  return {
    length: LEVELS_PER_PART * parts.length,
    level: (number) => {
      const part = Math.floor(number / LEVELS_PER_PART);
      if (part !== openPart) levels = parts[part]();
      openPart = part;
      return levels[number % LEVELS_PER_PART];
    },
  };
}

/** All levels of a campaign. */
export function levelsOf<Level extends CampaignLevel>({ length, level }: Campaign<Level>): Level[] {
  const levels: Level[] = [];
  for (let number = 0; number < length; number++) levels.push(level(number));
  return levels;
}
