/** Finds for each name in a Lua syntax tree the variable to which it refers. */
import * as lua from "typescript-to-lua";
import { mapChildren } from "../lua-tree";

export interface Variable {
  readonly name: string;
  /** The function that declares the variable, or undefined for a variable of the module itself. */
  readonly owner: FunctionScope | undefined;
  /** Where the variable is declared: as a parameter, in the outermost block of a function, or further inside. */
  readonly depth: "parameter" | "body" | "inner";
  /** Whether the declaration declares only this variable and gives it a value. */
  isDeclaredAlone: boolean;
  /** The variable's first value, if the statement that sets this value sets no other variable. */
  initial?: lua.Expression;
  /** How often the variable is assigned after its declaration. */
  assignmentCount: number;
  /** How often the variable is read or assigned after its declaration. */
  useCount: number;
  /** Whether a nested function reads or writes the variable. */
  isCaptured: boolean;
}

/** An object that stands for one function, so that the variables of two functions can be distinguished. */
export interface FunctionScope {
  readonly outer: FunctionScope | undefined;
}

/**
 * A name in a syntax tree in which `resolveNames` has found the variable of each name. Names without a variable are
 * globals of Lua or functions of TypeScriptToLua's library.
 */
export type Name = lua.Identifier & { readonly variable?: Variable; readonly isDeclaration?: boolean };

/** A function in a syntax tree in which `resolveNames` has found the variable of each name. */
export type ScopedFunction = lua.FunctionExpression & { readonly scope?: FunctionScope };

export function variableOf(node: lua.Node): Variable | undefined {
  return lua.isIdentifier(node) ? (node as Name).variable : undefined;
}

export function nameOf(variable: Variable): Name {
  return { ...lua.createIdentifier(variable.name), variable };
}

/** Returns whether a variable gets another value after its first one. */
export function isReassigned({ owner, initial, isDeclaredAlone, assignmentCount }: Variable): boolean {
  // Whether TypeScriptToLua has declared the variable of a function or constant first, without a value. It does so if
  // the module uses the function or constant above its definition. The later assignment then sets the first value, so
  // it does not count as a second one.
  const isHoisted = owner === undefined && !isDeclaredAlone && initial !== undefined;
  return assignmentCount > (isHoisted ? 1 : 0);
}

/**
 * Returns whether other code may change a variable while an inlined function runs. The function itself does not mention
 * the variable.
 */
export function mayChangeElsewhere(variable: Variable): boolean {
  return isReassigned(variable) && (variable.owner === undefined || variable.isCaptured);
}

interface Scope {
  readonly names: Map<string, Variable>;
  readonly outer: Scope | undefined;
  readonly owner: FunctionScope | undefined;
  readonly depth: Variable["depth"];
}

/** Returns the statements of a module in which each name refers to its variable (see `variableOf`). */
export function resolveNames(statements: readonly lua.Statement[]): lua.Statement[] {
  const scope: Scope = { names: new Map(), outer: undefined, owner: undefined, depth: "body" };
  return statements.map((statement) => resolve(statement, scope));
}

function resolve<Node extends lua.Node>(node: Node, scope: Scope): Node {
  return resolveNode(node, scope) as Node;
}

function resolveNode(node: lua.Node, scope: Scope): lua.Node {
  if (lua.isIdentifier(node)) return resolveName(node, scope);
  if (lua.isFunctionExpression(node)) return resolveFunction(node, scope);
  if (lua.isVariableDeclarationStatement(node)) return resolveDeclaration(node, scope);
  if (lua.isAssignmentStatement(node)) return resolveAssignment(node, scope);
  if (lua.isBlock(node) || lua.isDoStatement(node)) return resolveBlock(node, innerScope(scope));
  if (lua.isRepeatStatement(node)) {
    const inner = innerScope(scope);
    return { ...node, body: resolveBlock(node.body, inner), condition: resolve(node.condition, inner) } as lua.Node;
  }
  if (lua.isForInStatement(node)) {
    const expressions = node.expressions.map((one) => resolve(one, scope));
    const inner = innerScope(scope);
    const names = node.names.map((name) => declare(name, inner));
    return { ...node, expressions, names, body: resolve(node.body, inner) } as lua.Node;
  }
  return mapChildren(node, (child) => resolve(child, scope));
}

function innerScope(outer: Scope): Scope {
  return { names: new Map(), outer, owner: outer.owner, depth: "inner" };
}

function resolveBlock<Node extends lua.Block | lua.DoStatement>(node: Node, scope: Scope): Node {
  return { ...node, statements: node.statements.map((statement) => resolve(statement, scope)) };
}

function resolveName(node: lua.Identifier, scope: Scope): lua.Identifier {
  for (let one: Scope | undefined = scope; one !== undefined; one = one.outer) {
    const variable = one.names.get(node.text);
    if (variable === undefined) continue;
    variable.useCount++;
    if (variable.owner !== scope.owner) variable.isCaptured = true;
    return { ...node, variable } as Name;
  }
  return node;
}

function declare(node: lua.Identifier, scope: Scope, depth = scope.depth): Name {
  const variable: Variable = {
    name: node.text,
    owner: scope.owner,
    depth,
    isDeclaredAlone: false,
    assignmentCount: 0,
    useCount: 0,
    isCaptured: false,
  };
  scope.names.set(node.text, variable);
  return { ...node, variable, isDeclaration: true };
}

function resolveFunction(node: lua.FunctionExpression, outer: Scope): ScopedFunction {
  const owner: FunctionScope = { outer: outer.owner };
  const scope: Scope = { names: new Map(), outer, owner, depth: "body" };
  const params = node.params?.map((param) => declare(param, scope, "parameter"));
  return { ...node, ...(params && { params }), body: resolveBlock(node.body, scope), scope: owner };
}

function resolveDeclaration(node: lua.VariableDeclarationStatement, scope: Scope): lua.VariableDeclarationStatement {
  // Whether the statement defines a local function. Its name is declared before its body is resolved, because in Lua
  // the function can refer to itself by its name.
  const isFunction = lua.isFunctionDefinition(node);
  const before = isFunction ? node.left.map((name) => declare(name, scope)) : [];
  const right = node.right?.map((value) => resolve(value, scope));
  const left = isFunction ? before : node.left.map((name) => declare(name, scope));
  const { variable } = left[0];
  if (variable !== undefined && left.length === 1 && right?.length === 1) {
    variable.isDeclaredAlone = true;
    [variable.initial] = right;
  }
  return { ...node, left, ...(right && { right }) };
}

function resolveAssignment(node: lua.AssignmentStatement, scope: Scope): lua.AssignmentStatement {
  const right = node.right.map((value) => resolve(value, scope));
  const left = node.left.map((target) => resolve(target, scope));
  for (const target of left) {
    const variable = variableOf(target);
    if (variable === undefined) continue;
    variable.assignmentCount++;
    const isOfModule = scope.owner === undefined && scope.depth === "body";
    if (left.length === 1 && isOfModule) variable.initial ??= right[0];
  }
  return { ...node, left, right };
}
