/** The screen where the player chooses own levels of all puzzles for a pack, names the pack, and shares it. */
import { readFrameMs } from "../../../device/clock";
import type { Input } from "../../../device/input";
import { isFault, type Fault } from "../../../kernel/fault";
import { cancelTask, runTask, startTask, type TaskHandle } from "../../../kernel/task-handle";
import { drawCode, drawSharedCode } from "../../codes/code-view";
import { reportLink } from "../../codes/report-link";
import { requestScreen } from "../../destination";
import { screenOf, type Screen, type ScreenKind } from "../../screen";
import { listShown } from "../../shown-values";
import { playConfirmSound, playGoBackSound, playRefusalSound } from "../../sounds";
import { CRANK_DEGREES_PER_ROW, createList, glideList, showList, type List } from "../../widgets/list";
import { steerListWithSound } from "../../widgets/list-with-sound";
/** The import below is loaded from taps.lua on first use. @lazy taps */
import { buttonsOfCodeTap } from "../../taps/tap-dials";
/** The import below is loaded from taps.lua on first use. @lazy taps */
import { buttonsOfListTap } from "../../taps/tap-menus";
import { TEXTS } from "../texts/index";
import { indexInPack, listOwnLevels, packDraft, refreshPackDraft, type OwnLevel } from "./pack-draft";
import { MAX_PACK_LEVELS } from "./pack-limits";
import { drawPackPage, packRowAt, ROWS_IN_SIGHT, type PackRow } from "./pack-view";
import { nameOwnLevel, sharePack, type SharedPack } from "./share-pack";

const TASK_UNTIL_MS = 10;
const NAME_ROW = 0;
/** The index of the first row of the screen's list that shows a level. The row before this one shares the pack. */
const FIRST_LEVEL_ROW = 2;

interface PackMaker {
  /**
   * The index, in the list of all puzzles, of the puzzle that the title screen shows. The scenery of this puzzle is
   * drawn while no level is selected.
   */
  readonly titleIndex: number;
  /**
   * The own levels of all puzzles. The rows of the list on the screen are the name of the pack, "share", and these
   * levels.
   */
  readonly ownLevels: readonly OwnLevel[];
  readonly list: List;
  notice: string;
  /** The task that computes the link of the pack; undefined while the list of levels is shown. */
  sharing: TaskHandle<SharedPack | Fault> | undefined;
  isReported: boolean;
}

const PACK_MAKER: ScreenKind<PackMaker> = {
  name: "pack maker",
  update: updateMaker,
  shown: ({ list, notice, sharing }, shown) => {
    showList(shown, list);
    listShown(shown, notice);
    listShown(shown, packDraft.levels.length);
    listShown(shown, sharing?.isDone);
  },
  draw: drawMaker,
  runTasks: ({ sharing }) => {
    if (sharing !== undefined) runTask(sharing, readFrameMs, TASK_UNTIL_MS);
  },
  drop: endSharing,
  focus: describeMaker,
  buttonsOfTap: ({ list, sharing }, tap) =>
    sharing === undefined ? buttonsOfListTap(list.chosen, packRowAt(list, tap.y), tap) : buttonsOfCodeTap(false, tap),
  crankStepDegrees: CRANK_DEGREES_PER_ROW,
};

/**
 * Creates the screen where the player makes a pack. `titleIndex` is the index of the puzzle of the title screen. A pack
 * without a name gets the name of the player.
 */
export function createPackMakerScreen(titleIndex: number, playerName: string): Screen {
  const ownLevels = listOwnLevels();
  refreshPackDraft(ownLevels, playerName);
  const rowCount = FIRST_LEVEL_ROW + ownLevels.length;
  const list = createList(rowCount, ROWS_IN_SIGHT, Math.min(FIRST_LEVEL_ROW, rowCount - 1));
  return screenOf(PACK_MAKER, { titleIndex, ownLevels, list, notice: "", sharing: undefined, isReported: false });
}

function updateMaker(maker: PackMaker, input: Input, elapsedMs: number): void {
  const { list, sharing } = maker;
  if (sharing !== undefined) updateSharing(maker, sharing, input);
  else if (input.isBPressed) {
    playGoBackSound();
    requestScreen({ kind: "workshop", levelIndex: 0 });
  } else if (input.isAPressed) chooseRow(maker);
  else {
    if (steerListWithSound(list, input) !== "none") maker.notice = "";
    glideList(list, elapsedMs);
  }
}

