import type { Picture } from "./screen";

/** An entry that does something when it is picked. */
export interface MenuAction {
  readonly title: string;
  readonly run: (this: void) => void;
}

/** An entry that is on or off. */
export interface MenuSwitch {
  readonly title: string;
  readonly isOn: boolean;
  readonly turn: (this: void, isOn: boolean) => void;
}

/** Replaces the game's entries of the system menu, which has room for three. */
export function setMenu(entries: readonly (MenuAction | MenuSwitch)[]): void {
  const menu = playdate.getSystemMenu();
  menu.removeAllMenuItems();
  for (const entry of entries) {
    if ("run" in entry) menu.addMenuItem(entry.title, entry.run);
    else menu.addCheckmarkMenuItem(entry.title, entry.isOn, entry.turn);
  }
}

/** Shows the left half of a picture of the screen's size beside the system menu; without one, the game itself. */
export function setMenuPicture(picture: Picture | undefined): void {
  playdate.setMenuImage(picture);
}
