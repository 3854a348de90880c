/** Defines the Lua functions for what a game adds to the Playdate's system menu: up to three items and a picture. */
import { copyBitmap, type Bitmap } from "../graphics/bitmap";
import type { MenuItem } from "../host";
import type { Machine } from "../vm/machine";
import type { Lua, LuaFunction } from "../vm/lua";
import type { Members } from "../vm/namespaces";
import { defineObjectType, readObject, returnObject, type ObjectType } from "../vm/objects";
import {
  readBoolean,
  isGiven,
  isNil,
  readPixels,
  reject,
  returnFailure,
  returnText,
  readText,
  readTextList,
} from "../vm/values";
import { IMAGE } from "./kinds";

const MAX_ITEMS = 3;

interface Item {
  readonly kind: MenuItem["kind"];
  title: string;
  checked: boolean;
  readonly options: readonly string[];
  /** The index of the option that is chosen in this menu item, counted from 0. */
  selected: number;
  /** The number under which the Lua registry keeps the function to call when the player chooses this menu item. */
  callback: number | undefined;
}

const MENU: ObjectType<Item[]> = { name: "playdate.menu" };
const ITEM: ObjectType<Item> = { name: "playdate.menu.item" };

interface Menu {
  readonly items: Item[];
  picture: Bitmap | undefined;
}

export function defineMenu(L: Lua): Menu {
  defineObjectType(L, MENU, menuMethods());
  defineObjectType(L, ITEM, itemMethods());
  return { items: [], picture: undefined };
}

export function createMenuMembers(menu: Menu): Members {
  return {
    getSystemMenu: (L) => returnObject(L, MENU, menu.items),
    setMenuImage: (L) => {
      menu.picture = isNil(L, 1) ? undefined : copyBitmap(readObject(L, 1, IMAGE));
      return 0;
    },
  };
}

/** Returns the items that the game has added to the system menu, for the web page and the headless runner. */
export function listItems(menu: Menu): MenuItem[] {
  return menu.items.map((item) => {
    if (item.kind === "action") return { kind: "action", title: item.title };
    if (item.kind === "checkmark") return { kind: "checkmark", title: item.title, checked: item.checked };
    return { kind: "options", title: item.title, options: item.options, selected: item.selected };
  });
}

/**
 * Chooses menu item `index`, with the option `option` if the item has several options. Returns how many instructions
 * the item's callback executed. Throws `RangeError` if the item or the option does not exist.
 */
export function chooseItem(menu: Menu, machine: Machine, index: number, option?: number): number {
  const item = menu.items[index];
  if (item === undefined) throw new RangeError(`the menu has ${menu.items.length} items, there is no item ${index}`);
  if (item.kind === "checkmark") item.checked = !item.checked;
  if (item.kind === "options") item.selected = optionOf(item, option);
  const { callback } = item;
  if (callback === undefined) return 0;
  return machine.call((L) => {
    L.pushRef(callback);
    return item.kind === "action" ? 0 : returnValue(L, item);
  });
}

function optionOf(item: Item, option: number | undefined): number {
  if (option !== undefined && item.options[option] !== undefined) return option;
  throw new RangeError(`"${item.title}" has ${item.options.length} options, there is no option ${option}`);
}

function menuMethods(): Record<string, LuaFunction> {
  return {
    addMenuItem: (L) => addItem(L, { kind: "action", callback: callbackAt(L, 3) }),
    addCheckmarkMenuItem: (L) => {
      const checked = isGiven(L, 3) && readBoolean(L, 3);
      return addItem(L, { kind: "checkmark", checked, callback: callbackAt(L, 4) });
    },
    addOptionsMenuItem: (L) => {
      const options = readTextList(L, 3);
      const selected = isGiven(L, 4) ? options.indexOf(readText(L, 4)) : 0;
      if (selected < 0) reject(L, 4, "one of the options expected");
      return addItem(L, { kind: "options", options, selected, callback: callbackAt(L, 5) });
    },
    getMenuItems: (L) => {
      const items = readObject(L, 1, MENU);
      L.newTable();
      items.forEach((item, i) => {
        returnObject(L, ITEM, item);
        L.rawSetAt(-2, i + 1);
      });
      return 1;
    },
    removeMenuItem: (L) => {
      const items = readObject(L, 1, MENU);
      const index = items.indexOf(readObject(L, 2, ITEM));
      if (index >= 0) items.splice(index, 1);
      return 0;
    },
    removeAllMenuItems: (L) => {
      readObject(L, 1, MENU).length = 0;
      return 0;
    },
  };
}

function addItem(L: Lua, fields: Pick<Item, "kind" | "callback"> & Partial<Item>): number {
  const items = readObject(L, 1, MENU);
  const title = readText(L, 2);
  if (items.length === MAX_ITEMS) {
    return returnFailure(L, `the system menu has room for ${MAX_ITEMS} items, "${title}" would be one more`);
  }
  const item: Item = { checked: false, options: [], selected: 0, ...fields, title };
  items.push(item);
  return returnObject(L, ITEM, item);
}

function itemMethods(): Record<string, LuaFunction> {
  return {
    getTitle: (L) => returnText(L, readObject(L, 1, ITEM).title),
    setTitle: (L) => {
      readObject(L, 1, ITEM).title = readText(L, 2);
      return 0;
    },
    getValue: (L) => returnValue(L, readObject(L, 1, ITEM)),
    setValue: (L) => {
      setValue(L, readObject(L, 1, ITEM));
      return 0;
    },
    setCallback: (L) => {
      readObject(L, 1, ITEM).callback = callbackAt(L, 2);
      return 0;
    },
  };
}

function returnValue(L: Lua, item: Item): number {
  if (item.kind === "action") L.pushNumber(item.selected);
  else if (item.kind === "checkmark") L.pushBoolean(item.checked);
  else L.pushText(item.options[item.selected]);
  return 1;
}

function setValue(L: Lua, item: Item): void {
  if (item.kind === "checkmark") item.checked = readBoolean(L, 2);
  else if (item.kind === "action") item.selected = readPixels(L, 2);
  else {
    const selected = item.options.indexOf(readText(L, 2));
    if (selected < 0) reject(L, 2, "one of the options expected");
    item.selected = selected;
  }
}

function callbackAt(L: Lua, index: number): number | undefined {
  if (!isGiven(L, index)) return undefined;
  L.checkType(index, "function");
  L.pushValue(index);
  return L.createRef();
}
