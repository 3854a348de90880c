import { finish, type Work } from "../../src/kernel/work";
import { composeLink, type Challenge } from "../../src/game/codes/challenge-code";
import { writeLevelCode } from "../../src/game/codes/level-code";
import { qrOf, type Qr } from "../../src/game/codes/qr/qr";
import { levelsOf } from "../../src/puzzles/campaign";
import { WORLDS } from "../../src/puzzles/index";
import { measure, runWork } from "./measure";

const PAGE = "https://example.org/glissade/?level=";
const CHALLENGE_PAGE = "https://example.org/glissade/?code=";
/** Challenges whose links carry the times of ten levels. */
const CHALLENGES = 20;
const LEVELS = 10;

/** They all take nearly as long: one level in so many is enough. */
const EVERY = 10;

/** Makes the picture of a link to some levels of each campaign, and to challenges with the times of ten levels. */
export function benchShare(): void {
  benchChallenges();
  WORLDS.forEach(({ id, open }, world) => {
    const maps = levelsOf(open().campaign)
      .filter((_, at) => at % EVERY === 0)
      .map(({ map }) => map.join("\n"));
    measure(`${id}: picture of a link`, 0, () => {
      for (const map of maps) {
        const code = finish(writeLevelCode({ world, map }));
        runWork(() =>
          qrOf([
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
    for (let at = 0; at < CHALLENGES; at++) {
      const splits: number[] = [];
      for (let level = 1; level <= LEVELS; level++) splits.push(level * (70 + 17 * at));
      const ghost = { name: "OLIVIA", tenths: splits[LEVELS - 1], cleared: 0, splits };
      const challenge = { seed: 4711 * at, puzzle: at % WORLDS.length, size: 1 + (at % LEVELS), ghost };
      runWork(() => pictureOf(challenge));
    }
  });
}

function* pictureOf(challenge: Challenge): Work<Qr | undefined> {
  const code = yield* composeLink(challenge);
  yield;
  return yield* qrOf([
    { mode: "bytes", text: CHALLENGE_PAGE },
    { mode: "letters", text: code.split("-").join("") },
  ]);
}
