/** `playdate.file`, as far as texts of the data folder are read line by line and programs of the game are loaded. */
import type { Host } from "../host";
import { bytecodeOf } from "../vm/bytecode";
import type { Lua } from "../vm/lua";
import { defineNamespace } from "../vm/namespaces";
import { defineKind, object, returnObject } from "../vm/objects";
import { given, number, reject, returnFailure, returnNil, returnText, text } from "../vm/values";
import { TEXT_FILE } from "./kinds";

const READ = 3;

/** Sets it up for the host's game and its data folder. */
export function defineFiles(L: Lua, { files, store, lua }: Pick<Host, "files" | "store" | "lua">): void {
  defineNamespace(L, "playdate.file", {
    kFileRead: READ,
    open: (L) => {
      const path = text(L, 1);
      if (given(L, 2) && number(L, 2) !== READ) reject(L, 2, "this simulator opens files for reading only");
      const content = store.read(path);
      if (content === undefined) return returnFailure(L, `${path}: No such file`);
      return returnObject(L, TEXT_FILE, { lines: linesOf(content), next: 0 });
    },
    load: (L) => {
      // What is NAME.pdz on a console is NAME.lua here.
      const path = `${text(L, 1).replace(/\.pdz$/, "")}.lua`;
      const source = files.get(path);
      if (source === undefined) return reject(L, 1, `the game has no ${path}`);
      L.undump(bytecodeOf(source, path, lua), path);
      return 1;
    },
  });
  defineKind(L, TEXT_FILE, {
    readline: (L) => {
      const file = object(L, 1, TEXT_FILE);
      if (file.next >= file.lines.length) return returnNil(L);
      file.next++;
      return returnText(L, file.lines[file.next - 1]);
    },
    close: (L) => {
      const file = object(L, 1, TEXT_FILE);
      file.next = file.lines.length;
      return 0;
    },
  });
}

/** The lines without their ends; none behind the last end. */
function linesOf(content: string): string[] {
  const lines = content.split(/\r?\n/);
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
