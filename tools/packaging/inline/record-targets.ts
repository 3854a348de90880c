/**
 * Finds the variables of the caller that receive the fields of a record, when an inlined function returns the record
 * and local variables replace it.
 */
import ts from "typescript";
import { errorAt, symbolOf } from "./analysis";
import { matchInlineCall, type InlineCall } from "./calls";
import { freshName, isReassigned, localOfFunction, type InlineContext, type InlineProgram } from "./context";
import { matchTargets, type ResultSink, type ResultTargets } from "./result-targets";

/**
 * Creates a local variable for each field of a record marked `@locals`. From this statement on, the locals replace the
 * record.
 */
export function createRecordTargets(
  { name, initializer }: ts.VariableDeclaration,
  context: InlineContext,
): ResultTargets {
  const { program, values, destination, recordNames } = context;
  const symbol = ts.isIdentifier(name) ? symbolOf(program.checker, name) : undefined;
  if (symbol === undefined) throw errorAt(program.project, name, "@locals is for one record, with a name");
  const declaredType = program.checker.getTypeAtLocation(name);
  // If the type of the record is only a type parameter, it does not say which fields the record has. Then the return
  // type of the `@inline` function that creates the record says so.
  const maker = declaredType.isTypeParameter() ? matchInlineCall(program, initializer) : undefined;
  const fields = (maker === undefined ? declaredType : resultType(maker, program)).getProperties();
  const givenNames = recordNames.get(symbol);
  const names = new Map(
    fields.map((field) => [
      field.name,
      givenNames?.get(field.name) ?? freshName(destination, `${name.getText()}_${field.name}`),
    ]),
  );
  values.set(symbol, names);
  return { shape: "fields", names };
}

/** Returns the type of the value that an `@inline` function returns. */
function resultType({ callee }: InlineCall, { checker }: InlineProgram): ts.Type {
  const signature = checker.getSignatureFromDeclaration(callee);
  return signature?.getReturnType() ?? checker.getTypeAtLocation(callee);
}

/** Gives the locals that an inlined function returns the names of the caller's variables, which saves assignments. */
export function aliasResults(callee: ts.FunctionDeclaration, targets: ResultTargets, inner: InlineContext): void {
  const { program, values, aliases } = inner;
  const last = callee.body?.statements.at(-1);
  if (last === undefined || !ts.isReturnStatement(last) || last.expression === undefined) return;
  const record = localOfFunction(last.expression, callee, inner);
  if (record !== undefined && targets.shape === "fields") {
    inner.recordNames.set(record, targets.names);
    return;
  }
  for (const { target, value } of matchTargets(last.expression, targets) ?? []) {
    const symbol = localOfFunction(value, callee, inner);
    if (symbol === undefined || aliases.has(symbol)) continue;
    const isParameter = symbol.valueDeclaration !== undefined && ts.isParameter(symbol.valueDeclaration);
    if (isParameter && !isReassigned(program, symbol)) continue;
    aliases.add(symbol);
    values.set(symbol, target);
  }
}

/** The fields that a record takes from the result of an `@inline` function, and the variables that receive them. */
export interface SpreadFields {
  readonly inline: InlineCall;
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Finds the fields that a new record takes from the results of `@inline` functions, as in `{ ...f(), own: 1 }`. Returns
 * them, and the variables for all other fields.
 */
export function splitSpreads(
  result: ts.Expression,
  { kind, targets }: Extract<ResultSink, { readonly targets: ResultTargets }>,
  program: InlineProgram,
): { readonly spreads: readonly SpreadFields[]; readonly otherTargets: ResultTargets } {
  if (kind !== "declare" || targets.shape !== "fields" || !ts.isObjectLiteralExpression(result))
    return { spreads: [], otherTargets: targets };
  const others = new Map(targets.names);
  const spreads = result.properties
    .filter((property) => ts.isSpreadAssignment(property))
    .map(({ expression }) => matchInlineCall(program, expression))
    .filter((inline) => inline !== undefined)
    .map((inline) => {
      const fields = resultType(inline, program).getProperties();
      const names = new Map([...others].filter(([field]) => fields.some(({ name }) => name === field)));
      for (const field of names.keys()) others.delete(field);
      return { inline, names };
    });
  return { spreads, otherTargets: { shape: "fields", names: others } };
}
