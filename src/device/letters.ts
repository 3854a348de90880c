/** The codes of the letters `first` to `last` of a text, counted from 1; as many as there are. */
type CodesOf = (this: void, text: string, first: number, last: number) => LuaMultiReturn<number[]>;

/** Lua's library of texts; JavaScript, where the tests run, has none. */
declare const string: { readonly byte: CodesOf } | undefined;

/** Lua gives a few codes at once for little more than one of them. */
export const codesOf: CodesOf = typeof string === "undefined" ? codesInJavaScript : string.byte;

function codesInJavaScript(text: string, first: number, last: number): LuaMultiReturn<number[]> {
  const codes: number[] = [];
  for (let at = first; at <= Math.min(last, text.length); at++) codes.push(text.charCodeAt(at - 1));
  return codes as LuaMultiReturn<number[]>;
}
