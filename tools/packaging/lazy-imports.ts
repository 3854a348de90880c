/** Implements `@lazy` imports, which load a module on first use. The chunks are planned in plan-chunks.ts. */

import ts from "typescript";
import * as lua from "typescript-to-lua";
import type { Plugin, TransformationContext } from "typescript-to-lua";

/**
 * A plugin that loads a module imported with `@lazy` when one of its names is first used.
 * Each use of such a name becomes a `require` of the module in Lua. In Node, a lazy import is an ordinary import.
 * `@lazy CHUNK` also moves the imported module to another file (see plan-chunks.ts).
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

/** Returns the chunk that an import marked `@lazy CHUNK` names, or undefined for any other import. */
export function chunkOfLazyImport(declaration: ts.ImportDeclaration): string | undefined {
  return ts.getTextOfJSDocComment(lazyTagOf(declaration)?.comment);
}

function isLazy(declaration: ts.ImportDeclaration): boolean {
  return lazyTagOf(declaration) !== undefined;
}

function lazyTagOf(declaration: ts.ImportDeclaration): ts.JSDocTag | undefined {
  return ts.getJSDocTags(declaration).find(({ tagName }) => tagName.text === "lazy");
}

/** Returns the specifier that imports a name, if it belongs to a lazy import. */
function lazySpecifierOf(
  identifier: ts.Identifier,
  { checker, sourceFile }: TransformationContext,
): ts.ImportSpecifier | undefined {
  if (!sourceFile.text.includes("@lazy")) return undefined;
  const [specifier] = checker.getSymbolAtLocation(identifier)?.declarations ?? [];
  if (specifier === undefined || !ts.isImportSpecifier(specifier)) return undefined;
  return isLazy(declarationOf(specifier)) ? specifier : undefined;
}

/** Creates the Lua expression `require("./module").name`. The bundler later replaces the path by the module's name. */
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
