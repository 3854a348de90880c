/** A function right in a module, with what is said of it. */
const functionText = /(?:^--.*\n)*^function ((?:____exports\.)?\w+)\([^]*?^end\n/gm;
const functionsInRow = new RegExp(`(?:${functionText.source})+`, "gm");

/** The names that a module declares before anything else. */
const declaredFirst = /^local (\w+(?:, \w+)*)\n/m;

interface Definition {
  readonly name: string;
  readonly text: string;
}

/**
 * The body of a module in which functions stand before those that call them, as far as nothing but functions lies between.
 * A function that nothing before it names needs not be declared first and then moved to where it was declared.
 */
export function withFunctionsFirst(body: string): string {
  const declared = new Set(declaredFirst.exec(body)?.[1].split(", ") ?? []);
  let done = "";
  let goneTo = 0;
  for (const row of body.matchAll(functionsInRow)) {
    done += body.slice(goneTo, row.index);
    goneTo = row.index + row[0].length;
    for (const { name, text } of calledFirst(row[0])) {
      const isFirst = declared.has(name) && !isNamedIn(done.replace(declaredFirst, ""), name);
      if (isFirst) declared.delete(name);
      done += isFirst ? text.replace(/^function /m, "local function ") : text;
    }
  }
  const names = [...declared];
  return (done + body.slice(goneTo)).replace(declaredFirst, names.length > 0 ? `local ${names.join(", ")}\n` : "");
}

/** Functions that stand in a row, those first that others of them name. */
function calledFirst(row: string): Definition[] {
  const definitions = [...row.matchAll(functionText)].map(([text, name]) => ({ name, text }));
  const ordered = new Set<Definition>();
  const visited = new Set<Definition>();
  const visit = (definition: Definition): void => {
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
