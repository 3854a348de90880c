/** Reorders the functions of a Lua module so that fewer functions must be declared before they are defined. */

/** Matches one function at the top level of a Lua module, together with the comments above the function. */
const functionText = /(?:^--.*\n)*^function ((?:____exports\.)?\w+)\([^]*?^end\n/gm;
const adjacentFunctions = new RegExp(`(?:${functionText.source})+`, "gm");

/**
 * Matches the line at the beginning of a Lua module in which TypeScriptToLua declares names before their definition.
 */
const declaredFirst = /^local (\w+(?:, \w+)*)\n/m;

interface FunctionText {
  readonly name: string;
  readonly text: string;
}

/**
 * Returns the body of a Lua module after moving each function above the functions that call it.
 * A function only moves within a row of functions that no other code interrupts. A function that is not mentioned
 * before its definition becomes a `local function`. The name of such a function is removed from the line of declared
 * names at the beginning of the module.
 */
export function moveCalleesFirst(body: string): string {
  const declared = new Set(declaredFirst.exec(body)?.[1].split(", ") ?? []);
  let result = "";
  let copiedTo = 0;
  for (const block of body.matchAll(adjacentFunctions)) {
    result += body.slice(copiedTo, block.index);
    copiedTo = block.index + block[0].length;
    for (const { name, text } of sortCalleesFirst(block[0])) {
      const isFirst = declared.has(name) && !isNamedIn(result.replace(declaredFirst, ""), name);
      if (isFirst) declared.delete(name);
      result += isFirst ? text.replace(/^function /m, "local function ") : text;
    }
  }
  const names = [...declared];
  return (result + body.slice(copiedTo)).replace(declaredFirst, names.length > 0 ? `local ${names.join(", ")}\n` : "");
}

/**
 * Returns the functions of a Lua text that contains only functions, sorted so that callees stand before their callers.
 */
function sortCalleesFirst(block: string): FunctionText[] {
  const definitions = [...block.matchAll(functionText)].map(([text, name]) => ({ name, text }));
  const ordered = new Set<FunctionText>();
  const visited = new Set<FunctionText>();
  const visit = (definition: FunctionText): void => {
    if (visited.has(definition)) return;
    visited.add(definition);
    for (const other of definitions) if (isNamedIn(definition.text, other.name)) visit(other);
    ordered.add(definition);
  };
  definitions.forEach(visit);
  return [...ordered];
}

function isNamedIn(text: string, name: string): boolean {
  return new RegExp(String.raw`(?<![\w.])${name.replace(".", String.raw`\.`)}\b`).test(text);
}
