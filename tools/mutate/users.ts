/**
 * Finds the functions that use a declaration of a source file, such as a constant, which stands outside all functions.
 */

import ts from "typescript";
import { functionsOf } from "./functions";
import type { Importers } from "./importers";

interface NameUsers {
  /** The names of the functions that mention the searched name, in the form that `functionsOf` returns. */
  readonly functions: Set<string>;
  readonly declarations: Set<string>;
}

type Mentions = ReadonlyMap<
  string,
  { readonly source: ts.SourceFile; readonly byName: ReadonlyMap<string, NameUsers> }
>;

/**
 * Finds where each name is mentioned in the given files. The name of each source file in `sources` must be its path.
 */
export function findMentions(sources: readonly ts.SourceFile[]): Mentions {
  return new Map(sources.map((source) => [source.fileName, { source, byName: usersByName(source) }]));
}

/**
 * Returns the functions that use a declaration, such as a constant, each as `file function`. The declaration is at
 * `offset` in `file`. A function also counts if it uses a second declaration whose code mentions this declaration. All
 * these functions and declarations are in `file` or in files that import it, directly or through other files.
 */
export function usersOf(file: string, offset: number, mentions: Mentions, importers: Importers): string[] {
  const users = new Set<string>();
  const { source } = mentions.get(file)!;
  const statements = source.statements.filter(({ pos, end }) => pos <= offset && offset < end);
  const places = new Map(statements.flatMap(declaredNames).map((name) => [`${file} ${name}`, { file, name }]));
  for (const place of places.values()) {
    for (const reader of [place.file, ...(importers.get(place.file) ?? [])]) {
      const found = mentions.get(reader)?.byName.get(place.name);
      for (const user of found?.functions ?? []) users.add(`${reader} ${user}`);
      for (const name of found?.declarations ?? []) places.set(`${reader} ${name}`, { file: reader, name });
    }
  }
  return [...users];
}

function usersByName(source: ts.SourceFile): Map<string, NameUsers> {
  const functions = functionsOf(source);
  const byName = new Map<string, NameUsers>();
  const visit = (node: ts.Node, statement: ts.Statement, outer: string | undefined): void => {
    const user = functions.get(node)?.name ?? outer;
    if (ts.isIdentifier(node)) addUser(byName, node.text, user, statement);
    ts.forEachChild(node, (child) => visit(child, statement, user));
  };
  for (const statement of source.statements) visit(statement, statement, undefined);
  return byName;
}

function addUser(
  byName: Map<string, NameUsers>,
  name: string,
  user: string | undefined,
  statement: ts.Statement,
): void {
  const places = byName.get(name) ?? { functions: new Set(), declarations: new Set() };
  byName.set(name, places);
  if (user !== undefined) places.functions.add(user);
  else for (const declared of declaredNames(statement)) places.declarations.add(declared);
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement)) return statement.name === undefined ? [] : [statement.name.text];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map(({ name }) => name.getText());
}
