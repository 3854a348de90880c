/**
 * A Lua test program that runs every kind of background task of the game. Each update runs one slice of a task, the
 * work from one yield to the next. The program prints each task's name before its first slice, and "end" after all
 * tasks.
 */
import { writeLinkCodeTask } from "../../../src/game/codes/challenge-code";
import { readLevelCode, writeLevelCode } from "../../../src/game/codes/level-code";
import { createQr } from "../../../src/game/codes/qr/qr-code";
import { composeNext, createRun } from "../../../src/game/modes/run";
import { gainInsight, startInsight } from "../../../src/game/workshop/insight/insight";
import { EDITOR_TOOLS, findDrafts } from "../../../src/game/workshop/tools/editor-tools";
import { createDraftSearch } from "../../../src/game/workshop/tools/judged-draft";
import type { Certificate } from "../../../src/kernel/analysed-graph";
import { certify, MAX_LEVEL_STATES } from "../../../src/kernel/certify";
import { parseDraft, type Draft } from "../../../src/kernel/draft";
import { isFault } from "../../../src/kernel/fault";
import { createRandom } from "../../../src/kernel/random";
import type { CertifiedLevel } from "../../../src/kernel/select-level";
import type { AnyPuzzle, OpaqueLevel, OpaqueState, OpaqueTarget } from "../../../src/puzzles/any-puzzle";
import { loadAllPuzzles } from "../../../src/puzzles/index";

declare function print(this: void, line: string): void;

const SEED = 2026;
/**
 * The numbers of the levels of an endless run that the test program generates. Together, their boards have every kind
 * of thing that a level can have.
 */
const LEVEL_NUMBERS: readonly number[] = [7, 12, 17, 22, 27];
/**
 * The numbers of levels of an endless run at the difficulty pace "hard". The test program generates such a level only
 * if no other pace has levels of its kind. Caves of several rooms are an example.
 */
const HARD_NUMBERS: readonly number[] = [10, 20, 30, 40, 50];
/**
 * The number of boards that an editor tool counts as already tried when the test starts the tool. The tool stops at a
 * limit a little above this number, so its search for boards soon ends.
 */
const TRIED_BEFORE = 232;
const LINK_SPLITS: readonly number[] = [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000];

/**
 * A background task, which yields after each slice of its work. The test prints the task's name before the first slice,
 * and also yields after this line.
 */
type Slices<T> = Generator<void, T, void>;

function* composeLevels(puzzle: AnyPuzzle): Slices<void> {
  const { id, plan } = puzzle;
  for (const number of LEVEL_NUMBERS) yield* composeLevel(puzzle, `${id} endless ${number}`, plan.rising(number));
  for (const number of HARD_NUMBERS) {
    const target = plan.onlyInHard?.(number);
    if (target !== undefined) yield* composeLevel(puzzle, `${id} hard ${number}`, target);
  }
  yield* composeLevel(puzzle, `${id} daily 5`, plan.daily(5));
  yield* composeLevel(puzzle, `${id} challenge 10`, plan.challenge(10));
}

function* composeLevel(puzzle: AnyPuzzle, name: string, target: OpaqueTarget): Slices<void> {
  print(name);
  yield;
  const made: CertifiedLevel<OpaqueLevel, OpaqueState> = yield* composeNext(
    puzzle,
    createRun(SEED),
    target,
    puzzle.playerPosition?.startPosition,
  );
  made.certificate.release?.();
}

function* analyseCampaignLevel(puzzle: AnyPuzzle, puzzleIndex: number, levelIndex: number): Slices<void> {
  const { id, campaign, legend } = puzzle;
  const map = campaign.level(levelIndex).map.join("\n");
  const draft = parseDraft(legend, map);
  if (isFault(draft)) throw new Error(draft.fault.kind);
  print(`${id} certify ${levelIndex + 1}`);
  yield;
  const certificate: Certificate<OpaqueState> | undefined = yield* certify(
    puzzle.rules(puzzle.levelOf(draft)),
    MAX_LEVEL_STATES,
  );
  if (certificate === undefined) throw new Error(`${id} ${levelIndex + 1} has too many states`);
  print(`${id} insight ${levelIndex + 1}`);
  yield;
  yield* gainInsight(startInsight(puzzle, draft), certificate, () => undefined);
  certificate.release?.();
  print(`${id} write code ${levelIndex + 1}`);
  yield;
  const code: string = yield* writeLevelCode({ puzzleIndex, map });
  print(`${id} read code ${levelIndex + 1}`);
  yield;
  yield* readLevelCode(code);
  yield* useEditorTools(puzzle, draft);
}

function* useEditorTools(puzzle: AnyPuzzle, draft: Draft): Slices<void> {
  for (const { choice } of EDITOR_TOOLS) {
    print(`${puzzle.id} tool ${choice}`);
    yield;
    yield* findDrafts(choice, createDraftSearch(puzzle, { triedCount: TRIED_BEFORE }), draft, createRandom(SEED));
  }
}

function* writeLinks(): Slices<void> {
  const ghost = { name: "KARLA", tenths: LINK_SPLITS[LINK_SPLITS.length - 1], cleared: 0, splits: LINK_SPLITS };
  print("link code");
  yield;
  const text: string = yield* writeLinkCodeTask({ seed: SEED, puzzleIndex: 0, size: 3, ghost });
  for (const mode of ["letters", "bytes"] as const) {
    print(`QR code of ${mode}`);
    yield;
    yield* createQr([{ mode, text: text.split("-").join("") }]);
  }
}

function* runAll(): Slices<void> {
  const puzzles = loadAllPuzzles();
  for (let index = 0; index < puzzles.length; index++) {
    yield* composeLevels(puzzles[index]);
    const { levelCount } = puzzles[index].campaign;
    if (levelCount > 0) yield* analyseCampaignLevel(puzzles[index], index, Math.floor(levelCount / 3));
  }
  yield* writeLinks();
  print("end");
}

const tasks = runAll();
playdate.update = () => {
  tasks.next();
};
