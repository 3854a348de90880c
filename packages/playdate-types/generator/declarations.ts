/** Makes the declaration files (`.d.ts`) of the Playdate's API from the API table, which table.json stores. */

import {
  writeCallback,
  writeComment,
  writeConstant,
  writeExport,
  writeField,
  writeFunction,
  writeMember,
  writeVariable,
} from "./members";
import type { ClassEntry, Row, Table, TypeEntry } from "./table";

const HEAD = "// Written by the generator from table.json. Change the table, then run `npm run types`.\n";

/**
 * Returns the declaration files of the API table, with the paths in the package as keys. The texts are not formatted
 * yet.
 */
export function makeDeclarations(table: Table): Map<string, string> {
  const files = new Map<string, string[]>();
  const add = (name: string, text: string): void => {
    const path = `api/${fileOf(name, table)}.d.ts`;
    files.set(path, [...(files.get(path) ?? []), text]);
  };
  for (const entry of table.classes) add(entry.name, writeClass(entry, table));
  for (const entry of table.types) add(entry.name, inNamespace(spaceOf(entry.name), writeType(entry)));
  const ownRows = table.rows.filter((row) => classOf(row, table) === undefined);
  for (const space of new Set(ownRows.map((row) => spaceOf(row.as ?? row.name)))) {
    const rows = ownRows.filter((row) => spaceOf(row.as ?? row.name) === space);
    add(
      `${space}.`,
      space === "" ? rows.map((row) => writeRow(row, "declare ")).join("\n\n") : writeSpace(space, rows),
    );
  }
  const references = [...files.keys()].sort().map((path) => `/// <reference path="./${path}" />`);
  const index = [`/// <reference types="@typescript-to-lua/language-extensions" />`, ...references].join("\n");
  return new Map([
    ["index.d.ts", `${HEAD}\n${index}\n`],
    ...[...files].map(([path, texts]) => [path, `${HEAD}\n${texts.join("\n\n")}\n`] as const),
  ]);
}

/**
 * Returns the name of the declaration file for an API name, such as `sound` for `playdate.sound.synth`. Names directly
 * below `playdate` belong to `system`, except classes and namespaces.
 */
function fileOf(name: string, { classes, rows }: Table): string {
  const [first, second] = name.split(/[.:]/);
  if (first !== "playdate") return ["json", "table"].includes(first) ? first : "lua";
  const inner = `playdate.${second}`;
  const isSpace = rows.some((row) => row.name.startsWith(`${inner}.`)) || classes.some((entry) => entry.name === inner);
  if (!isSpace) return "system";
  const third = name.split(/[.:]/)[2];
  return second === "graphics" && classes.some((entry) => entry.name === `${inner}.${third}`)
    ? `graphics-${third.toLowerCase()}`
    : second.toLowerCase();
}

function spaceOf(name: string): string {
  return name.replace(/<.*/, "").split(/[.:]/).slice(0, -1).join(".");
}

function classOf(row: Row, { classes }: Table): ClassEntry | undefined {
  const space = spaceOf(row.as ?? row.name);
  return classes.find((entry) => entry.name === space);
}

function inNamespace(space: string, text: string): string {
  return space === ""
    ? `declare ${text}`.replace(/^declare (\/\*\*[^]*?\*\/\n)/, "$1declare ")
    : `/** @noSelf */\ndeclare namespace ${space} {\n${text}\n}`;
}

function writeSpace(space: string, rows: readonly Row[]): string {
  // If one name of a TypeScript namespace has an explicit export, all other names need one, too.
  const exported = rows.some((row) => writeExport(row) !== "");
  const texts = rows.map((row) => {
    const text = writeRow(row, exported && writeExport(row) === "" ? "export " : "");
    return [text, writeExport(row)].filter((part) => part !== "").join("\n");
  });
  return inNamespace(space, texts.join("\n\n"));
}

function writeRow(row: Row, prefix: string): string {
  if (row.kind === "function") return writeFunction(row, prefix);
  if (row.kind === "variable") return writeVariable(row, prefix);
  const text = row.kind === "callback" ? writeCallback(row) : writeConstant(row);
  return prefix === "" ? text : text.replace(/^((?:\/\*\*[^]*?\*\/\n)?)/, `$1${prefix}`);
}

function writeType({ name, is, fields, doc }: TypeEntry): string {
  const short = name.replace(/^(?:\w+\.)*/, "");
  const comment = writeComment(doc === undefined ? [] : [doc]);
  if (is !== undefined) return `${comment}type ${short} = ${is};`;
  return `${comment}interface ${short} {\n${fields!.map(writeField).join("\n")}\n}`;
}

function writeClass(entry: ClassEntry, table: Table): string {
  const short = entry.name.split(".").at(-1)!;
  const rows = table.rows.filter((row) => classOf(row, table) === entry);
  const fields = (entry.fields ?? []).map(writeField);
  const members = [...fields, ...rows.map(writeMember)].join("\n\n");
  const comment = writeComment(entry.doc === undefined ? [] : [entry.doc]);
  if (entry.single === true)
    return inNamespace(spaceOf(entry.name), `${comment}interface ${short} {\n${members}\n}\nconst ${short}: ${short};`);
  const parameters = entry.parameters === undefined ? "" : `<${entry.parameters}>`;
  const parent = entry.extends === undefined ? "" : ` extends ${entry.extends}`;
  const body = `{\n${writeConstructor(entry)}\n${members}\n}`;
  return inNamespace(spaceOf(entry.name), `${comment}class ${short}${parameters}${parent} ${body}`);
}

/**
 * If only the API makes objects of the class, its constructor is private, or protected if other classes of the API
 * extend the class.
 */
function writeConstructor({ name, newParameters, base }: ClassEntry): string {
  if (newParameters !== undefined) return `constructor(${newParameters});`;
  const brand = base === true ? `\nprivate readonly _${name.split(".").at(-1)!}: never;` : "";
  return `${base === true ? "protected" : "private"} constructor();${brand}`;
}
