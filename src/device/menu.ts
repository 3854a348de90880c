/**
 * Sets the items that the game adds to the console's system menu, and the picture beside the menu. Queues the choices
 * of the items that the player selects.
 */
import type { Picture } from "./screen";

export interface MenuEntry<Choice extends string = string> {
  readonly title: string;
  /**
   * The value that the open screen gets as `Input.menuChoice` in the frame after the player has selected this menu
   * item.
   */
  readonly choice: Choice;
}

const queuedChoices: string[] = [];

/**
 * Replaces the items that the game adds to the system menu, at most three. Drops the player's queued menu choices,
 * because they belong to the replaced items.
 */
export function setMenu(entries: readonly MenuEntry[]): void {
  const menu = playdate.getSystemMenu();
  menu.removeAllMenuItems();
  queuedChoices.splice(0, queuedChoices.length);
  for (const { title, choice } of entries) {
    menu.addMenuItem(title, () => {
      queuedChoices.push(choice);
    });
  }
}

/**
 * Returns the player's first queued choice from the system menu and removes it from the queue. Returns undefined if the
 * queue is empty.
 */
export function takeMenuChoice(): string | undefined {
  return queuedChoices.shift();
}

/** Returns whether a choice of the player from the system menu waits for the next frame. */
export function hasMenuChoice(): boolean {
  return queuedChoices.length > 0;
}

/**
 * Shows the left half of a picture beside the system menu. The picture must have the size of the screen. Without a
 * picture, the screen of the game stays visible.
 */
export function setMenuPicture(picture: Picture | undefined): void {
  playdate.setMenuImage(picture);
}
