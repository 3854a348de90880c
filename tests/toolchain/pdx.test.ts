import { unzipSync } from "fflate";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { make, standIn, tool } from "./run";
import { temporaryFolder, toyProject, write } from "./toy-project";

const recordingPdc = `
printf '%s\\n' "$@" > "$RECORD"
for last; do :; done
mkdir "$last"
echo bytes > "$last/main.pdz"
`;

/** An environment without an SDK, whoever runs the tests. */
function noSdk(): NodeJS.ProcessEnv {
  return { PLAYDATE_SDK_PATH: undefined, HOME: temporaryFolder() };
}

/** An environment where a shell script stands in for the SDK's pdc. */
function sdkWith(pdcScript: string): { sdk: string; record: string; environment: NodeJS.ProcessEnv } {
  const sdk = temporaryFolder();
  standIn(join(sdk, "bin"), "pdc", pdcScript);
  const record = join(sdk, "arguments");
  return { sdk, record, environment: { ...noSdk(), PLAYDATE_SDK_PATH: sdk, RECORD: record } };
}

describe("make pdx, with a stand-in for pdc", () => {
  test("has the stand-in strip build/source into build/Glissade.pdx", () => {
    const project = toyProject();
    const { sdk, record, environment } = sdkWith(recordingPdc);
    expect(make(project, "pdx", environment)).toMatchObject({ exitCode: 0, stderr: "" });
    const source = join(project, "build/source");
    expect(readFileSync(record, "utf8").trim().split("\n")).toEqual([
      "--strip",
      "-sdkpath",
      sdk,
      source,
      join(project, "build/Glissade.pdx"),
    ]);
    expect(existsSync(join(source, "main.lua"))).toBe(true);
  });

  test("zips what the stand-in made, the same bytes each time", () => {
    const project = toyProject();
    const { environment } = sdkWith(recordingPdc);
    const zips = [1, 2].map(() => {
      make(project, "pdx", environment);
      return readFileSync(join(project, "build/Glissade.pdx.zip"));
    });
    expect(Object.keys(unzipSync(zips[0]))).toEqual(["Glissade.pdx/main.pdz"]);
    expect(zips[0]).toEqual(zips[1]);
  });

  test("finds the SDK in ~/.Playdate/config, and a stand-in on the PATH when the SDK has no pdc", () => {
    const project = toyProject();
    const sdk = temporaryFolder();
    const record = join(sdk, "arguments");
    const HOME = temporaryFolder();
    write(HOME, ".Playdate/config", `SomeKey\tvalue\nSDKRoot\t${sdk}\n`);
    const environment = { ...noSdk(), HOME, RECORD: record, PATH: standIn(temporaryFolder(), "pdc", recordingPdc) };
    expect(make(project, "pdx", environment).exitCode).toBe(0);
    expect(readFileSync(record, "utf8")).toContain(`-sdkpath\n${sdk}\n`);
  });

  test("shows what a failing stand-in says and exits 1, with no pdx left behind", () => {
    const project = toyProject();
    const { environment } = sdkWith("echo 'main.lua:1: unexpected symbol' >&2; exit 1");
    const { exitCode, stderr } = tool(project, "pdx.ts", environment);
    expect(exitCode).toBe(1);
    expect(stderr).toBe("main.lua:1: unexpected symbol\npdc failed; what it says is above.\n");
    expect(existsSync(join(project, "build/Glissade.pdx.zip"))).toBe(false);
  });
});

describe("without the Playdate SDK", () => {
  for (const target of ["pdx", "simulator"]) {
    test(`make ${target} says where to get it and that playing needs none`, () => {
      const { exitCode, stderr } = make(toyProject(), target, noSdk());
      expect(exitCode).toBe(2);
      expect(stderr).toContain("The Playdate SDK was not found");
      expect(stderr).toContain("https://play.date/dev/");
      expect(stderr).toContain("`make play`");
    });
  }

  test("the tool itself exits 2", () => {
    expect(tool(toyProject(), "pdx.ts", noSdk()).exitCode).toBe(2);
  });

  test("a PLAYDATE_SDK_PATH that leads nowhere is named", () => {
    const { exitCode, stderr } = tool(toyProject(), "pdx.ts", { ...noSdk(), PLAYDATE_SDK_PATH: "/no/such/sdk" });
    expect(exitCode).toBe(2);
    expect(stderr).toBe("The Playdate SDK should be in /no/such/sdk, but there is no such folder.\n");
  });

  test("an SDK without pdc is named", () => {
    const sdk = temporaryFolder();
    const { exitCode, stderr } = tool(toyProject(), "pdx.ts", { ...noSdk(), PLAYDATE_SDK_PATH: sdk });
    expect(exitCode).toBe(2);
    expect(stderr).toBe(`The Playdate SDK in ${sdk} has no compiler: bin/pdc is not there.\n`);
  });
});
