/** The entries of the system menu while a level is played. */
import type { MenuAction } from "../../device/menu";
import type { Routes } from "../routes";

/**
 * What can be done with the level in hand; `end` ends a run against the clock, which has no hints.
 * @noSelf
 */
export interface LevelActions {
  readonly restart: () => void;
  readonly hint: () => void;
  readonly endRush: (() => void) | undefined;
}

/** Replaces the entries: without `acts`, as beneath a card or before the level, it can only be left, to go on later. */
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

/** A rush that has ended cannot go on: that is asked first, and the clock stands as long. */
export function confirmEndRush(ask: Routes["ask"], onConfirm: () => void): () => void {
  const text = "It ends here, with the levels that you have cleared. To go on with it later, leave it instead.";
  return () => {
    ask({ title: "End the rush?", text, yes: { label: "end it", onSelect: onConfirm } });
  };
}
