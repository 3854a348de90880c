/**
 * Tests the compiler's inlining (it replaces a call by the code of the called function) with lists of examples. Each
 * example has the Lua code before and after the inlining.
 */
import { expect, test } from "vitest";
import { textOf } from "../../tools/packaging/lua-lines";
import { inlineTexts, translateText } from "./translate-text";

/**
 * An example of inlining for the tests. It has a title, TypeScript code, the Lua that TypeScriptToLua makes of it, and
 * the Lua after inlining.
 */
export type InlineExample = readonly [what: string, typescript: string, before: string, after: string];

const NUMBERS = `const UNIT = 12;
export const scales = [1, 2];
/** @inline */
export function scaled(n: number): number { return n * UNIT * scales[0]; }
`;

function lua(text: string): string {
  return text.replace(/^\n/, "").replace(/^ {6}/gm, "").replace(/ +$/, "");
}

export function testInlining(examples: readonly InlineExample[]): void {
  test.each(examples)("inlining %s", (_, typescript, before, after) => {
    const { statements, print } = translateText(typescript);
    expect(print(statements)).toBe(lua(before));
    expect(textOf(inlineTexts({ "main.ts": typescript, "numbers.ts": NUMBERS }))).toBe(lua(after));
  });
}
