/** Character codes of a text, in Lua and in JavaScript. */

/** Returns the codes of the characters `first` to `last` of a text, counted from 1; fewer if the text is shorter. */
type CharCodesOf = (this: void, text: string, first: number, last: number) => LuaMultiReturn<number[]>;

/** Lua's string library. It is undefined in JavaScript, where the tests run. */
declare const string: { readonly byte: CharCodesOf } | undefined;

/**
 * Returns several character codes at once, because in Lua one call for several codes costs little more than one for a
 * single code.
 */
export const charCodesOf: CharCodesOf = typeof string === "undefined" ? charCodesInJavaScript : string.byte;

function charCodesInJavaScript(text: string, first: number, last: number): LuaMultiReturn<number[]> {
  const codes: number[] = [];
  for (let index = first; index <= Math.min(last, text.length); index++) codes.push(text.charCodeAt(index - 1));
  return codes as LuaMultiReturn<number[]>;
}
