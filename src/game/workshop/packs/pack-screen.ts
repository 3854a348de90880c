/**
 * The screen with the levels of a friend's pack (levels shared by one link). Each level can be played, and all can be
 * saved among the player's own levels.
 */
import type { Input } from "../../../device/input";
import { PUZZLES } from "../../../puzzles/index";
import { requestScreen, type LevelPack } from "../../destination";
import { addOwnLevel, openOwnLevels } from "../../save/own-levels";
import { screenOf, type Screen, type ScreenKind } from "../../screen";
import { listShown } from "../../shown-values";
import { playConfirmSound, playGoBackSound, playRefusalSound } from "../../sounds";
import { CRANK_DEGREES_PER_ROW, createList, glideList, showList, type List } from "../../widgets/list";
import { steerListWithSound } from "../../widgets/list-with-sound";
/** The import below is loaded from taps.lua on first use. @lazy taps */
import { buttonsOfListTap } from "../../taps/tap-menus";
import { TEXTS } from "../texts/index";
import { drawPackPage, packRowAt, ROWS_IN_SIGHT, type PackRow } from "./pack-view";

interface PackScreen {
  /**
   * The index, in the list of all puzzles, of the puzzle that the title screen shows. The code of this puzzle stays
   * loaded, because the game plays the puzzle's sounds.
   */
  readonly titleIndex: number;
  readonly pack: LevelPack;
  /** The rows of the screen: one for each level of the pack, and a row that saves all levels. */
  readonly rows: readonly PackRow[];
  readonly list: List;
  /** The message about the result after the player has saved all levels of the pack; empty if there is no message. */
  notice: string;
}

const PACK_SCREEN: ScreenKind<PackScreen> = {
  name: "pack",
  update: updatePack,
  shown: ({ list, notice }, shown) => {
    showList(shown, list);
    listShown(shown, notice);
  },
  draw: drawPack,
  focus: ({ pack, rows, list, notice }) => [
    pack.name,
    rows[list.chosen].label,
    notice === "" ? helpOf(pack, list) : notice,
  ],
  buttonsOfTap: ({ list }, tap) => buttonsOfListTap(list.chosen, packRowAt(list, tap.y), tap),
  crankStepDegrees: CRANK_DEGREES_PER_ROW,
};

/**
 * Creates the screen with the levels of a pack, with the cursor on the level at `levelIndex`. `titleIndex` is the index
 * of the puzzle of the title screen.
 */
export function createPackScreen(titleIndex: number, pack: LevelPack, levelIndex: number): Screen {
  const rows = pack.levels.map(({ puzzleIndex }, index): PackRow => ({
    label: `${index + 1}  ${PUZZLES[puzzleIndex].name}`,
    box: "none",
  }));
  rows.push({ label: TEXTS.pack.saveAll, box: "none" });
  const list = createList(rows.length, ROWS_IN_SIGHT, levelIndex);
  return screenOf(PACK_SCREEN, { titleIndex, pack, rows, list, notice: "" });
}

function updatePack(screen: PackScreen, input: Input, elapsedMs: number): void {
  const { pack, list } = screen;
  if (input.isBPressed) {
    playGoBackSound();
    requestScreen({ kind: "title" });
  } else if (input.isAPressed && list.chosen === pack.levels.length) saveAll(screen);
  else if (input.isAPressed) {
    playConfirmSound();
    requestScreen({ kind: "pack-level", pack, levelIndex: list.chosen });
  } else {
    if (steerListWithSound(list, input) !== "none") screen.notice = "";
    glideList(list, elapsedMs);
  }
}

function saveAll(screen: PackScreen): void {
  let left = 0;
  for (const { puzzleIndex, map } of screen.pack.levels) {
    if (addOwnLevel(openOwnLevels(PUZZLES[puzzleIndex].id), map) === undefined) left++;
  }
  if (left === 0) playConfirmSound();
  else playRefusalSound();
  screen.notice = left === 0 ? TEXTS.pack.saved : TEXTS.pack.noSpace(left);
}

function helpOf({ levels }: LevelPack, { chosen }: List): string {
  return chosen < levels.length ? TEXTS.pack.playHelp : TEXTS.pack.saveAllHelp;
}

function drawPack({ titleIndex, pack, rows, list, notice }: PackScreen): void {
  const { name, levels } = pack;
  const isLevel = list.chosen < levels.length;
  const { puzzleIndex, map } = levels[Math.min(list.chosen, levels.length - 1)];
  const note = TEXTS.pack.levelCount(levels.length);
  const page = { heading: name, rows, note, help: notice === "" ? helpOf(pack, list) : notice };
  drawPackPage({ ...page, titleIndex, puzzleIndex, map: isLevel || notice !== "" ? map : undefined }, list);
}
