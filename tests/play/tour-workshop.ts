/**
 * Takes pictures of the workshop with its level editor, and of the weekly remix (three levels with a special rule), for
 * docs/gallery.md.
 */
import { openRow } from "./bot";
import { chooseOwnAction, storeWithOwnLevels } from "./own-levels";
import { openRemix } from "./open-mode";
import { frames, press, settle, startPlayer } from "./player";
import { PUZZLE_ROWS, puzzleOf } from "./puzzles";
import { storeWith } from "./saves";
import { TWIST_LETTERS } from "../../src/game/save/known-controls";
import { tourStop, type TourStop } from "./tour-stop";

const OWN_LEVELS = [7, 15, 20, 30, 35, 40, 44];
const FACTS_FRAMES = 60;

export function* walkWorkshops(): Generator<TourStop, void> {
  const [[firstId]] = PUZZLE_ROWS;
  const empty = startPlayer(storeWith(undefined, firstId));
  openRow(empty, "Workshop");
  settle(empty);
  yield tourStop("workshop-empty", "A workshop without levels.", empty);
  for (const [puzzleId] of PUZZLE_ROWS) {
    const { campaign } = puzzleOf(puzzleId);
    const maps = OWN_LEVELS.map((index) => campaign.level(index).map.join("\n"));
    const player = startPlayer(storeWithOwnLevels(maps, puzzleId));
    openRow(player, "Workshop");
    press(player, "right");
    press(player, "right");
    frames(player, FACTS_FRAMES);
    yield tourStop(`workshop-${puzzleId}`, "Own levels on the pinboard, and one on the bench.", player);
    chooseOwnAction(player, "Edit");
    frames(player, FACTS_FRAMES);
    yield tourStop(`editor-${puzzleId}`, "The editor, with its palette.", player, false);
  }
}

export function* walkRemixes(): Generator<TourStop, void> {
  const store = storeWith((save) => {
    save.knownControls += Object.values(TWIST_LETTERS).join("");
  });
  for (const twist of ["fog", "turned", "rewinds"] as const) {
    const player = openRemix(store, twist);
    yield tourStop(`remix-${twist}`, "A level of the weekly remix.", player, false);
  }
}
