/**
 * Puts Lua's built-in functions, such as `math.floor`, into local variables, because Lua reads a local faster than a
 * global.
 */
import * as lua from "typescript-to-lua";
import { withPositionOf, fieldName, rewriteTrees, visitTree } from "./lua-tree";
import { splitTokens } from "./lua-tokens";

/** The built-in functions of Lua that most modules call, each with the name of the local variable that holds it. */
const BUILTINS: ReadonlyMap<string, string> = new Map([
  ["ipairs", "ipairs"],
  ["tostring", "tostring"],
  ["table.concat", "____concat"],
  ["string.find", "____find"],
  ["math.abs", "____abs"],
  ["math.max", "____max"],
  ["math.min", "____min"],
  ["table.unpack", "____unpack"],
  ["coroutine.yield", "____yield"],
  ["math.floor", "____floor"],
]);

const TABLES = ["table", "string", "math", "coroutine"];

/** The largest number of local variables that a file can need for built-in functions of Lua. */
export const MAX_BUILTIN_LOCALS = BUILTINS.size;

type CallCounts = Map<string, number>;

/** Counts how often the given statements call each of the built-in functions in `BUILTINS`. */
export function countCalls(statements: readonly lua.Statement[]): CallCounts {
  const counts: CallCounts = new Map();
  const visit = (node: lua.Node): undefined => {
    const path = lua.isCallExpression(node) ? builtinPath(node.expression) : undefined;
    if (path !== undefined) counts.set(path, (counts.get(path) ?? 0) + 1);
  };
  for (const statement of statements) visitTree(statement, visit);
  return counts;
}

export function countCallsInText(text: string): CallCounts {
  const counts: CallCounts = new Map();
  const tokens = splitTokens(text);
  for (const index of tokens.keys()) {
    const path = calledPath(tokens, index);
    if (path !== undefined) counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return counts;
}

/** The local variables of a file that hold built-in functions, by the functions' paths such as `math.floor`. */
export type CachedBuiltins = ReadonlyMap<string, string>;

/**
 * Chooses the built-in functions that a file holds in local variables: those that its parts together call twice or
 * more. `parts` has the number of calls in each part of the file.
 */
export function chooseBuiltins(parts: readonly CallCounts[]): CachedBuiltins {
  const isCalledOften = (path: string): boolean => parts.reduce((sum, counts) => sum + (counts.get(path) ?? 0), 0) >= 2;
  return new Map([...BUILTINS].filter(([path]) => isCalledOften(path)));
}

/** Returns the Lua text that declares the local variables for built-in functions. */
export function declareBuiltins(cached: CachedBuiltins): string {
  return [...cached].map(([path, local]) => `local ${local} = ${path}\n`).join("");
}

/**
 * Returns statements in which each call of a built-in function of Lua uses the local variable that holds the function.
 * If there is no such variable, the call stays as it is.
 */
export function useCachedBuiltins(
  statements: readonly lua.Statement[],
  cached: CachedBuiltins,
): readonly lua.Statement[] {
  const rule = (node: lua.Node): lua.Node | undefined => {
    if (!lua.isCallExpression(node)) return undefined;
    const local = cached.get(builtinPath(node.expression) ?? "");
    if (local === undefined) return undefined;
    const expression = withPositionOf(lua.createIdentifier(local), node.expression);
    return { ...node, expression, params: [...rewriteTrees(node.params, rule)] } as lua.CallExpression;
  };
  return rewriteTrees(statements, rule);
}

/**
 * Returns a Lua text in which each call of a built-in function uses the local variable that holds the function. If
 * there is no such variable, the call stays as it is.
 */
export function useCachedBuiltinsInText(text: string, cached: CachedBuiltins): string {
  const tokens = splitTokens(text);
  let result = "";
  for (let index = 0; index < tokens.length; index++) {
    const path = calledPath(tokens, index) ?? "";
    const local = cached.get(path);
    result += local ?? tokens[index];
    if (local !== undefined && path.includes(".")) index += 2;
  }
  return result;
}

function builtinPath(node: lua.Node): string | undefined {
  if (lua.isIdentifier(node)) return BUILTINS.has(node.text) ? node.text : undefined;
  for (const table of TABLES) {
    const path = `${table}.${fieldName(node, table)}`;
    if (BUILTINS.has(path)) return path;
  }
  return undefined;
}

function calledPath(tokens: readonly string[], index: number): string | undefined {
  if (tokens[index - 1] === "." || tokens[index - 1] === ":") return undefined;
  const [name, dot, field, bracket] = tokens.slice(index, index + 4);
  if (dot === "(" && BUILTINS.has(name)) return name;
  const path = `${name}.${field}`;
  return dot === "." && bracket === "(" && BUILTINS.has(path) ? path : undefined;
}
