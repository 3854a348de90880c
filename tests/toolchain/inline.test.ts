import { expect, test } from "vitest";
import { compileLua } from "../../tools/packaging/compile";
import { createToyProject } from "./toy-project";

const updating = "playdate.update = () => {};\n";

function faultOf(main: string, files: Readonly<Record<string, string>> = {}): string {
  try {
    compileLua(createToyProject({ "src/main.ts": main + updating, ...files }));
  } catch (fault) {
    return (fault as Error).message;
  }
  return "no fault";
}

const clamp = `/** @inline */
export function clamp(number: number, most: number): number {
  if (number > most) return most;
  return number;
}
`;
const twice = "/** @inline */\nfunction twice(number: number): number { return number + number; }\n";
const draw = "let drawn = 0;\nexport function draw(): number { return ++drawn; }\n";

const refused: readonly (readonly [what: string, main: string, fault: string])[] = [
  [
    "a call within an expression, of a function that is more than its result",
    `${clamp}export const size = (n: number): number => 1 + clamp(n, 2);\n`,
    "src/main.ts:6: the @inline function clamp is more than its result: its call has to be a statement, " +
      "or all that a variable is given or that is returned",
  ],
  [
    "a call within an expression that would compute its argument twice",
    `${twice}${draw}export const size = (): number => 1 + twice(draw());\n`,
    "src/main.ts:5: the @inline function twice would compute this more than once, or in another order: give it a name first",
  ],
  [
    "a function that calls itself",
    `/** @inline */\nfunction down(n: number): number {\n  const rest = n > 0 ? 1 : 0;\n  return down(rest);\n}\n` +
      "export const depth = (): number => {\n  const all = down(9);\n  return all;\n};\n",
    "src/main.ts:4: the @inline function down calls itself",
  ],
  [
    "a function that is handed about",
    `${twice}export const all = { twice };\n`,
    "src/main.ts:3: twice is marked @inline: it can be called or given to an @inline function, and nothing else",
  ],
  [
    "a return from within a loop, where the caller goes on",
    "/** @inline */\nfunction first(list: number[]): number {\n  for (const one of list) if (one > 0) return one;\n" +
      "  return 0;\n}\nexport const two = (list: number[]): number => {\n  const one = first(list);\n  return one * 2;\n};\n",
    "src/main.ts:3: the @inline function first returns from the midst of what goes on here",
  ],
  [
    "a method",
    "export const maker = {\n  /** @inline */\n  make(): number {\n    return 1;\n  },\n};\n",
    "src/main.ts:3: @inline is for functions that stand by themselves in a file, with a name",
  ],
  [
    "a parameter with a default",
    "/** @inline */\nexport function up(by = 1): number { return by; }\n",
    "src/main.ts:2: the @inline function up has a parameter that is not plain",
  ],
  [
    "a name of its file that means something else where it is called",
    "const depths: number[] = [1];\n/** @inline */\nfunction depth(): number { return depths[0]; }\n" +
      "export const deep = (depths: number): number => depths + depth();\n",
    'src/main.ts:4: the @inline function depth uses "depths" of its file, and here that is the name of something else: ' +
      "rename one of them",
  ],
  [
    "a generator that is not called by yield*",
    "/** @inline */\nfunction* one(): Generator<number, void, void> { yield 1; }\nexport const begun = () => one();\n",
    "src/main.ts:3: one is an @inline generator: it is called by yield* alone",
  ],
  [
    "a record of locals that is used as a whole",
    "export const keep = (list: object[]): void => {\n  /** @locals */\n  const walk = { at: 1 };\n  list.push(walk);\n};\n",
    "src/main.ts:4: walk is marked @locals: it can be used by its fields alone",
  ],
  [
    "a record of locals that is not written out",
    "export const keep = (given: { at: number }): number => {\n  /** @locals */\n  const walk = given;\n" +
      "  return walk.at;\n};\n",
    "src/main.ts:3: what is given here must be written out, as a list or record with those parts",
  ],
];

test.each(refused)("the compiler rejects %s, and names the line", (_, main, fault) => {
  expect(faultOf(main)).toBe(fault);
});

test.each([
  ["const depths = [1];\n", '"depths", which its file does not export'],
  [
    "export let depths = [1];\nexport const deeper = (): void => { depths = [2]; };\n",
    '"depths", a variable of its file that changes',
  ],
])("the compiler rejects an inlined function that uses a name which other files cannot see: %s", (depths, why) => {
  const deep = `${depths}/** @inline */\nexport function deep(): number { return depths[0]; }\n`;
  const main = 'import { deep } from "./deep";\nexport const two = (): number => 2 * deep();\n';
  expect(faultOf(main, { "src/deep.ts": deep })).toBe(
    `src/main.ts:2: the @inline function deep uses ${why}: it cannot be written here`,
  );
});

function numbered(count: number, text: (name: string) => string, between: string): string {
  return Array.from({ length: count }, (_, at) => text(`n${at}`)).join(between);
}

test("a function with more local variables than Lua allows is rejected", () => {
  const names = numbered(66, (name) => name, ", ");
  const many =
    `/** @inline */\nfunction many(counts: Record<string, number>): number {\n  const { ${names} } = counts;\n` +
    `  const sum = 1;\n  return sum + ${numbered(66, (name) => name, " + ")};\n}\n`;
  const main = (calls: number): string =>
    `${many}export function all(counts: Record<string, number>): number[] {\n` +
    `${numbered(calls, (name) => `const ${name} = many(counts);`, "\n")}\nreturn [${numbered(calls, (name) => name, ", ")}];\n}\n`;
  expect(faultOf(main(2))).toBe("no fault");
  expect(faultOf(main(3))).toBe("src/main.ts: all has 205 locals at once in Lua, where 200 are the limit");
});

test("a function with more registers than Lua allows is rejected", () => {
  const main = (values: number): string =>
    "export function all(take: (...numbers: number[]) => number): number[] {\n" +
    `${numbered(189, (name) => `const ${name} = take();`, "\n")}\n` +
    `take(${numbered(values, () => "n1", ", ")});\nreturn [${numbered(189, (name) => name, ", ")}];\n}\n`;
  expect(faultOf(main(63))).toBe("no fault");
  expect(faultOf(main(64))).toBe("src/main.ts: all needs 255 registers at once in Lua, where 254 are the limit");
});
