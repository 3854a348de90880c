/**
 * Writes TypeScript declarations from the rows of the API table, such as functions, methods, constants and variables.
 */

import type { Call, Field, Row } from "./table";

const INSIDE_PLAYDATE = "https://sdk.play.date/Inside%20Playdate.html";

/** For each Lua metamethod, the type that makes TypeScriptToLua compile a call of this metamethod to an operator. */
const OPERATORS: Readonly<Record<string, string | undefined>> = {
  __add: "LuaAdditionMethod",
  __sub: "LuaSubtractionMethod",
  __mul: "LuaMultiplicationMethod",
  __div: "LuaDivisionMethod",
  __concat: "LuaConcatMethod",
  __unm: "LuaNegationMethod",
  __len: "LuaLengthMethod",
  __index: "LuaTableGetMethod",
};

const RESERVED = ["new", "delete"];

function shortName(row: Row): string {
  return (row.as ?? row.name).split(/[.:]/).at(-1)!;
}

/** Returns the text of a doc comment with the given paragraphs, or an empty text if there are none. */
export function writeComment(paragraphs: readonly string[]): string {
  if (paragraphs.length === 0) return "";
  const lines = paragraphs.flatMap((paragraph, index) => [...(index === 0 ? [] : [""]), ...wrap(paragraph, 110)]);
  return lines.length === 1
    ? `/** ${lines[0]} */\n`
    : `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */\n`;
}

function wrap(text: string, width: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.length - 1;
    if (lines[last] === "") lines[last] = word;
    else if (lines[last].length + 1 + word.length <= width) lines[last] += ` ${word}`;
    else lines.push(word);
  }
  return lines;
}

function commentOf(row: Row): string {
  const link = row.anchor === undefined ? [] : [`[Inside Playdate](${INSIDE_PLAYDATE}#${row.anchor})`];
  const tags = [
    ...(row.since === undefined ? [] : [`@since SDK ${row.since}`]),
    ...(row.guessed === undefined ? [] : [`@remarks Guessed: ${row.guessed}.`]),
    ...(row.deprecated === undefined ? [] : [`@deprecated ${row.deprecated}`]),
  ];
  return writeComment([...(row.doc === undefined ? [] : [row.doc]), ...link, ...tags]);
}

function returnType(returns: string): string {
  return returns.startsWith("[") ? `LuaMultiReturn<${returns}>` : returns;
}

/** Splits a call, such as `<T>list: T[]` with the type parameter `T` and the parameter `list`. */
function splitCall([parameters, returns]: Call): { types: string; parameters: string; returns: string } {
  let end = 0;
  if (parameters.startsWith("<")) {
    for (let depth = 0; end === 0 || depth > 0; end++) depth += { "<": 1, ">": -1 }[parameters[end]] ?? 0;
  }
  return { types: parameters.slice(0, end), parameters: parameters.slice(end), returns: returnType(returns) };
}

/** Returns the declaration of a function of the API. `prefix` is `declare ` for a global function. */
export function writeFunction(row: Row, prefix: string): string {
  const name = shortName(row);
  const declared = RESERVED.includes(name) ? `_${name}` : name;
  const luaName = row.as === undefined ? "" : `/** @customName ${row.name} */\n`;
  const calls = row.calls!.map((call) => {
    const { types, parameters, returns } = splitCall(call);
    const self = prefix === "declare " ? `this: void${parameters === "" ? "" : ", "}` : "";
    return `${luaName === "" ? commentOf(row) : mergeComments(commentOf(row), row.name)}${prefix}function ${declared}${types}(${self}${parameters}): ${returns};`;
  });
  return calls.join("\n");
}

function mergeComments(comment: string, luaName: string): string {
  return comment === ""
    ? `/** @customName ${luaName} */\n`
    : comment
        .replace(/^\/\*\* ([^]*?) \*\/\n$/, "/**\n * $1\n */\n")
        .replace(/\n \*\/\n$/, `\n * @customName ${luaName}\n */\n`);
}

/** Returns the line that exports a function whose name is a reserved word of TypeScript, or an empty text. */
export function writeExport(row: Row): string {
  const name = shortName(row);
  return row.kind === "function" && RESERVED.includes(name) ? `export { _${name} as ${name} };` : "";
}

/** Returns the declaration of a callback: a variable that the system calls if the game has set it to a function. */
export function writeCallback(row: Row): string {
  const { parameters, returns } = splitCall(row.calls![0]);
  const type = `(${parameters}) => ${returns}`;
  const isRequired = row.name === "playdate.update";
  return `${commentOf(row)}let ${shortName(row)}: ${isRequired ? type : `(${type}) | undefined`};`;
}

export function writeConstant(row: Row): string {
  return `${commentOf(row)}const ${shortName(row)}: ${row.value ?? row.type};`;
}

export function writeVariable(row: Row, prefix: string): string {
  return `${commentOf(row)}${prefix}${row.writable === true ? "let" : "const"} ${shortName(row)}: ${row.type};`;
}

/**
 * Returns the declaration of an API row as a member of its class. For a class with a single object, this is a member of
 * an interface.
 */
export function writeMember(row: Row): string {
  const name = shortName(row);
  if (row.kind === "constant") return `${commentOf(row)}static readonly ${name}: ${row.value};`;
  if (row.kind === "metamethod" && OPERATORS[name] !== undefined) return writeOperator(row, OPERATORS[name]);
  if (row.kind === "field") {
    const { parameters, returns } = splitCall(row.calls![0]);
    return `${commentOf(row)}${name}: ((this: void, ${parameters}) => ${returns}) | undefined;`;
  }
  const isStatic = row.kind === "function" || row.kind === "callback";
  const calls = row.calls!.map((call) => {
    const { types, parameters, returns } = splitCall(call);
    const self = isStatic ? `this: void${parameters === "" ? "" : ", "}` : "";
    return `${commentOf(row)}${isStatic ? "static " : ""}${name}${types}(${self}${parameters}): ${returns};`;
  });
  return calls.join("\n");
}

function writeOperator(row: Row, operator: string): string {
  const types = row.calls!.map(([parameters, returns]) => {
    const operand = parameters === "" ? [] : [parameters.slice(parameters.indexOf(":") + 1).trim()];
    return `${operator}<${[...operand, returns].join(", ")}>`;
  });
  return `${commentOf(row)}readonly ${shortName(row)}: ${types.join(" & ")};`;
}

export function writeField([name, type, doc]: Field): string {
  return `${writeComment(doc === undefined ? [] : [doc])}${name}: ${type};`;
}
