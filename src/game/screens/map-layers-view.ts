/** Draws the map of a campaign from painted pictures, also during the animation in which another chapter opens. */
import { SCREEN_WIDTH, showPicture } from "../../device/screen";
import { findOpenChapterTopPixels, type CampaignMap } from "./campaign-map";
import { drawHeading, drawMapText, drawTraveller } from "./campaign-map-view";
import { boxOfChapter } from "./map-chapters";
import { drawMapOpening, type MapOpening, type OpeningLayers } from "./map-opening";
import { rowsShownAt } from "./map-painting";
import { headingOf, composeMapText, namesOf } from "./map-texts";

export function drawMap(map: CampaignMap): void {
  const { puzzle, opening, travellerPoint, isFacingLeft } = map;
  if (opening === undefined) drawChapters(map);
  else drawMapOpening(puzzle, opening, createLayers(map, opening));
  drawMapText(composeMapText(map), SCREEN_WIDTH, puzzle.journey.ink);
  if (opening === undefined) drawTraveller(puzzle.id, travellerPoint, isFacingLeft);
}

function drawChapters(map: CampaignMap): void {
  const { puzzle, painting, chapters, openChapter } = map;
  showPicture(painting.background);
  drawHeading(puzzle, findOpenChapterTopPixels(map), headingOf(map), chapters[openChapter].isLit);
}

function createLayers(map: CampaignMap, { from }: MapOpening): OpeningLayers {
  const { puzzle, painting, chapters, openChapter } = map;
  const count = chapters.length;
  return {
    ...{ count, open: openChapter, rows: rowsShownAt(painting, chapters, openChapter) },
    drawBefore: () => {
      showPicture(painting.before ?? painting.background);
      drawHeading(
        puzzle,
        boxOfChapter(puzzle, count, from, from).y,
        namesOf(map, chapters[from]),
        chapters[from].isLit,
      );
    },
    drawAfter: () => {
      drawChapters(map);
    },
  };
}
