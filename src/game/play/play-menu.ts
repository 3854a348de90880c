/** The entries of the system menu while a level is played. */
import type { MenuAction } from "../../device/menu";
import type { Routes } from "../routes";

/**
 * What can be done with the level in hand; `end` ends a run against the clock, which has no hints.
 * @noSelf
 */
export interface LevelActs {
  readonly restart: () => void;
  readonly hint: () => void;
  readonly end: (() => void) | undefined;
}

/** Replaces the entries: without `acts`, as beneath a card or before the level, it can only be left, to go on later. */
export function fillMenu(menu: MenuAction[], acts: LevelActs | undefined, back: () => void): void {
  while (menu.length > 0) menu.pop();
  if (acts !== undefined) menu.push(...actions(acts));
  menu.push({ title: "leave", run: back });
}

function actions({ restart, hint, end }: LevelActs): readonly MenuAction[] {
  return [
    { title: "restart level", run: restart },
    end === undefined ? { title: "hint", run: hint } : { title: "end the rush", run: end },
  ];
}

/** A rush that has ended cannot go on: that is asked first, and the clock stands as long. */
export function askToEnd(ask: Routes["ask"], run: () => void): () => void {
  const text = "It ends here, with the levels that you have cleared. To go on with it later, leave it instead.";
  return () => {
    ask({ title: "End the rush?", text, yes: { label: "end it", run } });
  };
}
