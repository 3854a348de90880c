/** Measures how long it takes to create QR codes of links to levels and challenges. */
import { runToEnd, type Task } from "../../src/kernel/task";
import { writeLinkCodeTask, type Challenge } from "../../src/game/codes/challenge-code";
import { writeLevelCode } from "../../src/game/codes/level-code";
import { createQr, type QrCode } from "../../src/game/codes/qr/qr-code";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { PUZZLES } from "../../src/puzzles/index";
import { measure, measureTask } from "./measure";

const PAGE = "https://example.org/glissade/?level=";
const CHALLENGE_PAGE = "https://example.org/glissade/?code=";
const CHALLENGES = 20;
const LEVELS = 10;

/** Only every tenth campaign level is measured, because all levels take nearly the same time. */
const EVERY = 10;

/**
 * Measures how long it takes to create QR codes: for links to some levels of each campaign, and for challenges that
 * contain a friend's times.
 */
export function benchShare(): void {
  benchChallenges();
  PUZZLES.forEach(({ id, loadPuzzle }, puzzleIndex) => {
    const maps = allLevelsOf(loadPuzzle().campaign)
      .filter((_, index) => index % EVERY === 0)
      .map(({ map }) => map.join("\n"));
    measure(`${id}: picture of a link`, 0, () => {
      for (const map of maps) {
        const code = runToEnd(writeLevelCode({ puzzleIndex, map }));
        measureTask(() =>
          createQr([
            { mode: "bytes", text: PAGE },
            { mode: "letters", text: code.split("-").join("") },
          ]),
        );
      }
    });
  });
}

function benchChallenges(): void {
  measure("challenge: picture of a link", 0, () => {
    for (let index = 0; index < CHALLENGES; index++) {
      const splits: number[] = [];
      for (let level = 1; level <= LEVELS; level++) splits.push(level * (70 + 17 * index));
      const ghost = { name: "OLIVIA", tenths: splits[LEVELS - 1], cleared: 0, splits };
      const challenge = { seed: 4711 * index, puzzleIndex: index % PUZZLES.length, size: 1 + (index % LEVELS), ghost };
      measureTask(() => createChallengeQr(challenge));
    }
  });
}

function* createChallengeQr(challenge: Challenge): Task<QrCode | undefined> {
  const code = yield* writeLinkCodeTask(challenge);
  yield;
  return yield* createQr([
    { mode: "bytes", text: CHALLENGE_PAGE },
    { mode: "letters", text: code.split("-").join("") },
  ]);
}
