/** The items that the game adds to the system menu of the console. */
import { dropCommands, queueCommand } from "./commands";
import type { Picture } from "./screen";

/** An item of the system menu: its title and the function that runs when the player selects it. */
export interface MenuAction {
  readonly title: string;
  readonly onSelect: (this: void) => void;
}

/**
 * Replaces the items that the game adds to the system menu, which has room for three. If the player selects an item,
 * the next frame calls its function, unless the items have been replaced before that frame.
 */
export function setMenu(entries: readonly MenuAction[]): void {
  const menu = playdate.getSystemMenu();
  menu.removeAllMenuItems();
  dropCommands();
  for (const { title, onSelect } of entries) {
    menu.addMenuItem(title, () => {
      queueCommand(onSelect);
    });
  }
}

/**
 * Shows the left half of a picture beside the system menu. The picture must have the size of the screen. If it is
 * undefined, the screen of the game stays visible.
 */
export function setMenuPicture(picture: Picture | undefined): void {
  playdate.setMenuImage(picture);
}
