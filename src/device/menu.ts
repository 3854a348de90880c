import { dropCommands, queueCommand } from "./commands";
import type { Picture } from "./screen";

/** An entry that does something when it is picked. */
export interface MenuAction {
  readonly title: string;
  readonly onSelect: (this: void) => void;
}

/**
 * Replaces the game's entries of the system menu, which has room for three. The next frame runs an entry that was picked,
 * unless it shows another menu by then.
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

/** Shows the left half of a picture of the screen's size beside the system menu; without one, the game itself. */
export function setMenuPicture(picture: Picture | undefined): void {
  playdate.setMenuImage(picture);
}
