/** The codes of the letters `first` to `last` of a text, counted from 1; as many as there are. */
type CharCodesOf = (this: void, text: string, first: number, last: number) => LuaMultiReturn<number[]>;

/** Lua's library of texts; JavaScript, where the tests run, has none. */
declare const string: { readonly byte: CharCodesOf } | undefined;

/** Lua gives a few codes at once for little more than one of them. */
export const charCodesOf: CharCodesOf = typeof string === "undefined" ? charCodesInJavaScript : string.byte;

function charCodesInJavaScript(text: string, first: number, last: number): LuaMultiReturn<number[]> {
  const codes: number[] = [];
  for (let index = first; index <= Math.min(last, text.length); index++) codes.push(text.charCodeAt(index - 1));
  return codes as LuaMultiReturn<number[]>;
}
