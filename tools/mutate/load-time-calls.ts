/** Finds the functions of source files that may run while their file is loaded. */

import ts from "typescript";
import { functionsOf } from "./functions";

/**
 * Returns the names of all functions that may run while one of the given files is loaded: functions that are called
 * outside functions, and the functions of the same file that they call. Such a function may run only once in a process,
 * for the first test that loads its file. Therefore the measured coverage does not name all tests that can detect a
 * change of the function.
 */
export function namesCalledAtLoad(files: readonly ts.SourceFile[]): ReadonlySet<string> {
  const names = new Set(files.flatMap((file) => callsOutsideFunctions(file)));
  for (const file of files) addCallees(file, names);
  return names;
}

/**
 * Returns the name of the outermost function around the function `functionName`. Both are names as `functionsOf`
 * returns them.
 */
export function outermostName(functionName: string): string {
  return functionName.split(/[/~]/)[0];
}

function callsOutsideFunctions(file: ts.SourceFile): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      // Counts a function as called if it is passed to a call outside all functions, because that call may run it at
      // once. `functionsOf` gives the name "function" to each function without a name.
      if (ts.isCallExpression(node.parent)) names.push("function");
      return;
    }
    if (ts.isCallExpression(node)) names.push(node.expression.getText(file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

function addCallees(file: ts.SourceFile, names: Set<string>): void {
  const functions = [...functionsOf(file).values()].map(({ name, body }) => ({
    name: outermostName(name),
    callees: calleesIn(body, file),
  }));
  const own = new Set(functions.map(({ name }) => name));
  for (let count = -1; count < names.size;) {
    count = names.size;
    for (const { name, callees } of functions) {
      if (names.has(name)) for (const callee of callees) if (own.has(callee)) names.add(callee);
    }
  }
}

function calleesIn(body: ts.Node, file: ts.SourceFile): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) names.push(node.expression.getText(file));
    ts.forEachChild(node, visit);
  };
  visit(body);
  return names;
}
