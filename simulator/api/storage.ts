/**
 * Defines two Lua tables: `playdate.datastore`, which saves data in files, and `json`, which converts data to text and
 * back.
 */
import type { Store } from "../host";
import { encodeJson, pushJson } from "../vm/json";
import type { Lua } from "../vm/lua";
import { defineNamespace } from "../vm/namespaces";
import { readBoolean, isGiven, returnBoolean, returnFailure, returnNil, returnText, readText } from "../vm/values";

const DEFAULT_NAME = "data";

/** Defines the Lua tables `playdate.datastore` and `json`. The saved files are kept in `store`. */
export function defineStorage(L: Lua, store: Store): void {
  defineNamespace(L, "playdate.datastore", {
    write: (L) => {
      L.checkType(1, "table");
      store.write(fileAt(L, 2), encodeJson(L, 1, isGiven(L, 3) && readBoolean(L, 3)));
      return 0;
    },
    read: (L) => {
      const content = store.read(fileAt(L, 1));
      return content !== undefined && pushJson(L, content) ? 1 : returnNil(L);
    },
    delete: (L) => {
      const file = fileAt(L, 1);
      const isThere = store.read(file) !== undefined;
      store.remove(file);
      return returnBoolean(L, isThere);
    },
  });
  defineNamespace(L, "json", {
    encode: (L) => encode(L, false),
    encodePretty: (L) => encode(L, true),
    decode: (L) => (pushJson(L, readText(L, 1)) ? 1 : returnFailure(L, "the text is not JSON")),
  });
}

function encode(L: Lua, isPretty: boolean): number {
  L.checkType(1, "table");
  return returnText(L, encodeJson(L, 1, isPretty));
}

function fileAt(L: Lua, index: number): string {
  return `${isGiven(L, index) ? readText(L, index) : DEFAULT_NAME}.json`;
}
