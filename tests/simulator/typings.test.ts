import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import * as tstl from "typescript-to-lua";
import { describe, expect, test } from "vitest";
import { BLACK } from "../../simulator/graphics/bitmap";
import { encodePicturePng } from "../../simulator/graphics/png";
import { readNames, readTable } from "../../packages/playdate-types/generator/table";
import { encodeText, printedBy } from "./game";

function lua(source: string, plugins: tstl.CompilerOptions["luaPlugins"] = []): string {
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
    ...{
      luaTarget: tstl.LuaTarget.Lua54,
      luaLibImport: tstl.LuaLibImportKind.Inline,
      noHeader: true,
      luaPlugins: plugins,
    },
  };
  const { files, diagnostics } = compile(source, options);
  expect(diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))).toEqual([]);
  return files;
}

/**
 * The declaration files that TypeScript has parsed so far. All compilations share them, so that each file is parsed
 * only once.
 */
const parsed = new Map<string, ts.SourceFile | undefined>();

function readParsed(name: string, read: () => ts.SourceFile | undefined): ts.SourceFile | undefined {
  if (!parsed.has(name)) parsed.set(name, read());
  return parsed.get(name);
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
        : readParsed(name, () => disk.getSourceFile(name, ...rest)),
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

  test("the typings let several results of a function be destructured", () => {
    expect(lua("const [width, height] = playdate.graphics.getTextSize('x');")).toBe(
      'width, height = playdate.graphics.getTextSize("x")\n',
    );
  });
});

/**
 * Lua code that replaces the Playdate's libraries CoreLibs/object and CoreLibs/sprites in the tests. Its function
 * `class` makes classes whose objects come from `baseObject` of the parent class. Its sprites have a position.
 */
const CORE_LIBS = `
  function import() end
  function playdate.update() end
  function class(name, properties, namespace)
    local made = {className = name}
    made.__index = made
    return {extends = function(parent)
      made.super = parent
      setmetatable(made, {__index = parent, __call = function(self, ...)
        local object = setmetatable(parent.baseObject(), made)
        object:init(...)
        return object
      end})
      namespace[name] = made
    end}
  end
  local sprite, added = {}, {}
  sprite.__index = sprite
  rawset(playdate.graphics, "sprite", sprite)
  function sprite.new(image) local s = setmetatable({x = 0, y = 0}, sprite) s:init(image) return s end
  function sprite.baseObject() return {x = 0, y = 0} end
  function sprite:init(image) self.image = image end
  function sprite:moveTo(x, y) self.x = x self.y = y end
  function sprite:moveBy(x, y) self:moveTo(self.x + x, self.y + y) end
  function sprite:add() added[#added + 1] = self end
  function sprite.update() for _, s in ipairs(added) do if s.update ~= sprite.update then s:update() end end end
  rawset(playdate, "geometry", {rect = {new = function(x, y, width, height) return {x = x, width = width} end}})
`;

const CLASSES = `
  class Ball extends playdate.graphics.sprite {
    static count = 0;
    speed = 2;
    constructor(readonly label: string, x: number) {
      super(playdate.graphics.image.new(3, 3));
      this.moveTo(x, 10);
      Ball.count += 1;
    }
    override update(): void { this.moveBy(this.speed, 0); }
  }
  class FastBall extends Ball {
    override update(): void { super.update(); super.update(); }
  }
  class Plain extends playdate.graphics.sprite {}
  const [ball, fast, plain] = [new Ball("a", 5), new FastBall("b", 50), new Plain()];
  const sprites: playdate.graphics.sprite[] = [ball, fast, plain];
  sprites.forEach((sprite) => sprite.add());
  playdate.graphics.sprite.update();
  print(ball.label, ball.x, fast.x, plain.x, Ball.count);
  print(fast instanceof Ball, plain instanceof Ball, fast.className);
`;

describe("classes that extend a class of the Playdate", () => {
  const plugins = [{ name: join(process.cwd(), "packages/playdate-types/classes.cjs") }];

  test("a class extends a sprite, with and without a constructor, and a class extends that class", () => {
    expect(printedBy(CORE_LIBS + lua(CLASSES, plugins))).toEqual(["a\t7\t54\t0\t2", "true\tfalse\tFastBall"]);
  });

  test("the first example of the package's README runs", () => {
    const readme = readFileSync("packages/playdate-types/README.md", "utf8");
    const source = /```ts\n([^]*?)```/.exec(readme)![1];
    const frames = `for frame = 1, 60 do playdate.update() end print(ball.x)`;
    expect(printedBy(`${CORE_LIBS}${lua(source)}\n${frames}`)).toHaveLength(2);
  });
});

const OBJECTS: Readonly<Record<string, string | undefined>> = {
  "playdate.graphics.imagetable": 'playdate.graphics.imagetable.new("f")',
  "playdate.graphics.font": 'playdate.graphics.font.new("f")',
  "playdate.graphics.image": "playdate.graphics.image.new(1, 1)",
  "playdate.sound.synth": "playdate.sound.synth.new()",
  "playdate.menu": "playdate.getSystemMenu()",
  "playdate.menu.item": "playdate.getSystemMenu():addMenuItem('x', print)",
};

const PIXEL = encodePicturePng({ width: 1, height: 1, pixels: Uint8Array.of(BLACK) });
const FONT = new Map([
  ["f.fnt", encodeText("A 1")],
  ["f-table-1-1.png", PIXEL],
]);

function findSimulated(names: readonly string[]): string[] {
  const probes = names.map((name) => {
    const [owner, method] = name.split(":");
    if (method !== undefined && OBJECTS[owner] === undefined) return "";
    const value = method === undefined ? name : `(${OBJECTS[owner]}).${method}`;
    return `if select(2, pcall(function() return ${value} ~= nil end)) == true then print("${name}") end`;
  });
  return printedBy(["function playdate.update() end", ...probes].join("\n"), { files: FONT });
}

describe("the simulator's API", () => {
  test("the simulator has the functions, methods and constants of simulated-names.txt, and no others", () => {
    const rows = readTable().rows.filter(({ kind }) => kind !== "callback" && kind !== "metamethod");
    const names = rows.map(({ name }) => name).filter((name) => !["class", "import"].includes(name));
    expect(findSimulated(names)).toEqual(readNames("tests/simulator/simulated-names.txt"));
  });
});
