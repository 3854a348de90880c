/**
 * Implements imports marked `@lazy`, which load a module on first use. The division of modules into Lua files is
 * planned in plan-chunks.ts.
 */

import ts from "typescript";
import * as lua from "typescript-to-lua";
import type { Plugin, TransformationContext } from "typescript-to-lua";

/**
 * A TypeScriptToLua plugin that loads a module imported with `@lazy` when one of the module's names is first used. In
 * Lua, each use of such a name becomes a `require` of the module. In Node, a lazy import is an ordinary import.
 * `@lazy CHUNK` also moves the imported module to the Lua file `CHUNK.lua` (see plan-chunks.ts).
 */
export const lazyImports: Plugin = {
  visitors: {
    [ts.SyntaxKind.ImportDeclaration]: (declaration, context) =>
      isLazy(declaration) ? [] : context.superTransformStatements(declaration),
    [ts.SyntaxKind.Identifier]: (identifier, context) => {
      const specifier = lazySpecifierOf(identifier, context);
      return specifier === undefined
        ? context.superTransformExpression(identifier)
        : createRequireExpression(specifier);
    },
  },
};

/** Returns the file name CHUNK of an import marked `@lazy CHUNK`, or undefined for any other import. */
export function chunkOfLazyImport(declaration: ts.ImportDeclaration): string | undefined {
  return ts.getTextOfJSDocComment(lazyTagOf(declaration)?.comment);
}

function isLazy(declaration: ts.ImportDeclaration): boolean {
  return lazyTagOf(declaration) !== undefined;
}

function lazyTagOf(declaration: ts.ImportDeclaration): ts.JSDocTag | undefined {
  return ts.getJSDocTags(declaration).find(({ tagName }) => tagName.text === "lazy");
}

/** Returns the import specifier of a name that is imported with `@lazy`, or undefined for any other name. */
function lazySpecifierOf(
  identifier: ts.Identifier,
  { checker, sourceFile }: TransformationContext,
): ts.ImportSpecifier | undefined {
  if (!sourceFile.text.includes("@lazy")) return undefined;
  const [specifier] = checker.getSymbolAtLocation(identifier)?.declarations ?? [];
  if (specifier === undefined || !ts.isImportSpecifier(specifier)) return undefined;
  return isLazy(declarationOf(specifier)) ? specifier : undefined;
}

function createRequireExpression(specifier: ts.ImportSpecifier): lua.Expression {
  const { moduleSpecifier } = declarationOf(specifier);
  const { propertyName, name } = specifier;
  const path = lua.createStringLiteral((moduleSpecifier as ts.StringLiteral).text);
  const required = lua.createCallExpression(lua.createIdentifier("require"), [path]);
  return lua.createTableIndexExpression(required, lua.createStringLiteral((propertyName ?? name).text));
}

function declarationOf({ parent }: ts.ImportSpecifier): ts.ImportDeclaration {
  return parent.parent.parent as ts.ImportDeclaration;
}
