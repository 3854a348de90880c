// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace playdate {
  /** The console's system menu. A game can add up to three items. */
  class menu {
    private constructor();
    /**
     * Adds an item with a check mark to the system menu. When the menu closes, the system calls the callback with
     * the item's value.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-menu.addCheckmarkMenuItem)
     */
    addCheckmarkMenuItem(
      title: string,
      initialValue?: boolean,
      callback?: (this: void, value: boolean) => void,
    ): LuaMultiReturn<[item: playdate.menu.item<boolean> | undefined, error?: string]>;
    /**
     * Adds an item with a check mark to the system menu. When the menu closes, the system calls the callback with
     * the item's value.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-menu.addCheckmarkMenuItem)
     */
    addCheckmarkMenuItem(
      title: string,
      callback: (this: void, value: boolean) => void,
    ): LuaMultiReturn<[item: playdate.menu.item<boolean> | undefined, error?: string]>;

    /**
     * Adds an item to the console's system menu. If the player selects the item, the menu closes and the system
     * calls `callback`, then `gameWillResume`. Returns nil and the reason if the menu is full.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-menu.addMenuItem)
     */
    addMenuItem(
      title: string,
      callback: (this: void) => void,
    ): LuaMultiReturn<[item: playdate.menu.item<number> | undefined, error?: string]>;

    /**
     * Adds an item to the system menu that lets the player choose one of `options`. When the menu closes, the system
     * calls the callback with the chosen option.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-menu.addOptionsMenuItem)
     */
    addOptionsMenuItem(
      title: string,
      options: readonly string[],
      initialValue?: string,
      callback?: (this: void, value: string) => void,
    ): LuaMultiReturn<[item: playdate.menu.item<string> | undefined, error?: string]>;
    /**
     * Adds an item to the system menu that lets the player choose one of `options`. When the menu closes, the system
     * calls the callback with the chosen option.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-menu.addOptionsMenuItem)
     */
    addOptionsMenuItem(
      title: string,
      options: readonly string[],
      callback: (this: void, value: string) => void,
    ): LuaMultiReturn<[item: playdate.menu.item<string> | undefined, error?: string]>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-menu.getMenuItems) */
    getMenuItems(): playdate.menu.item<number | boolean | string>[];

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-menu.removeAllMenuItems) */
    removeAllMenuItems(): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-menu.removeMenuItem) */
    removeMenuItem(item: playdate.menu.item<number> | playdate.menu.item<boolean> | playdate.menu.item<string>): void;
  }
}

/** @noSelf */
declare namespace playdate.menu {
  class item<Value extends number | boolean | string> {
    private constructor();
    title: string;

    value: Value;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-menu.item.getTitle) */
    getTitle(): string;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-menu.item.getValue) */
    getValue(): Value;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-menu.item.setCallback) */
    setCallback(callback: (this: void, value: Value) => void): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-menu.item.setTitle) */
    setTitle(newTitle: string): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-menu.item.setValue) */
    setValue(value: Value): void;
  }
}

/** @noSelf */
declare namespace playdate.menu {
  type Menu = menu;
}

/** @noSelf */
declare namespace playdate.menu {
  type MenuItem<Value extends number | boolean | string> = item<Value>;
}
