/** The entries that the game adds to the console's system menu while a level is played. */
import type { MenuAction } from "../../device/menu";
import type { Routes } from "../routes";

/**
 * The actions of the system menu on the level being played. `endRush` ends the timed mode (rush); it is undefined in
 * other modes. The timed mode has no hints, so its menu shows `endRush` instead of `hint`.
 * @noSelf
 */
export interface LevelActions {
  readonly restart: () => void;
  readonly hint: () => void;
  readonly endRush: (() => void) | undefined;
}

/**
 * Replaces the game's entries in the system menu. Without `levelActions`, when no level can be played, the menu has
 * only "leave".
 */
export function fillMenu(menu: MenuAction[], levelActions: LevelActions | undefined, back: () => void): void {
  while (menu.length > 0) menu.pop();
  if (levelActions !== undefined) menu.push(...levelMenuItems(levelActions));
  menu.push({ title: "leave", onSelect: back });
}

function levelMenuItems({ restart, hint, endRush }: LevelActions): readonly MenuAction[] {
  return [
    { title: "restart level", onSelect: restart },
    endRush === undefined ? { title: "hint", onSelect: hint } : { title: "end the rush", onSelect: endRush },
  ];
}

/**
 * Returns a menu action that asks the player before the timed mode (rush) ends for good. The clock stands still during
 * the question.
 */
export function confirmEndRush(ask: Routes["ask"], onConfirm: () => void): () => void {
  const text = "It ends here, with the levels that you have cleared. To go on with it later, leave it instead.";
  return () => {
    ask({ title: "End the rush?", text, yes: { label: "end it", onSelect: onConfirm } });
  };
}
