/** Plays at random: buttons, crank, touches, and the system menu, from a random row of the title on. */
import type { Button } from "../../simulator/host";
import { TITLE_ROWS } from "../../tests/play/bot";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { drawOne, type Dice } from "./dice";
import { expectForeignMoves } from "./level-watch";
import { openTitleRow } from "./navigate";
import { guard, step, type Session } from "./session";

const BUTTONS: readonly Button[] = ["left", "right", "up", "down", "a", "b"];

/** Opens a random row of the title for a random puzzle, and then gives random input for `frames` frames. */
export function playAtRandom(session: Session, frames: number): void {
  const { dice } = session;
  openTitleRow(session, drawOne(dice, loadAllPuzzles()).id, drawOne(dice, TITLE_ROWS));
  const held = new Set<Button>();
  const isHasty = dice(2) === 0;
  for (let count = 0; count < frames; count++) {
    if (dice(200) === 0) chooseAnyMenuItem(session);
    if (isHasty || dice(8) === 0) changeHeld(held, dice);
    if (held.has("a")) expectForeignMoves(session.levels);
    step(session, [...held], drawCrankDegrees(dice));
    if (!isHasty) held.clear();
  }
}

function changeHeld(held: Set<Button>, dice: Dice): void {
  const button = drawOne(dice, BUTTONS);
  if (dice(3) === 0) held.add(button);
  if (dice(2) === 0) held.delete(button);
  if (dice(10) === 0) held.clear();
}

function drawCrankDegrees(dice: Dice): number {
  if (dice(40) === 0) return dice(400) - 200;
  return dice(10) === 0 ? dice(30) - 15 : 0;
}

function chooseAnyMenuItem(session: Session): void {
  const { dice, player } = session;
  guard(session, () => {
    player.console.signal("gameWillPause");
    const items = player.console.menuItems().length;
    if (items > 0 && dice(2) === 0) player.console.chooseMenuItem(dice(items));
    player.console.signal("gameWillResume");
  });
}
