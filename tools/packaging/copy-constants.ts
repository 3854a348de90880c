/** Turns exported numbers into `<const>` locals of Lua in every module that uses them. */
import * as lua from "typescript-to-lua";
import { EXPORTS } from "./exports-table";
import { withPositionOf, fieldName, rewriteTrees, visitTree } from "./lua-tree";
import { createModule, type Bundle, type Module } from "./parse-modules";
import { cachePerObject, createLastResultCache } from "./stored-results";

const CONSTANT_NAME = /^[A-Z][A-Z0-9_]*$/;

interface NumberStatement {
  readonly name: string;
  readonly value: lua.Expression;
  readonly statement: lua.Statement;
}

type NumbersByName = ReadonlyMap<string, NumberStatement>;

/**
 * Returns a program in which every module has its own `<const>` locals for the named numbers that it uses. Lua's
 * compiler puts the values of such locals into the code, so that a constant costs no instruction, no register and no
 * access to another module. A constant that some module imports lazily stays an ordinary export.
 */
export function copyConstants(bundle: Bundle): Bundle {
  const modules = [...bundle.modules.values()];
  const lazilyRequired = new Set(
    modules.flatMap(({ lazyImports }) => lazyImports.map((one) => `${one.exporter} ${one.exportedName}`)),
  );
  const constantsByModule = new Map(
    modules.map((module) => {
      const numbers = [...constantsOf(module)].filter(([name]) => !lazilyRequired.has(`${module.name} ${name}`));
      return [module.name, new Map(numbers)];
    }),
  );
  return {
    ...bundle,
    modules: new Map(modules.map((module) => [module.name, copyConstantsInto(module, constantsByModule)])),
  };
}

/** Returns the numeric constants of a module by name. A name that is assigned more than once is not a constant. */
const constantsOf = cachePerObject(({ statements }: Module): NumbersByName => {
  const found = statements.flatMap((statement) => numberStatement(statement) ?? []);
  if (found.length === 0) return new Map();
  const counts = countAssignments(statements);
  return new Map(found.filter(({ name }) => counts.get(name) === 1).map((one) => [one.name, one]));
});

function numberStatement(statement: lua.Statement): NumberStatement | undefined {
  const isDeclaration = lua.isVariableDeclarationStatement(statement);
  if (!isDeclaration && !lua.isAssignmentStatement(statement)) return undefined;
  const [left, ...others] = statement.left;
  const [value] = statement.right ?? [];
  const name = assignedName(left);
  if (others.length > 0 || value === undefined || name === undefined || !CONSTANT_NAME.test(name)) return undefined;
  return isNumber(value) ? { name, value, statement } : undefined;
}

function assignedName(left: lua.Node): string | undefined {
  return lua.isIdentifier(left) ? left.text : fieldName(left, EXPORTS);
}

function isNumber(value: lua.Expression): boolean {
  if (!lua.isUnaryExpression(value)) return lua.isNumericLiteral(value);
  return value.operator === lua.SyntaxKind.NegationOperator && lua.isNumericLiteral(value.operand);
}

function countAssignments(statements: readonly lua.Statement[]): Map<string, number> {
  const counts = new Map<string, number>();
  const visit = (node: lua.Node): undefined => {
    const isGiven = lua.isAssignmentStatement(node) || (lua.isVariableDeclarationStatement(node) && node.right);
    if (isGiven === false || isGiven === undefined) return;
    for (const left of (node as lua.AssignmentStatement).left) {
      const name = assignedName(left);
      if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  };
  for (const statement of statements) visitTree(statement, visit);
  return counts;
}

/**
 * For each module, the last result of `copyConstantsInto`: the module with its numbers as `<const>` locals. This result
 * is used again as long as the module's own and imported constants are the same.
 */
const modulesWithConstants = createLastResultCache<Module, Module>();

function copyConstantsInto(module: Module, values: ReadonlyMap<string, NumbersByName>): Module {
  const own = values.get(module.name)!;
  const imported = module.imports.flatMap(({ exporter, exportedName, localName }): [string, NumberStatement][] => {
    const constant = values.get(exporter)?.get(exportedName);
    return constant === undefined ? [] : [[localName, constant]];
  });
  if (own.size === 0 && imported.length === 0) return module;
  const key = JSON.stringify([[...own.keys()], imported.map(([name, { value }]) => [name, numberText(value)])]);
  return modulesWithConstants(module, key, () => declareConstants(module, own, new Map(imported)));
}

function declareConstants(module: Module, own: NumbersByName, imported: NumbersByName): Module {
  const declared = [...imported, ...own].map(([name, constant]) => constantStatement(name, constant));
  const given = new Set([...own.values()].map(({ statement }) => statement));
  const rest = module.statements.filter((statement) => !given.has(statement));
  const body = rest.flatMap((statement) => withoutDeclared(statement, own));
  return createModule({
    ...module,
    imports: module.imports.filter(({ localName }) => !imported.has(localName)),
    statements: [...declared, ...rewriteTrees(body, (node) => plainName(node, own))],
  });
}

function numberText(value: lua.Expression): string {
  if (lua.isUnaryExpression(value)) return `-${numberText(value.operand)}`;
  return String((value as lua.NumericLiteral).value);
}

/**
 * Creates the statement `local NAME <const> = value`. The syntax tree has no `<const>`, so `<const>` is written as a
 * part of the name. The statement has no position in a source file, because it may come from another file.
 */
function constantStatement(name: string, { value }: NumberStatement): lua.Statement {
  return lua.createVariableDeclarationStatement(lua.createIdentifier(`${name} <const>`), copyNumber(value));
}

function copyNumber(value: lua.Expression): lua.Expression {
  if (!lua.isUnaryExpression(value)) return lua.createNumericLiteral((value as lua.NumericLiteral).value);
  return lua.createUnaryExpression(copyNumber(value.operand), value.operator);
}

function withoutDeclared(statement: lua.Statement, own: NumbersByName): lua.Statement[] {
  if (!lua.isVariableDeclarationStatement(statement) || statement.right !== undefined) return [statement];
  const left = statement.left.filter(({ text }) => !own.has(text));
  if (left.length === statement.left.length) return [statement];
  return left.length === 0 ? [] : [{ ...statement, left } as lua.Statement];
}

function plainName(node: lua.Node, own: NumbersByName): lua.Node | undefined {
  const name = fieldName(node, EXPORTS);
  return name !== undefined && own.has(name) ? withPositionOf(lua.createIdentifier(name), node) : undefined;
}
