import { unzipSync } from "fflate";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { toPng } from "../../tools/art/png";
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

/** An environment without an SDK, whoever runs the tests. */
function noSdk(): NodeJS.ProcessEnv {
  return { PLAYDATE_SDK_PATH: undefined, HOME: createTemporaryFolder() };
}

/** An environment where a shell script stands in for the SDK's pdc. */
function sdkWith(pdcScript: string): { sdk: string; record: string; environment: NodeJS.ProcessEnv } {
  const sdk = createTemporaryFolder();
  installStub(join(sdk, "bin"), "pdc", pdcScript);
  const record = join(sdk, "arguments");
  return { sdk, record, environment: { ...noSdk(), PLAYDATE_SDK_PATH: sdk, RECORD: record } };
}

describe("make pdx, with a stand-in for pdc", () => {
  test("has the stand-in make build/Glissade.pdx of build/source", () => {
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

  test("has the stand-in strip only when it is asked to", () => {
    const project = createBuiltToy();
    const { record, environment } = sdkWith(recordingPdc);
    expect(runTool(project, "pdx", environment, "--strip")).toMatchObject({ exitCode: 0, stderr: "" });
    expect(readFileSync(record, "utf8")).toMatch(/^--strip\n-sdkpath\n/);
  });

  test("zips what the stand-in made, the same bytes each time", () => {
    const project = createBuiltToy();
    const { environment } = sdkWith(recordingPdc);
    const zips = [1, 2].map(() => {
      runTool(project, "pdx", environment);
      return readFileSync(join(project, "build/Glissade.pdx.zip"));
    });
    expect(Object.keys(unzipSync(zips[0]))).toEqual(["Glissade.pdx/main.pdz"]);
    expect(zips[0]).toEqual(zips[1]);
  });

  test("finds the SDK in ~/.Playdate/config, and a stand-in on the PATH when the SDK has no pdc", () => {
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

  test("says that pdc made it, and the SHA-256 of the zip", () => {
    const project = createBuiltToy();
    const { environment } = sdkWith(recordingPdc);
    const [ready, digest] = runTool(project, "pdx", environment).stdout.trimEnd().split("\n");
    expect(ready).toMatch(/are ready, made by the Playdate SDK's pdc\.$/);
    expect(digest).toBe(`SHA-256 of the zip: ${sha256(join(project, "build/Glissade.pdx.zip"))}`);
  });

  test("shows what a failing stand-in says and exits 1, with no pdx left behind", () => {
    const project = createBuiltToy();
    const { environment } = sdkWith(`${recordingPdc} echo 'main.lua:1: unexpected symbol' >&2; exit 1`);
    const { exitCode, stderr } = runTool(project, "pdx", environment);
    expect(exitCode).toBe(1);
    expect(stderr).toBe("main.lua:1: unexpected symbol\npdc failed; what it says is above.\n");
    expect(existsSync(join(project, "build/Glissade.pdx"))).toBe(false);
  });
});

const card = toPng({ width: 3, height: 1, pixels: ["black", "clear", "white"] });

/** A toy whose picture can be packed, beside the compiler that `make lua32` built. */
function packableToy(files: Readonly<Record<string, string>> = {}): string {
  const project = createBuiltToy({ "assets/launcher/card.png": card, ...files });
  cpSync(dirname(lua32!), join(project, "build/lua32"), { recursive: true });
  return project;
}

describe.skipIf(lua32 === undefined)("make pdx without the Playdate SDK", () => {
  test("packs by itself, says so and by which Lua, and prints the SHA-256 of the zip", () => {
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

  test("gives the same bytes in another folder, at another time", () => {
    const [first, second] = [packableToy(), packableToy()].map((project) => runTool(project, "pdx", noSdk()).stdout);
    expect(second).toBe(first);
  });

  test("keeps the lines that errors tell, unless it is asked to strip them", () => {
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

  test("says in one line what cannot be packed and exits 2, with no pdx left behind", () => {
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

  test("shows why the compiler could not be built, and exits 2", () => {
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

  /** A folder with Toy.pdx of one picture and a program. */
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

  test("lists a pdx and its zip alike", () => {
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

  test("is what npm runs", () => {
    const folder = packedToy();
    const listed = runCommand(projectFolder, ["npm", "run", "--silent", "pdx", "--", "ls", join(folder, "Toy.pdx")]);
    expect(listed.stdout).toBe(pdxTool(folder, "ls", "Toy.pdx").stdout);
  });

  test("unpacks a pdx to sources that its Lua can run", () => {
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
    "refuses a damaged pdx in one line, exits 2, and unpacks nothing of it: %j",
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

  test("leaves a folder alone that holds something already", () => {
    const folder = packedToy();
    writeFile(folder, "mine/letter.txt", "dear");
    const { exitCode, stderr } = pdxTool(folder, "extract", "Toy.pdx", "mine");
    expect([exitCode, stderr]).toEqual([2, "mine is there already and is no empty folder\n"]);
    expect(readdirSync(join(folder, "mine"))).toEqual(["letter.txt"]);
  });

  test("names a file that is not there, and one that is no zip", () => {
    const folder = createTemporaryFolder();
    writeFile(folder, "a.pdx.zip", "no zip");
    expect(pdxTool(folder, "ls", "b.pdx").stderr).toBe("b.pdx: there is no such file or folder\n");
    expect(pdxTool(folder, "ls", "a.pdx.zip").stderr).toMatch(
      /^a\.pdx\.zip, byte 0: this is neither a folder nor a zip/,
    );
  });

  test("says how it is used when it is used otherwise", () => {
    const { exitCode, stderr } = pdxTool(createTemporaryFolder(), "list");
    expect(exitCode).toBe(2);
    expect(stderr).toContain("npm run --silent pdx -- ls FILE.pdx");
  });
});

describe("an SDK that is named but not whole", () => {
  test("without a folder is told", () => {
    const { exitCode, stderr } = runTool(createToyProject(), "pdx", { ...noSdk(), PLAYDATE_SDK_PATH: "/no/such/sdk" });
    expect(exitCode).toBe(2);
    expect(stderr).toBe("The Playdate SDK should be in /no/such/sdk, but there is no such folder.\n");
  });

  test("without pdc is told", () => {
    const sdk = createTemporaryFolder();
    const { exitCode, stderr } = runTool(createBuiltToy(), "pdx", { ...noSdk(), PLAYDATE_SDK_PATH: sdk });
    expect(exitCode).toBe(2);
    expect(stderr).toBe(`The Playdate SDK in ${sdk} has no compiler: bin/pdc is not there.\n`);
  });
});

test("make simulator without an SDK says where to get it and that playing needs none", () => {
  const project = createToyProject();
  const { exitCode, stderr } = runTool(project, "simulator", noSdk());
  expect(exitCode).toBe(2);
  expect(stderr).toContain("The Playdate SDK was not found");
  expect(stderr).toContain("https://play.date/dev/");
  expect(stderr).toContain("`make play`");
});
