import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import * as tstl from "typescript-to-lua";
import { describe, expect, test } from "vitest";
import { BLACK } from "../../simulator/graphics/bitmap";
import { encodePicturePng } from "../../simulator/graphics/png";
import { encodeText, errorOf } from "./game";

const TYPINGS = "packages/playdate-types";

/**
 * Compiles a TypeScript source that uses the Playdate typings, and returns the Lua. Fails the test if the source has an
 * error.
 */
function lua(source: string): string {
  const options: tstl.CompilerOptions = {
    ...{
      strict: true,
      lib: ["lib.es2023.d.ts"],
      target: ts.ScriptTarget.ES2023,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    },
    ...{
      module: ts.ModuleKind.ESNext,
      typeRoots: ["packages", "node_modules"],
      types: ["playdate-types", "@typescript-to-lua/language-extensions"],
    },
    ...{ luaTarget: tstl.LuaTarget.Lua54, luaLibImport: tstl.LuaLibImportKind.RequireMinimal, noHeader: true },
  };
  const { files, diagnostics } = compile(source, options);
  expect(diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))).toEqual([]);
  return files;
}

/**
 * Compiles a TypeScript source together with packages from the disk. TypeScriptToLua's own virtual project could not
 * read these packages.
 */
function compile(source: string, options: tstl.CompilerOptions): { files: string; diagnostics: ts.Diagnostic[] } {
  const path = join(process.cwd(), "typings-example.ts");
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (name) => name === path || disk.fileExists(name),
    readFile: (name) => (name === path ? source : disk.readFile(name)),
    getSourceFile: (name, ...rest) =>
      name === path
        ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2023, true)
        : disk.getSourceFile(name, ...rest),
  };
  const program = ts.createProgram([path], options, host);
  let files = "";
  const { diagnostics } = new tstl.Transpiler({ emitHost: ts.sys }).emit({
    program,
    writeFile: (name, text) => {
      if (name.endsWith("typings-example.lua")) files = text;
    },
  });
  return { files, diagnostics: [...ts.getPreEmitDiagnostics(program), ...diagnostics] };
}

describe("the Playdate typings", () => {
  test("the typings compile functions of a namespace to calls with a dot", () => {
    expect(lua("playdate.graphics.fillRect(1, 2, 3, 4);\njson.encode({});\ntable.create(2, 0);")).toBe(
      "playdate.graphics.fillRect(1, 2, 3, 4)\njson.encode({})\ntable.create(2, 0)\n",
    );
  });

  test("the typings compile methods of objects to calls with a colon", () => {
    expect(
      lua("declare const image: playdate.graphics.Image;\nimage.draw(1, 2, playdate.graphics.kImageFlippedX);"),
    ).toBe("image:draw(1, 2, playdate.graphics.kImageFlippedX)\n");
  });

  test("the typings compile constructors and deletions to the names that the Playdate uses", () => {
    expect(
      lua(
        [
          "const image = playdate.graphics.image.new(2, 3);",
          'const [font, why] = playdate.graphics.font.new("f");',
          "const synth = playdate.sound.synth.new(playdate.sound.kWaveSine);",
          'playdate.datastore.delete("data");',
        ].join("\n"),
      ),
    ).toBe(
      [
        "image = playdate.graphics.image.new(2, 3)",
        'font, why = playdate.graphics.font.new("f")',
        "synth = playdate.sound.synth.new(playdate.sound.kWaveSine)",
        'playdate.datastore.delete("data")\n',
      ].join("\n"),
    );
  });

  test("the typings compile callbacks to functions without a self parameter", () => {
    expect(
      lua("playdate.update = () => {};\nplaydate.getSystemMenu().addCheckmarkMenuItem('x', true, (on) => {});"),
    ).toBe(
      [
        "playdate.update = function()",
        "end",
        "playdate.getSystemMenu():addCheckmarkMenuItem(",
        '    "x",',
        "    true,",
        "    function(on)",
        "    end",
        ")\n",
      ].join("\n"),
    );
  });

  test("the typings have no optional parameter, because an undefined argument would be nil in Lua", () => {
    expect(optionalParameters()).toEqual([]);
  });

  test("the typings let several results of a function be destructured", () => {
    expect(lua("const [width, height] = playdate.graphics.getTextSize('x');")).toBe(
      'width, height = playdate.graphics.getTextSize("x")\n',
    );
  });
});

