/** Leads the bot of a long run from any screen to the title, and from there to any row of any puzzle. */
import type { Button } from "../../simulator/host";
import { TITLE_ROWS, type TitleRow } from "../../tests/play/bot";
import { screenNow } from "../../tests/play/player";
import { puzzleIndexOf } from "../../tests/play/puzzles";
import { saveIn, titlePuzzleIdIn } from "../../tests/play/saves";
import { TEXTS } from "../../src/game/texts/index";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { fail, guard, step, tap, wait, type Session } from "./session";

const MOST_STEPS_BACK = 60;
const FRAMES_PER_STEP = 20;
/** For how many frames the bot holds Ⓑ, which leaves the editor. */
const FRAMES_OF_HOLD = 45;
/** The number of frames after which the title has opened, with the lamp over the puzzle's house. */
const FRAMES_OF_OPENING = 15;

/** Goes back with Ⓑ until the title is on the screen. Leaves a level through the system menu if Ⓑ does not help. */
export function goToTitle(session: Session): void {
  for (let steps = 0; ; steps++) {
    const screen = nameScreen(session);
    if (screen === "title") return;
    if (steps === MOST_STEPS_BACK) fail(session, `no way leads back to the title from the screen "${screen}"`);
    if (screen === "play" && steps % 3 === 2) chooseInMenu(session, TEXTS.menu.leave);
    else if (screen === "question" && steps % 2 === 1) tap(session, "a", FRAMES_PER_STEP);
    else if (screen === "editor" && steps % 3 > 0) hold(session, "b");
    else tap(session, "b", FRAMES_PER_STEP);
  }
}

function hold(session: Session, button: Button): void {
  for (let count = 0; count < FRAMES_OF_HOLD; count++) step(session, [button]);
  wait(session, FRAMES_PER_STEP);
}

/** Returns the name of the open screen, such as "campaign map". */
export function nameScreen(session: Session): string | undefined {
  let name: string | undefined;
  guard(session, () => {
    name = screenNow(session.player);
  });
  return name;
}

/** Opens a row of the title's menu for a puzzle. */
export function openTitleRow(session: Session, puzzleId: string, row: TitleRow): void {
  goToTitle(session);
  showOnTitle(session, puzzleId);
  const { titleRow } = readTitle(session);
  const steps = TITLE_ROWS.indexOf(row) - titleRow;
  for (let count = 0; count < Math.abs(steps); count++) tap(session, steps > 0 ? "down" : "up", 2);
  tap(session, "a", FRAMES_PER_STEP);
}

/** Turns the title to a puzzle. The title must be on the screen. Afterwards its cursor is on the row in the save. */
export function showOnTitle(session: Session, puzzleId: string): void {
  // One step there and one back put the saved cursor and the shown one on the same row.
  for (const button of ["right", "left"] as const) tap(session, button, FRAMES_OF_OPENING);
  const count = loadAllPuzzles().length;
  const steps = (puzzleIndexOf(puzzleId) - puzzleIndexOf(readTitle(session).puzzleId) + count) % count;
  for (let done = 0; done < steps; done++) tap(session, "right", FRAMES_OF_OPENING);
}

function readTitle(session: Session): { readonly puzzleId: string; readonly titleRow: number } {
  guard(session, () => {
    session.player.console.signal("deviceWillLock");
    session.player.console.signal("deviceDidUnlock");
  });
  const save = saveIn(session.folder.store);
  if (save === undefined) fail(session, "the game saved nothing when the console was locked");
  return { puzzleId: titlePuzzleIdIn(save), titleRow: save.titleRow };
}

/** Chooses an item of the system menu, if the menu has one with this title. */
export function chooseInMenu(session: Session, title: string): void {
  const { console } = session.player;
  guard(session, () => {
    const index = console.menuItems().findIndex((item) => item.title === title);
    console.signal("gameWillPause");
    if (index >= 0) console.chooseMenuItem(index);
    console.signal("gameWillResume");
  });
  step(session);
  wait(session, FRAMES_PER_STEP);
}
