/** The game's items in the system menu of the console. */
import { dropCommands, queueCommand } from "./commands";
import type { Picture } from "./screen";

/** An item of the system menu. */
export interface MenuAction {
  readonly title: string;
  readonly onSelect: (this: void) => void;
}

/**
 * Replaces the game's items in the system menu, which has room for three. The next frame runs the callback of a
 * selected item, unless the menu has been replaced by then.
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
 * Shows the left half of a picture beside the system menu; the game itself if it is undefined. The picture must have
 * the size of the screen.
 */
export function setMenuPicture(picture: Picture | undefined): void {
  playdate.setMenuImage(picture);
}
