/** A function right in a module, with what is said of it. */
const functionText = /(?:^--.*\n)*^function ((?:____exports\.)?\w+)\([^]*?^end\n/gm;
const adjacentFunctions = new RegExp(`(?:${functionText.source})+`, "gm");

/** The names that a module declares before anything else. */
const declaredFirst = /^local (\w+(?:, \w+)*)\n/m;

interface FunctionText {
  readonly name: string;
  readonly text: string;
}

/**
 * The body of a module in which functions stand before those that call them, as far as nothing but functions lies between.
 * A function that nothing before it names needs not be declared first and then moved to where it was declared.
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

/** Functions that stand in a row, those first that others of them name. */
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