/** Matches the names of functions and constants in the Playdate typings that the simulator lacks on purpose. */
const NOT_SIMULATED = /^(playdate\.file\.(?!open$|exists$|load$|kFileRead$|kFileWrite$)|playdate\.drawFPS$)/;
/** For each interface of the Playdate typings, Lua code that creates an object with the methods of this interface. */
const OBJECTS: Readonly<Record<string, string | undefined>> = {
  "playdate.graphics.ImageTable": 'playdate.graphics.imagetable.new("f")',
  "playdate.graphics.Font": 'playdate.graphics.font.new("f")',
  "playdate.graphics.Image": "playdate.graphics.image.new(1, 1)",
  "playdate.sound.Synth": "playdate.sound.synth.new()",
  "playdate.menu.Menu": "playdate.getSystemMenu()",
  "playdate.menu.MenuItem": "playdate.getSystemMenu():addMenuItem('x', print)",
};

const PIXEL = encodePicturePng({ width: 1, height: 1, pixels: Uint8Array.of(BLACK) });
const FONT = new Map([
  ["f.fnt", encodeText("A 1")],
  ["f-table-1-1.png", PIXEL],
]);

interface Declared {
  /**
   * The full names of all functions and constants in the Playdate typings, such as `playdate.graphics.clear`. Callbacks
   * are left out.
   */
  readonly names: string[];
  readonly methods: Map<string, string[]>;
}

function readTypings(): Declared {
  const declared: Declared = { names: [], methods: new Map() };
  for (const source of sourcesOfTypings()) source.forEachChild((node) => readNamespace(node, "", declared));
  return declared;
}

function sourcesOfTypings(): ts.SourceFile[] {
  return readdirSync(TYPINGS)
    .filter((name) => name.endsWith(".d.ts"))
    .map((file) => ts.createSourceFile(file, readFileSync(join(TYPINGS, file), "utf8"), ts.ScriptTarget.ES2023, true));
}

function optionalParameters(): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isParameter(node) && node.questionToken !== undefined) found.push(node.parent.getText());
    node.forEachChild(visit);
  };
  sourcesOfTypings().forEach(visit);
  return found;
}

function readNamespace(node: ts.Node, outer: string, declared: Declared): void {
  if (!ts.isModuleDeclaration(node) || node.body === undefined) return;
  const name = outer + node.name.text;
  if (ts.isModuleBlock(node.body))
    node.body.statements.forEach((statement) => readStatement(statement, name, declared));
  else readNamespace(node.body, `${name}.`, declared);
}

function readStatement(statement: ts.Statement, namespace: string, { names, methods }: Declared): void {
  if (ts.isFunctionDeclaration(statement)) names.push(`${namespace}.${statement.name!.text.replace(/^_/, "")}`);
  if (ts.isVariableStatement(statement) && (statement.declarationList.flags & ts.NodeFlags.Const) !== 0) {
    for (const { name } of statement.declarationList.declarations) names.push(`${namespace}.${name.getText()}`);
  }
  if (ts.isInterfaceDeclaration(statement)) {
    const found = statement.members.filter(ts.isMethodSignature).map((method) => method.name.getText());
    if (found.length > 0) methods.set(`${namespace}.${statement.name.text}`, found);
  }
}

describe("the simulator's API", () => {
  const { names, methods } = readTypings();

  test("the simulator has every function and constant of the typings except for a known list", () => {
    const missing = [...new Set(names)].filter((name) => errorOf(`local x = ${name}`) !== "no error");
    expect(names.length).toBeGreaterThan(150);
    expect(missing.filter((name) => !NOT_SIMULATED.test(name))).toEqual([]);
    expect(names.filter((name) => NOT_SIMULATED.test(name) && !missing.includes(name))).toEqual([]);
  });

  const simulated = [...methods].filter(([name]) => name !== "playdate.file.File");

  test.each(simulated)("the simulator has every method of %s", (name, found) => {
    const missing = found.filter(
      (method) => errorOf(`local object = ${OBJECTS[name]} local x = object.${method}`, { files: FONT }) !== "no error",
    );
    expect(missing).toEqual([]);
  });
});
