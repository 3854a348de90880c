/**
 * Films the replay of a cleared level, for the web page and the headless runner. The game plays the moves of the
 * replay's link while its screen is recorded.
 */
import { createSimulatedClock } from "./clocks";
import { startConsole } from "./console";
import { addFrame, createFilm, encodeGif, MAX_FILM_FRAMES, type Film } from "./graphics/gif";
import type { Console, Host } from "./host";
import { createMemoryStore } from "./stores";

/**
 * Noon of 1 January 2026, in seconds since the beginning of 2000. The game's simulated clock starts at this time in
 * each recording.
 */
const NOON_SECONDS = 820_584_000;
const ATTEMPT_KEY = "j";
/**
 * The number of frames in which two black halves of the screen slide apart before the level appears. The recording
 * begins with the last of these frames.
 */
const OPENING_FRAMES = 7;
const FRAMES_OF_FIRST_PICTURE = 20;
const FRAMES_AFTER_WIN = 90;
const FRAMES_BETWEEN_QUESTIONS = 10;
const IDLE = { held: new Set<never>(), crankDegrees: 0, isCrankDocked: true };

/**
 * Thrown when the game refuses to show a replay. `reason` is the word that the game uses for the cause, such as
 * `no-moves`.
 */
export class ReplayRefused extends Error {
  constructor(readonly reason: string) {
    super(`the game cannot play this replay: ${reason}`);
  }
}

/** The GIF file of a replay, and whether the GIF ends before the last move of the replay. */
export interface ReplayFilm {
  readonly gif: Uint8Array;
  /** Whether the GIF was cut: it reached its greatest length before the game had played all moves. */
  readonly isCut: boolean;
}

/**
 * Films a replay, and returns the film as a GIF of at most a minute. The generator yields the number of recorded frames
 * after each frame.
 *
 * @param replay the value of the link's parameter `replay`: a level code, a full stop, and the letters of the moves.
 * @throws ReplayRefused if the code is wrong or the moves do not solve the level.
 */
export function* filmReplay(
  { lua, files }: Pick<Host, "lua" | "files">,
  replay: string,
): Generator<number, ReplayFilm> {
  const printed: string[] = [];
  const console = startConsole({
    ...{ lua, files, clock: createSimulatedClock(NOON_SECONDS), store: createMemoryStore() },
    ...{ arguments: [`replay=${replay}`], reducesFlashing: false, speaker: { play: () => undefined } },
    print: (line) => void printed.push(line),
  });
  for (let frame = 1; frame <= OPENING_FRAMES; frame++) console.update(IDLE);
  const film = createFilm(console.width, console.height);
  for (let frame = 1; frame <= FRAMES_OF_FIRST_PICTURE; frame++) addFrame(film, console.pixels);
  let framesLeft = MAX_FILM_FRAMES - film.frameCount;
  let hasWon = false;
  while (framesLeft > 0) {
    recordFrame(film, console);
    framesLeft--;
    yield film.frameCount;
    throwIfRefused(printed);
    if (hasWon || film.frameCount % FRAMES_BETWEEN_QUESTIONS > 0) continue;
    hasWon = isWon(console, printed);
    if (hasWon) framesLeft = Math.min(framesLeft, FRAMES_AFTER_WIN);
  }
  return { gif: encodeGif(film), isCut: !hasWon };
}

function recordFrame(film: Film, console: Console): void {
  console.update(IDLE);
  addFrame(film, console.pixels);
}

function throwIfRefused(printed: readonly string[]): void {
  const problem = printed.find((line) => line.startsWith("problem: "));
  if (problem !== undefined) throw new ReplayRefused(problem.split(" ").at(-1) ?? "");
}

function isWon(console: Console, printed: string[]): boolean {
  printed.length = 0;
  console.keyPressed(ATTEMPT_KEY);
  return printed.some((line) => line.startsWith("attempt: ") && line.includes('"outcome":"won"'));
}