function chooseRow(maker: PackMaker): void {
  const { list, ownLevels } = maker;
  if (list.chosen === NAME_ROW) {
    playConfirmSound();
    requestScreen({ kind: "pack-name", named: packDraft });
  } else if (list.chosen >= FIRST_LEVEL_ROW) toggleLevel(maker, ownLevels[list.chosen - FIRST_LEVEL_ROW]);
  else if (packDraft.levels.length === 0) refuse(maker, TEXTS.pack.empty);
  else {
    playConfirmSound();
    maker.sharing = startTask(sharePack(packDraft.name, packDraft.levels, maker.titleIndex));
  }
}

function toggleLevel(maker: PackMaker, level: OwnLevel): void {
  const index = indexInPack(level);
  if (index < 0 && packDraft.levels.length >= MAX_PACK_LEVELS) {
    refuse(maker, TEXTS.pack.full(MAX_PACK_LEVELS));
    return;
  }
  playConfirmSound();
  maker.notice = "";
  if (index < 0) packDraft.levels.push(level);
  else packDraft.levels.splice(index, 1);
}

function refuse(maker: PackMaker, notice: string): void {
  playRefusalSound();
  maker.notice = notice;
}

function updateSharing(maker: PackMaker, { result }: TaskHandle<SharedPack | Fault>, input: Input): void {
  if (input.isBPressed) {
    playGoBackSound();
    endSharing(maker);
  } else if (!maker.isReported && result !== undefined && !isFault(result)) {
    maker.isReported = true;
    reportLink(result.link);
  }
}

function endSharing(maker: PackMaker): void {
  if (maker.sharing !== undefined) cancelTask(maker.sharing);
  if (maker.isReported) reportLink(undefined);
  maker.sharing = undefined;
  maker.isReported = false;
}

function drawMaker(maker: PackMaker): void {
  const { titleIndex, ownLevels, list, sharing } = maker;
  if (sharing !== undefined) {
    drawSharing(sharing.result);
    return;
  }
  const level = chosenLevel(maker);
  const note = TEXTS.pack.levelCount(packDraft.levels.length);
  const page = { heading: TEXTS.pack.heading, rows: listRows(ownLevels), note, help: helpOf(maker, level) };
  drawPackPage({ ...page, titleIndex, puzzleIndex: level?.puzzleIndex ?? titleIndex, map: level?.map }, list);
}

function listRows(ownLevels: readonly OwnLevel[]): readonly PackRow[] {
  const rows: PackRow[] = [
    { label: TEXTS.pack.name.label(packDraft.name), box: "none" },
    { label: TEXTS.pack.share(packDraft.levels.length), box: "none" },
  ];
  for (const level of ownLevels)
    rows.push({ label: nameOwnLevel(level), box: indexInPack(level) < 0 ? "empty" : "filled" });
  return rows;
}

function chosenLevel({ list, ownLevels }: PackMaker): OwnLevel | undefined {
  return list.chosen < FIRST_LEVEL_ROW ? undefined : ownLevels[list.chosen - FIRST_LEVEL_ROW];
}

function describeMaker(maker: PackMaker): readonly string[] {
  const { sharing, ownLevels, list } = maker;
  if (sharing === undefined)
    return [TEXTS.pack.heading, listRows(ownLevels)[list.chosen].label, helpOf(maker, chosenLevel(maker))];
  const { result } = sharing;
  if (result === undefined) return [packDraft.name];
  return [packDraft.name, isFault(result) ? result.fault : TEXTS.pack.levelCount(packDraft.levels.length)];
}

function helpOf({ list, notice }: PackMaker, level: OwnLevel | undefined): string {
  if (notice !== "") return notice;
  if (list.chosen === NAME_ROW) return TEXTS.pack.name.help;
  if (level === undefined) return TEXTS.pack.shareHelp;
  return indexInPack(level) < 0 ? TEXTS.pack.take(packDraft.levels.length, MAX_PACK_LEVELS) : TEXTS.pack.leaveOut;
}

function drawSharing(result: SharedPack | Fault | undefined): void {
  if (result === undefined) drawCode(packDraft.name, "", "…");
  else if (isFault(result)) drawCode(packDraft.name, "", result.fault);
  else if (result.qr === undefined) drawCode(packDraft.name, "", TEXTS.pack.noQr);
  else drawSharedCode(packDraft.name, { code: TEXTS.pack.levelCount(packDraft.levels.length), qr: result.qr });
}
