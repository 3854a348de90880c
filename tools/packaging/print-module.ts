/** Prints the Lua code of one module, with the names that stand for its exports and imports in the linked files. */
import * as lua from "typescript-to-lua";
import { useCachedBuiltins, type CachedBuiltins } from "./cache-builtins";
import { EXPORTS } from "./exports-table";
import type { LuaLine, PrintStatements } from "./lua-lines";
import { withPositionOf, fieldName, rewriteTrees } from "./lua-tree";
import { exportId, tableIndex, type NameScopes } from "./name-scopes";
import { listExportedNames, lazyImport, type Module } from "./parse-modules";
import { createLastResultCache } from "./stored-results";

/** The names that the code of one module uses in the linked files. */
export interface CodeNames {
  readonly localNames: ReadonlySet<string>;
  readonly scopes: NameScopes;
  readonly cached: CachedBuiltins;
}

const NAMES = lua.createIdentifier("____names");

/**
 * The lines that the last compilation printed for each module. These lines are used again, because most modules do not
 * change between two compilations.
 */
const printed = createLastResultCache<Module, readonly LuaLine[]>();

/** Returns the lines of a module's code. The code is printed again only if the code or its names have changed. */
export function printModule(module: Module, names: CodeNames, print: PrintStatements): readonly LuaLine[] {
  return printed(module, keyOf(module, names), () =>
    print(module.path, useCachedBuiltins(linkNames(module, names), names.cached)),
  );
}

function keyOf(module: Module, { localNames, scopes, cached }: CodeNames): string {
  const exported = listExportedNames(module).map((name) => ({ exporter: module.name, exportedName: name }));
  const indexes = [...exported, ...module.lazyImports].map(({ exporter, exportedName }) =>
    scopes.tableIndexes.get(exportId(exporter, exportedName)),
  );
  return [[...localNames].join(), indexes.join(), [...cached.keys()].join()].join("\n");
}

/**
 * Returns the code of a module with its exports renamed. Each `____exports.name` becomes a local variable, or a field
 * of the table through which modules read one another's names. Names of a module that is loaded on first use are always
 * fields of this table.
 */
function linkNames({ name: module, statements }: Module, { localNames, scopes }: CodeNames): readonly lua.Statement[] {
  return rewriteTrees(statements, (node) => {
    const exported = fieldName(node, EXPORTS);
    if (exported !== undefined)
      return withPositionOf(
        localNames.has(exported) ? lua.createIdentifier(exported) : readTable(NAMES, module, exported, scopes),
        node,
      );
    const lazy = lazyImport(node);
    if (lazy === undefined || !lua.isTableIndexExpression(node)) return undefined;
    return withPositionOf(readTable(node.table, lazy.exporter, lazy.exportedName, scopes), node);
  });
}

function readTable(table: lua.Expression, module: string, name: string, scopes: NameScopes): lua.Expression {
  return lua.createTableIndexExpression(table, lua.createNumericLiteral(tableIndex(module, name, scopes)));
}
