/** Reads the character codes of a text, both in Lua on the console and in JavaScript. */

/**
 * Returns the codes of a text's characters from number `first` to number `last`, counted from 1; fewer if the text is
 * shorter.
 */
type CharCodesOf = (this: void, text: string, first: number, last: number) => LuaMultiReturn<number[]>;

/** Lua's string library. Undefined in JavaScript, where the tests run. */
declare const string: { readonly byte: CharCodesOf } | undefined;

/**
 * Returns the codes of several characters of a text at once. In Lua, one call for several codes costs little more than
 * a call for a single code.
 */
export const charCodesOf: CharCodesOf = typeof string === "undefined" ? charCodesInJavaScript : string.byte;

function charCodesInJavaScript(text: string, first: number, last: number): LuaMultiReturn<number[]> {
  const codes: number[] = [];
  for (let index = first; index <= Math.min(last, text.length); index++) codes.push(text.charCodeAt(index - 1));
  return codes as LuaMultiReturn<number[]>;
}
