/**
 * The game's part of the system menu: at most three items.
 * @noSelf
 */
declare namespace playdate.menu {
  interface Menu {
    /**
     * Adds an item that closes the menu and calls the callback before `gameWillResume`.
     * Returns nil and the reason if the menu is full.
     */
    addMenuItem(
      title: string,
      callback: (this: void) => void,
    ): LuaMultiReturn<[item: MenuItem<number> | undefined, error?: string]>;
    /** Adds an item that is on or off. The callback receives its value when the menu closes. */
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
    /** Adds an item that offers `options`. The callback receives the chosen one when the menu closes. */
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
