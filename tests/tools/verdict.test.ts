import { describe, expect, test } from "vitest";
import { normaliseCode, writeChallengeCode, writeLinkCode, type Challenge } from "../../src/game/codes/challenge-code";
import { writeLevelCode } from "../../src/game/codes/level-code";
import { runToEnd } from "../../src/kernel/task";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { runProjectTool, parseOutput, refusedWith, createTemporaryFile } from "./run-tool";

const codeOfLevel = runToEnd(writeLevelCode({ puzzleIndex: 0, map: "@.o\n.o.\n..." }));

function verdict(map: string): unknown[] {
  return parseOutput(runProjectTool("verdict", createTemporaryFile(map)));
}

describe("the verdict tool", () => {
  test("the verdict tool prints a level with its shortest solution and its verdict as one line of JSON", () => {
    expect(verdict("@.o.o.o..\n")).toEqual([
      {
        puzzle: "last-ball",
        map: ["@.o.o.o.."],
        solution: "RRR",
        verdict: { par: 3, solutions: 1, states: 4, deadEnds: 0, difficulty: 1.58, forcedMoves: 100 },
        idea: null,
      },
    ]);
  });

  test("the verdict tool prints no par and no solution for a level that cannot be won", () => {
    expect(verdict("....\n.@..\n....\n..o.\n")).toEqual([
      {
        puzzle: "last-ball",
        map: ["....", ".@..", "....", "..o."],
        solution: "",
        verdict: { par: null, solutions: 0, states: 1, deadEnds: 1, difficulty: null, forcedMoves: 0 },
        idea: null,
      },
    ]);
  });

  test("the verdict tool recognises a level of Ice Path, and prints its share of moves without a choice", () => {
    expect(verdict("@..#\n#..O\n")).toEqual([
      {
        puzzle: "ice-path",
        map: ["@..#", "#..O"],
        solution: "RDR",
        verdict: { par: 3, solutions: 1, states: 6, deadEnds: 0, difficulty: 1.61, forcedMoves: 66 },
        idea: null,
      },
    ]);
  });

  test("the verdict tool recognises a level of Skid by its map, and prints the figures of the article on Skid", () => {
    expect(verdict("#####\n#r.r#\n#...#\n#R###\n")).toEqual([
      {
        puzzle: "skid",
        map: ["#####", "#r.r#", "#...#", "#R###"],
        solution: "LD",
        verdict: {
          par: 2,
          solutions: 1,
          states: 11,
          deadEnds: 0,
          difficulty: 1.07,
          forcedMoves: 0,
          realStates: 9,
          potentialStates: 21,
          comboStates: 6,
          parCombo: 2,
          parPlain: 3,
        },
        idea: null,
      },
    ]);
  });

  test("the verdict tool lists every solution of up to the given number of moves", () => {
    const { exitCode, stdout } = runProjectTool(
      "verdict",
      createTemporaryFile("#####\n#r.r#\n#...#\n#R###\n"),
      "--solutions",
      "3",
    );
    expect(exitCode).toBe(0);
    expect(stdout.trimEnd().split("\n").slice(1)).toEqual(["LD", "RLD", "DLD"]);
  });

  test("the verdict tool prints the same verdict as the levels tool", () => {
    const [level] = parseOutput(runProjectTool("levels", "last-ball", "--seed", "77", "--balls", "9")) as {
      map: string[];
      verdict: unknown;
    }[];
    expect(verdict(level.map.join("\r\n"))).toEqual([
      expect.objectContaining({ map: level.map, verdict: level.verdict }),
    ]);
  });

  test("the verdict tool reads the code of a level", () => {
    const [level] = verdict("@.o\n.o.\n...\n") as object[];
    expect(parseOutput(runProjectTool("verdict", codeOfLevel))).toEqual([{ kind: "level", ...level }]);
  });

  test("the verdict tool explains the code of a challenge or of a rush, and the friend's result in it", () => {
    const told = (challenge: Challenge): unknown =>
      parseOutput(runProjectTool("verdict", writeChallengeCode(challenge)))[0];
    const ten = { seed: 4711, puzzleIndex: 1, size: 2 };
    const rush = { seed: 4711, puzzleIndex: 4, size: 0 };
    const tenTold = { kind: "challenge", puzzle: loadAllPuzzles()[1].id, seed: 4711, size: 2, levels: 10 };
    const rushTold = { kind: "rush", puzzle: loadAllPuzzles()[4].id, seed: 4711 };
    expect(told(ten)).toEqual(tenTold);
    expect(told(rush)).toEqual(rushTold);
    const anna = { name: "ANNA", tenths: 1234, cleared: 0 };
    expect(told({ ...ten, ghost: anna })).toEqual({ ...tenTold, friend: { name: "ANNA", time: "2:03.4" } });
    const splits = [100, 200, 300, 400, 500, 600, 700, 800, 900, 1234];
    const link = normaliseCode(writeLinkCode({ ...ten, ghost: { ...anna, splits } }));
    expect(link).toHaveLength(56);
    const levelTimes = ["0:10.0", "0:20.0", "0:30.0", "0:40.0", "0:50.0", "1:00.0", "1:10.0", "1:20.0", "1:30.0"];
    const timed = { name: "ANNA", time: "2:03.4", levelTimes: [...levelTimes, "2:03.4"] };
    expect(parseOutput(runProjectTool("verdict", link))).toEqual([{ ...tenTold, friend: timed }]);
    const bo = { name: "BO", tenths: 1800, cleared: 14 };
    expect(told({ ...rush, ghost: bo })).toEqual({ ...rushTold, friend: { name: "BO", time: "3:00.0", cleared: 14 } });
  });
});

