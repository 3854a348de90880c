import ts from "typescript";
import * as lua from "typescript-to-lua";
import type { Plugin, TransformationContext } from "typescript-to-lua";

/**
 * Imports marked `@lazy` load their module when one of their names is first needed, not when the module that imports does:
 * wherever such a name stands in the Lua, the module is required. To Node they are like any others. `@lazy PART` has the
 * module come from another file as well (see parts.ts).
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

/** The part that an import marked `@lazy PART` names; undefined for any other. */
export function chunkOfLazyImport(declaration: ts.ImportDeclaration): string | undefined {
  return ts.getTextOfJSDocComment(lazyTagOf(declaration)?.comment);
}

function isLazy(declaration: ts.ImportDeclaration): boolean {
  return lazyTagOf(declaration) !== undefined;
}

function lazyTagOf(declaration: ts.ImportDeclaration): ts.JSDocTag | undefined {
  return ts.getJSDocTags(declaration).find(({ tagName }) => tagName.text === "lazy");
}

/** Where a name is imported, if that is by a lazy import. */
function lazySpecifierOf(
  identifier: ts.Identifier,
  { checker, sourceFile }: TransformationContext,
): ts.ImportSpecifier | undefined {
  if (!sourceFile.text.includes("@lazy")) return undefined;
  const [specifier] = checker.getSymbolAtLocation(identifier)?.declarations ?? [];
  if (specifier === undefined || !ts.isImportSpecifier(specifier)) return undefined;
  return isLazy(declarationOf(specifier)) ? specifier : undefined;
}

/** `require("./module").name`; the bundler makes the module's own name of the path. */
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
