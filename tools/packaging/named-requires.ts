/** Changes translated files so that their Lua requires other modules by name instead of by path. */
import { relative, sep } from "node:path";
import type ts from "typescript";
import * as lua from "typescript-to-lua";
import { findImportedFile } from "./imported-files";
import { findRequiredModule, rewriteTrees } from "./lua-tree";
import { ToolError } from "./tool-error";
import type { LuaFile } from "./translate";

/** A translated file in which each `require` names a module instead of a path relative to the file. */
export interface NamedFile extends LuaFile {
  /** The name of the module, such as `kernel.board` for `src/kernel/board.ts`. */
  readonly name: string;
}

/** Returns the name of the module in a file, such as `kernel.board` for `src/kernel/board.ts`. */
export function moduleName(program: ts.Program, path: string): string {
  const inside = relative(lua.getSourceDir(program), path).split(sep);
  return inside.join(".").replace(/\.ts$/, "");
}

/**
 * For each translated Lua file, the file that `nameRequires` made from it in an earlier compilation, with names of
 * modules in each `require`. The made file is used again, because most files do not change between two compilations.
 */
const named = new WeakMap<LuaFile, NamedFile>();

/** Returns files in which each `require` names a module instead of a path relative to the file. */
export function nameRequires(program: ts.Program, files: readonly LuaFile[]): NamedFile[] {
  return files.map((file) => {
    const result = named.get(file) ?? namedRequires(program, file);
    named.set(file, result);
    return result;
  });
}

function namedRequires(program: ts.Program, file: LuaFile): NamedFile {
  const name = moduleName(program, file.path);
  const nameOf = (path: string): string => {
    const found = findImportedFile(program, file.path, path);
    if (found === undefined) throw new ToolError(1, `${name} imports ${path}, which is no file of the game`);
    return moduleName(program, found.fileName);
  };
  const statements = rewriteTrees(file.statements, (node) => {
    const path = findRequiredModule(node);
    if (path === undefined || !lua.isCallExpression(node)) return undefined;
    return { ...node, params: [lua.createStringLiteral(nameOf(path))] } as lua.CallExpression;
  });
  return { ...file, name, statements };
}
