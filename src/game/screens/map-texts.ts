/** The texts on the map of a campaign: the line above the map, and the heading of the open chapter. */
import { countCleared, featOf, medalNames, type Medals } from "../save/medals";
import { bestOf, MAX_OPEN_UNCLEARED } from "../save/progress";
import { TEXTS } from "../texts/index";
import { MAP_TEXTS } from "../texts/map";
import { shortCount } from "../widgets/short-count";
import { leadsToEnding, medalsAt, type CampaignMap } from "./campaign-map";
import type { MapHeading, MapText, ShownChapter } from "./campaign-map-view";

/**
 * How long the player must hold Ⓐ on the campaign map, in milliseconds, until a tip says that a longer hold copies the
 * level.
 */
const HOLD_TIP_AFTER_MS = 200;

const { playTips: PLAY_TIPS, holdingTips: HOLDING_TIPS } = MAP_TEXTS;

/**
 * Returns the line of texts above the campaign map: the selected level, and the player's results in it.
 */
export function composeMapText(map: CampaignMap): MapText {
  const { puzzle, puzzleSave, isOpen } = map;
  const { campaign } = puzzle;
  const { selectedLevel } = map.cursor;
  const level = campaign.level(selectedLevel);
  const { name, verdict } = level;
  const feat = featOf(puzzle, level);
  const results = chooseMiddleTexts(
    map,
    formatResultTexts(
      medalsAt(puzzleSave, selectedLevel),
      bestOf(puzzleSave.bestMoves, selectedLevel),
      feat.name,
      verdict.par,
    ),
  );
  const lockedText = MAP_TEXTS.locked(countUntilOpen(map));
  const main = `${selectedLevel + 1}  ${isOpen[selectedLevel] ? name : lockedText}`;
  return { main, results };
}

/**
 * Returns how many more levels the player must clear until the selected level, which is locked, opens. Only levels of
 * the same part of the map count: the campaign or After hours.
 */
function countUntilOpen({ puzzle, puzzleSave: { medals }, cursor: { selectedLevel } }: CampaignMap): number {
  const { levelCount } = puzzle.campaign;
  const first = selectedLevel < levelCount ? 0 : levelCount;
  const before = selectedLevel - first;
  const uncleared = before - countCleared(medals.substring(first), before);
  return Math.max(1, uncleared - MAX_OPEN_UNCLEARED + 1);
}

export function isHoldTipShown(aHeldMs: number | undefined): boolean {
  return aHeldMs !== undefined && aHeldMs >= HOLD_TIP_AFTER_MS;
}

function chooseMiddleTexts(
  { aHeldMs, isOpen, chapters, openChapter, cursor: { selectedLevel } }: CampaignMap,
  results: readonly string[],
): readonly string[] {
  if (isHoldTipShown(aHeldMs)) return HOLDING_TIPS;
  if (results[0] !== "") return results;
  if (chapters[openChapter].isAfterHours === true)
    return isOpen[selectedLevel] ? MAP_TEXTS.optionalTips : [MAP_TEXTS.optional];
  return isOpen[selectedLevel] ? PLAY_TIPS : results;
}

function formatResultTexts(
  medals: Medals,
  bestMoves: number | undefined,
  feat: string,
  par: number,
): readonly string[] {
  const names = medalNames(medals, { name: feat });
  if (names.length === 0) return [""];
  const earned = names.slice(1);
  const { ticked, withPar, feat: star } = TEXTS.result.winSigns;
  const ticks = (medals.par ? withPar : ticked) + (medals.feat ? star : "");
  const dot = medals.clean ? " ·" : "";
  const all = medals.clean ? [...earned, MAP_TEXTS.noRewind] : earned;
  const words = all.length === 0 ? ticks : `✓ ${all.join(", ")}`;
  const dotted = earned.length === 0 ? ticks + dot : `✓ ${earned.join(", ")}${dot}`;
  const moves = bestMoves === undefined ? "" : `  ${shortCount(bestMoves)} / ${par}`;
  return [words + moves, dotted + moves, ticks + dot + moves, ticks + dot];
}

/**
 * Returns the two texts above the levels of the open chapter: its name, and how many of its levels are cleared.
 *
 * A single text replaces these two if the selected level is the hardest of the chapter or leads to the ending. No
 * chapter has space for a third text. In "After hours" (optional levels after the campaign), a farewell replaces the
 * two texts as soon as all levels there are cleared.
 */
export function headingOf(map: CampaignMap): MapHeading {
  if (leadsToEnding(map)) return { left: MAP_TEXTS.ending, right: "" };
  const chapter = map.chapters[map.openChapter];
  if (chapter.isAfterHours === true && areAllCleared(map, chapter)) return { left: MAP_TEXTS.farewell, right: "" };
  if (map.isSelectedHardest && chapter.isAfterHours !== true) return { left: MAP_TEXTS.hardest, right: "" };
  return namesOf(map, chapter);
}

function areAllCleared({ puzzleSave: { medals } }: CampaignMap, { firstLevel, levelCount }: ShownChapter): boolean {
  return countCleared(medals.substring(firstLevel), levelCount) === levelCount;
}

/** Returns the name of a chapter, and how many of its levels the player has cleared, such as "7 of 15". */
export function namesOf({ puzzleSave: { medals } }: CampaignMap, chapter: ShownChapter): MapHeading {
  const { name, firstLevel, levelCount } = chapter;
  const cleared = countCleared(medals.substring(firstLevel, firstLevel + levelCount), levelCount);
  return { left: name, right: TEXTS.countOf(cleared, levelCount) };
}
