/** Prints Lua syntax trees as lines of text, each with the line of the TypeScript source from which it comes. */
import ts from "typescript";
import * as lua from "typescript-to-lua";
import { copiedFrom } from "./lua-tree";

interface SourceLine {
  readonly path: string;
  readonly line: number;
}

/**
 * A line of a Lua file, and the line of a TypeScript source from which it comes. Lines that the linker adds come from
 * no source.
 */
export interface LuaLine {
  readonly text: string;
  readonly origin?: SourceLine;
}

/**
 * Turns a Lua text that comes from no TypeScript source into lines. A line break at the end of the text begins no
 * further line.
 */
export function plainLines(text: string): LuaLine[] {
  const lines = text.split("\n").map((line) => ({ text: line }));
  return lines.at(-1)?.text === "" ? lines.slice(0, -1) : lines;
}

/** Returns Lua lines as one text, with a line break at the end of each. */
export function textOf(lines: readonly LuaLine[]): string {
  return lines.map(({ text }) => `${text}\n`).join("");
}

/**
 * A function that prints Lua statements as lines of text. `path` is the TypeScript file from which the statements come.
 */
export type PrintStatements = (path: string, statements: readonly lua.Statement[]) => LuaLine[];

/**
 * Creates a function that prints statements of a program as lines of Lua with their origins in the TypeScript sources.
 */
export function createPrinter(program: ts.Program): PrintStatements {
  return (path, statements) => {
    const file = lua.createFile([...statements], new Set(), "");
    return linesOf(new TreePrinter(ts.sys, program, path).printTree(file), path);
  };
}

type PrintedNode = ReturnType<lua.LuaPrinter["printStatement"]>;

type CopiedPrint = PrintedNode & { readonly copiedFrom?: string };

type PrintedChild = string | PrintedNode;

/**
 * A printer of Lua syntax trees. Its result keeps the positions of the syntax nodes, and the files from which nodes
 * were copied.
 */
class TreePrinter extends lua.LuaPrinter {
  printTree(file: lua.File): PrintedNode {
    return this.printFile(file);
  }

  protected override createSourceNode(
    node: lua.Node,
    chunks: PrintedChild | PrintedChild[],
    name?: string,
  ): PrintedNode {
    const printed = super.createSourceNode(node, chunks, name);
    const path = copiedFrom(node);
    return path === undefined ? printed : Object.assign(printed, { copiedFrom: path });
  }
}

/**
 * Returns the lines of a printed text. The first node with a position in a line gives the line's origin. A line without
 * such a node, such as `end`, has the origin of the line before.
 */
function linesOf(root: PrintedNode, path: string): LuaLine[] {
  const lines: LuaLine[] = [];
  let text = "";
  let lineStart: PrintedNode | undefined;
  const endLine = (): void => {
    const origin = lineStart === undefined ? lines.at(-1)?.origin : originOf(lineStart, path);
    lines.push(origin === undefined ? { text } : { text, origin });
    text = "";
    lineStart = undefined;
  };
  const add = (added: string, from: PrintedNode): void => {
    text += added;
    if (added !== "" && hasLine(from)) lineStart ??= from;
  };
  const visit = (node: PrintedNode): void => {
    for (const child of node.children as unknown as (PrintedNode | string)[]) {
      if (typeof child !== "string") {
        visit(child);
        continue;
      }
      const [first, ...others] = child.split("\n");
      add(first, node);
      for (const other of others) {
        endLine();
        add(other, node);
      }
    }
  };
  visit(root);
  if (text !== "") endLine();
  return lines;
}

function hasLine({ line }: PrintedNode): boolean {
  return (line as number | null) !== null;
}

function originOf(printed: PrintedNode, path: string): SourceLine {
  return { path: (printed as CopiedPrint).copiedFrom ?? path, line: printed.line - 1 };
}
