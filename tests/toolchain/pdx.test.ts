import { unzipSync } from "fflate";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { encodePng } from "../../tools/art/png";
import { projectFolder } from "../../tools/packaging/project-folder";
import { zipFolder } from "../../tools/packaging/zip";
import { writeFolder } from "../../tools/pdx/files";
import { compileToBytecode } from "../../tools/pdx/luac";
import { packGame } from "../../tools/pdx/pack";
import { COMPILED_TOOLS } from "../compile-tools";
import { lua32 } from "../available-programs";
import { runMake, runCommand, installStub, runTool } from "./run-command";
import { createBuiltToy, createTemporaryFolder, createToyProject, writeFile } from "./toy-project";

const recordingPdc = `
printf '%s\\n' "$@" > "$RECORD"
for last; do :; done
mkdir "$last"
echo bytes > "$last/main.pdz"
`;

function sha256(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

function noSdk(): NodeJS.ProcessEnv {
  return { PLAYDATE_SDK_PATH: undefined, HOME: createTemporaryFolder() };
}

function sdkWith(pdcScript: string): { sdk: string; record: string; environment: NodeJS.ProcessEnv } {
  const sdk = createTemporaryFolder();
  installStub(join(sdk, "bin"), "pdc", pdcScript);
  const record = join(sdk, "arguments");
  return { sdk, record, environment: { ...noSdk(), PLAYDATE_SDK_PATH: sdk, RECORD: record } };
}

describe("make pdx with a stand-in for pdc", () => {
  test("make pdx runs pdc to make build/Glissade.pdx from build/source", () => {
    const project = createToyProject();
    const { sdk, record, environment } = sdkWith(recordingPdc);
    expect(runMake(project, "pdx", environment)).toMatchObject({ exitCode: 0, stderr: "" });
    const source = join(project, "build/source");
    expect(readFileSync(record, "utf8").trim().split("\n")).toEqual([
      "-sdkpath",
      sdk,
      source,
      join(project, "build/Glissade.pdx"),
    ]);
    expect(existsSync(join(source, "main.lua"))).toBe(true);
  });

  test("make pdx passes --strip to pdc only if it is called with --strip", () => {
    const project = createBuiltToy();
    const { record, environment } = sdkWith(recordingPdc);
    expect(runTool(project, "pdx", environment, "--strip")).toMatchObject({ exitCode: 0, stderr: "" });
    expect(readFileSync(record, "utf8")).toMatch(/^--strip\n-sdkpath\n/);
  });

  test("make pdx zips what pdc has made, with the same bytes each time", () => {
    const project = createBuiltToy();
    const { environment } = sdkWith(recordingPdc);
    const zips = [1, 2].map(() => {
      runTool(project, "pdx", environment);
      return readFileSync(join(project, "build/Glissade.pdx.zip"));
    });
    expect(Object.keys(unzipSync(zips[0]))).toEqual(["Glissade.pdx/main.pdz"]);
    expect(zips[0]).toEqual(zips[1]);
  });

  test("make pdx finds the SDK in ~/.Playdate/config, and pdc on the PATH if the SDK has none", () => {
    const project = createBuiltToy();
    const sdk = createTemporaryFolder();
    const record = join(sdk, "arguments");
    const HOME = createTemporaryFolder();
    writeFile(HOME, ".Playdate/config", `SomeKey\tvalue\nSDKRoot\t${sdk}\n`);
    const environment = {
      ...noSdk(),
      HOME,
      RECORD: record,
      PATH: installStub(createTemporaryFolder(), "pdc", recordingPdc),
    };
    expect(runTool(project, "pdx", environment).exitCode).toBe(0);
    expect(readFileSync(record, "utf8")).toContain(`-sdkpath\n${sdk}\n`);
  });

  test("make pdx says that pdc made the game, and prints the SHA-256 of the zip", () => {
    const project = createBuiltToy();
    const { environment } = sdkWith(recordingPdc);
    const [ready, digest] = runTool(project, "pdx", environment).stdout.trimEnd().split("\n");
    expect(ready).toMatch(/are ready, made by the Playdate SDK's pdc\.$/);
    expect(digest).toBe(`SHA-256 of the zip: ${sha256(join(project, "build/Glissade.pdx.zip"))}`);
  });

  test("make pdx shows what a failing pdc prints, exits with code 1 and leaves no pdx behind", () => {
    const project = createBuiltToy();
    const { environment } = sdkWith(`${recordingPdc} echo 'main.lua:1: unexpected symbol' >&2; exit 1`);
    const { exitCode, stderr } = runTool(project, "pdx", environment);
    expect(exitCode).toBe(1);
    expect(stderr).toBe("main.lua:1: unexpected symbol\npdc failed; what it says is above.\n");
    expect(existsSync(join(project, "build/Glissade.pdx"))).toBe(false);
  });
});

const card = encodePng({ width: 3, height: 1, pixels: ["black", "clear", "white"] });

/**
 * Creates and builds a small game. Copies the Lua compiler of `make lua32` into its project, so that the game can be
 * packed.
 */
function packableToy(files: Readonly<Record<string, string>> = {}): string {
  const project = createBuiltToy({ "assets/launcher/card.png": card, ...files });
  cpSync(dirname(lua32!), join(project, "build/lua32"), { recursive: true });
  return project;
}

describe.skipIf(lua32 === undefined)("make pdx without the Playdate SDK", () => {
  test("make pdx packs without the SDK, says so with the version of Lua, and prints the SHA-256 of the zip", () => {
    const project = packableToy();
    const { exitCode, stdout, stderr } = runMake(project, "pdx", noSdk());
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    const [ready, digest] = stdout.trimEnd().split("\n");
    expect(ready).toMatch(/made by this project's own packer and Lua 5\.4\.\d+, as no Playdate SDK was found\.$/);
    expect(digest).toBe(`SHA-256 of the zip: ${sha256(join(project, "build/Glissade.pdx.zip"))}`);
    expect(Object.keys(unzipSync(readFileSync(join(project, "build/Glissade.pdx.zip"))))).toEqual([
      "Glissade.pdx/launcher/card.pdi",
      "Glissade.pdx/main.pdz",
      "Glissade.pdx/pdxinfo",
    ]);
  });

  test("make pdx makes the same bytes in another folder and at another time", () => {
    const [first, second] = [packableToy(), packableToy()].map((project) => runTool(project, "pdx", noSdk()).stdout);
    expect(second).toBe(first);
  });

  test("a packed game keeps its line numbers for errors unless it was stripped", () => {
    const project = packableToy({ "src/main.ts": "playdate.update = () => {\n  throw 'no luck';\n};\n" });
    const errorAfter = (...words: readonly string[]): string => {
      expect(runTool(project, "pdx", noSdk(), ...words)).toMatchObject({ exitCode: 0, stderr: "" });
      const unpacked = createTemporaryFolder();
      runTool(project, "pdx", {}, "extract", join(project, "build/Glissade.pdx"), unpacked);
      const script = "playdate = {}; dofile('main.pdz/main.luac'); playdate.update()";
      return runCommand(unpacked, [lua32!, "-e", script]).stderr;
    };
    const told = errorAfter();
    const lines = readFileSync(join(project, "build/source/main.lua"), "utf8").split("\n");
    expect(told).toContain(`\tmain.lua:${lines.findIndex((line) => line.includes("no luck")) + 1}: in `);
    expect(errorAfter("--strip")).not.toContain("main.lua");
  });

  test("make pdx says in one line what cannot be packed, exits with code 2 and leaves no pdx behind", () => {
    const project = packableToy();
    runTool(project, "pdx", noSdk());
    writeFile(project, "assets/launcher/card.png", "card");
    expect(runTool(project, "pdx", noSdk())).toEqual({
      exitCode: 2,
      stdout: "",
      stderr: "launcher/card.png, byte 0: this is no PNG\n",
    });
    expect(existsSync(join(project, "build/Glissade.pdx"))).toBe(false);
  });

  test("make pdx shows why the Lua compiler could not be built, and exits with code 2", () => {
    const project = createBuiltToy();
    const { exitCode, stderr } = runTool(project, "pdx", { ...noSdk(), LUA_SRC: "lua" });
    expect(exitCode).toBe(2);
    expect(stderr).toBe(
      "lua32: LUA_SRC=lua has no lua.h: it should be the folder src/ of a Lua 5.4\n" +
        "Without the Playdate SDK, packing needs Lua's compiler; see above.\n",
    );
  });
});

describe.skipIf(lua32 === undefined)("the pdx tool", () => {
  const pdxTool = (folder: string, ...args: readonly string[]) => {
    return runCommand(folder, [process.execPath, join(projectFolder, COMPILED_TOOLS, "pdx.js"), ...args]);
  };

  function packedToy(): string {
    const folder = createTemporaryFolder();
    const source = new Map([
      ["launcher/card.png", card],
      ["main.lua", new TextEncoder().encode("playdate.update = function() end\n")],
      ["pdxinfo", new TextEncoder().encode("name=Toy\n")],
    ]);
    writeFolder(join(folder, "Toy.pdx"), packGame(source, compileToBytecode));
    return folder;
  }

  test("the pdx tool lists a pdx folder and its zip in the same way", () => {
    const folder = packedToy();
    const listed = pdxTool(folder, "ls", "Toy.pdx");
    expect(listed).toMatchObject({ exitCode: 0, stderr: "" });
    expect(listed.stdout.trimEnd().split("\n")).toEqual([
      "launcher/card.pdi\ta picture, 3×1",
      expect.stringMatching(/^main\.pdz\/main\ta Lua chunk, \d+ bytes$/),
      "pdxinfo\ta file, 26 bytes",
    ]);
    writeFile(folder, "Toy.pdx.zip", zipFolder(join(folder, "Toy.pdx")));
    expect(pdxTool(folder, "ls", "Toy.pdx.zip")).toEqual(listed);
  });

  test("the npm script pdx runs the pdx tool", () => {
    const folder = packedToy();
    const listed = runCommand(projectFolder, ["npm", "run", "--silent", "pdx", "--", "ls", join(folder, "Toy.pdx")]);
    expect(listed.stdout).toBe(pdxTool(folder, "ls", "Toy.pdx").stdout);
  });

  test("the pdx tool unpacks a pdx to files that Lua can run", () => {
    const folder = packedToy();
    expect(pdxTool(folder, "extract", "Toy.pdx", "unpacked").exitCode).toBe(0);
    expect(readdirSync(join(folder, "unpacked"), { recursive: true }).sort()).toEqual([
      "launcher",
      "launcher/card.png",
      "main.pdz",
      "main.pdz/main.luac",
      "pdxinfo",
    ]);
    const script = "playdate = {}; dofile('unpacked/main.pdz/main.luac'); print(type(playdate.update))";
    expect(runCommand(folder, [lua32!, "-e", script]).stdout).toBe("function\n");
  });

  test.each([[["ls", "Toy.pdx"]], [["extract", "Toy.pdx", "unpacked"]]])(
    "the pdx tool rejects a damaged pdx in one line, exits with code 2 and unpacks nothing: %j",
    (args) => {
      const folder = packedToy();
      const pdz = readFileSync(join(folder, "Toy.pdx/main.pdz"));
      writeFile(folder, "Toy.pdx/main.pdz", pdz.subarray(0, -1));
      const { exitCode, stdout, stderr } = pdxTool(folder, ...args);
      expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
      expect(stderr).toMatch(/^main\.pdz, byte \d+: the file ends here, 1 bytes too early\n$/);
      expect(readdirSync(folder)).toEqual(["Toy.pdx"]);
    },
  );

  test("the pdx tool does not unpack into a folder that is not empty", () => {
    const folder = packedToy();
    writeFile(folder, "mine/letter.txt", "dear");
    const { exitCode, stderr } = pdxTool(folder, "extract", "Toy.pdx", "mine");
    expect([exitCode, stderr]).toEqual([2, "mine is there already and is no empty folder\n"]);
    expect(readdirSync(join(folder, "mine"))).toEqual(["letter.txt"]);
  });

  test("the pdx tool reports a file that does not exist, and a file that is no zip", () => {
    const folder = createTemporaryFolder();
    writeFile(folder, "a.pdx.zip", "no zip");
    expect(pdxTool(folder, "ls", "b.pdx").stderr).toBe("b.pdx: there is no such file or folder\n");
    expect(pdxTool(folder, "ls", "a.pdx.zip").stderr).toMatch(
      /^a\.pdx\.zip, byte 0: this is neither a folder nor a zip/,
    );
  });

  test("the pdx tool explains its use when it is called with unknown arguments", () => {
    const { exitCode, stderr } = pdxTool(createTemporaryFolder(), "list");
    expect(exitCode).toBe(2);
    expect(stderr).toContain("npm run --silent pdx -- ls FILE.pdx");
  });
});

describe("a Playdate SDK that is named but not complete", () => {
  test("a named SDK folder that does not exist is reported", () => {
    const { exitCode, stderr } = runTool(createToyProject(), "pdx", { ...noSdk(), PLAYDATE_SDK_PATH: "/no/such/sdk" });
    expect(exitCode).toBe(2);
    expect(stderr).toBe("The Playdate SDK should be in /no/such/sdk, but there is no such folder.\n");
  });

  test("an SDK without pdc is reported", () => {
    const sdk = createTemporaryFolder();
    const { exitCode, stderr } = runTool(createBuiltToy(), "pdx", { ...noSdk(), PLAYDATE_SDK_PATH: sdk });
    expect(exitCode).toBe(2);
    expect(stderr).toBe(`The Playdate SDK in ${sdk} has no compiler: bin/pdc is not there.\n`);
  });
});

test("make simulator without an SDK says where to get it, and that playing the game does not need it", () => {
  const project = createToyProject();
  const { exitCode, stderr } = runTool(project, "simulator", noSdk());
  expect(exitCode).toBe(2);
  expect(stderr).toContain("The Playdate SDK was not found");
  expect(stderr).toContain("https://play.date/dev/");
  expect(stderr).toContain("`make play`");
});
