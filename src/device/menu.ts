/** Sets the items that the game adds to the system menu of the console, and the picture beside the menu. */
import { dropCommands, queueCommand } from "./commands";
import type { Picture } from "./screen";

export interface MenuAction {
  readonly title: string;
  readonly onSelect: (this: void) => void;
}

/**
 * Replaces the items that the game adds to the system menu, at most three. If the player selects an item, the next
 * frame calls the function of the item, unless the items have been replaced before.
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
 * Shows the left half of a picture beside the system menu. The picture must have the size of the screen. Without a
 * picture, the screen of the game stays visible.
 */
export function setMenuPicture(picture: Picture | undefined): void {
  playdate.setMenuImage(picture);
}