describe("wrong calls of the verdict tool", () => {
  test.each([
    ["@.o\n..x\n", 'row 2, column 3 is "x"; a map has only @ o .'],
    ["@.o\n..\n", "row 2 is 2 wide; it must be 3 wide, as row 1 is"],
    ["..o\n", "the map has 0 black balls (@); it needs exactly one"],
    ["@o@\n", "the map has 2 black balls (@); it needs exactly one, and row 1, column 3 is the second"],
    ["@..\n", "the map has no white ball (o); it needs at least one"],
    ["", "the map is empty"],
    ["\uFEFF@.o\n", "row 1, column 1 is a byte order mark (U+FEFF); a map has only @ o ."],
    ["@.#\n..#\n", "the map has 0 fish holes (O); it needs exactly one"],
  ])("the verdict tool rejects the map %j in one line", (map, sentence) => {
    const file = createTemporaryFile(map);
    expect(runProjectTool("verdict", file)).toEqual(
      refusedWith(`verdict: ${file}, read as ${map.includes("#") ? "Ice Path" : "Last Ball"}: ${sentence}`),
    );
  });

  test("the verdict tool says which group of a level's code is wrong", () => {
    expect(runProjectTool("verdict", "S4EQR-AFB6T")).toEqual(
      refusedWith("verdict: S4EQR-AFB6T is no file, and no code of a level: Group 2 is wrong"),
    );
  });

  test("the verdict tool says which letter of a challenge's code is wrong", () => {
    const code = writeChallengeCode({ seed: 4711, puzzleIndex: 1, size: 2 });
    const wrong = (code.startsWith("A") ? "B" : "A") + code.slice(1);
    expect(runProjectTool("verdict", wrong)).toEqual(
      refusedWith(
        `verdict: ${wrong} is no file, and no code of a challenge: Letter 1 is wrong: ${code.charAt(0)} would fit`,
      ),
    );
    expect(runProjectTool("verdict", code, "--solutions", "3")).toEqual(
      refusedWith(`verdict: --solutions does not go with ${code}, which is no code of a level`),
    );
  });

  test("the verdict tool says which letter of a link's times is wrong, or that they are of another code", () => {
    const ten = { seed: 4711, puzzleIndex: 1, size: 2 };
    const splits = [100, 200, 300, 400, 500, 600, 700, 800, 900, 1234];
    const ghost = { name: "ANNA", tenths: 1234, cleared: 0, splits };
    const link = normaliseCode(writeLinkCode({ ...ten, ghost }));
    const other = normaliseCode(writeLinkCode({ ...ten, ghost: { ...ghost, name: "BO" } }));
    const start = (code: string): string => `verdict: ${code} is no file, and no code of a challenge: `;
    const wrong = link.slice(0, 21) + (link.charAt(21) === "A" ? "B" : "A") + link.slice(22);
    expect(runProjectTool("verdict", wrong)).toEqual(
      refusedWith(`${start(wrong)}Group 4, letter 1: ${link.charAt(21)} would fit`),
    );
    const mixed = link.slice(0, 21) + other.slice(21);
    expect(runProjectTool("verdict", mixed)).toEqual(refusedWith(`${start(mixed)}The times belong to another code`));
  });

  test("the verdict tool rejects a file that does not exist", () => {
    expect(runProjectTool("verdict", "no-such-map.txt")).toEqual(
      refusedWith("verdict: no-such-map.txt cannot be read (ENOENT)"),
    );
  });

  test("the verdict tool rejects an endless file without reading on", () => {
    expect(runProjectTool("verdict", "/dev/zero")).toEqual(
      refusedWith("verdict: /dev/zero is too long for a map: it may have 4096 bytes"),
    );
  });

  test("the verdict tool rejects a call without a file, and a call with two files", () => {
    expect(runProjectTool("verdict")).toEqual(refusedWith("verdict: name one file with a map, or one code"));
    expect(runProjectTool("verdict", "one.txt", "two.txt")).toEqual(
      refusedWith('verdict: "two.txt" is one word too many: name one file with a map, or one code'),
    );
  });

  test("the verdict tool rejects a number of moves that is no number", () => {
    expect(runProjectTool("verdict", createTemporaryFile("@.o\n"), "--solutions", "x")).toEqual(
      refusedWith('verdict: --solutions is "x"; it must be a whole number from 1 to 60'),
    );
  });

  test("the verdict tool rejects an option that does not exist", () => {
    expect(runProjectTool("verdict", "--balls", "3")).toEqual(refusedWith("verdict: there is no option --balls"));
  });
});
