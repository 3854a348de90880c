/**
 * The items that the game adds to the console's system menu. There can be at most three.
 * @noSelf
 */
declare namespace playdate.menu {
  interface Menu {
    /**
     * Adds an item to the console's system menu. If the player selects the item, the menu closes and the system calls
     * `callback`, then `gameWillResume`. Returns nil and the reason if the menu is full.
     */
    addMenuItem(
      title: string,
      callback: (this: void) => void,
    ): LuaMultiReturn<[item: MenuItem<number> | undefined, error?: string]>;
    /**
     * Adds an item with a check mark to the system menu. When the menu closes, the system calls the callback with the
     * item's value.
     */
    addCheckmarkMenuItem(title: string): LuaMultiReturn<[item: MenuItem<boolean> | undefined, error?: string]>;
    addCheckmarkMenuItem(
      title: string,
      initialValue: boolean,
    ): LuaMultiReturn<[item: MenuItem<boolean> | undefined, error?: string]>;
    addCheckmarkMenuItem(
      title: string,
      initialValue: boolean,
      callback: (this: void, value: boolean) => void,
    ): LuaMultiReturn<[item: MenuItem<boolean> | undefined, error?: string]>;
    /**
     * Adds an item to the system menu that lets the player choose one of `options`. When the menu closes, the system
     * calls the callback with the chosen option.
     */
    addOptionsMenuItem(
      title: string,
      options: readonly string[],
    ): LuaMultiReturn<[item: MenuItem<string> | undefined, error?: string]>;
    addOptionsMenuItem(
      title: string,
      options: readonly string[],
      initialValue: string,
    ): LuaMultiReturn<[item: MenuItem<string> | undefined, error?: string]>;
    addOptionsMenuItem(
      title: string,
      options: readonly string[],
      initialValue: string,
      callback: (this: void, value: string) => void,
    ): LuaMultiReturn<[item: MenuItem<string> | undefined, error?: string]>;
    getMenuItems(): MenuItem<number | boolean | string>[];
    removeMenuItem(item: MenuItem<number> | MenuItem<boolean> | MenuItem<string>): void;
    removeAllMenuItems(): void;
  }

  interface MenuItem<Value> {
    getTitle(): string;
    setTitle(title: string): void;
    getValue(): Value;
    setValue(value: Value): void;
    setCallback(callback: (this: void, value: Value) => void): void;
  }
}
