/** Every sound of the game, and the music of each place, by name. */
import { changeMusic, createPlayer, playOn, BEATS_A_BAR } from "../../src/game/music";
import { advance, isStill, makeMove, startSession } from "../../src/game/play/session";
import { soundPassed } from "../../src/game/play/session-sounds";
import {
  setVoice,
  soundBack,
  soundBump,
  soundCleared,
  soundConfirm,
  soundCrankStop,
  soundCursor,
  soundHint,
  soundLampOut,
  soundMedals,
  soundRefuse,
} from "../../src/game/sounds";
import { DIRECTIONS } from "../../src/kernel/direction";
import { isFault } from "../../src/kernel/fault";
import { createRandom } from "../../src/kernel/random";
import { allPuzzles } from "../../src/puzzles/index";
import type { SealedPuzzle } from "../../src/puzzles/sealed";
import { record, type Pass, type RecordedNote } from "./record";

/** `sign`: one of the game's signs; `moves`: what is heard of moves; `music`: some bars of it. */
export interface Sound {
  readonly name: string;
  readonly kind: "sign" | "moves" | "music";
  readonly notes: readonly RecordedNote[];
}

const FRAME_MS = 33;
const MUSIC_BARS = 16;

/** All of them, recorded. The music is that of `seed`. */
export function allSounds(seed: number): readonly Sound[] {
  const anywhere = {
    hint: soundHint,
    cursor: soundCursor,
    confirm: soundConfirm,
    back: soundBack,
    refuse: soundRefuse,
  };
  return [
    ...Object.entries(anywhere).map(([name, play]) => sign(name, play)),
    sign("crank-stop", soundCrankStop),
    sign("medal-cleared", () => soundMedals(false, false)),
    sign("medal-par", () => soundMedals(true, false)),
    sign("medal-feat", () => soundMedals(false, true)),
    sign("medal-both", () => soundMedals(true, true)),
    ...allPuzzles().flatMap((puzzle) => soundsOf(puzzle, seed)),
  ];
}

/** Some bars of a puzzle's music. */
export function musicOf(
  { voice }: SealedPuzzle,
  seed: number,
  isHurried: boolean,
  bars: number,
): readonly RecordedNote[] {
  const player = createPlayer(createRandom(seed));
  changeMusic(player, voice.music, isHurried);
  return record((pass) => {
    for (let beats = 0, before = 0; beats < bars * BEATS_A_BAR; before = player.beat) {
      playOn(player, FRAME_MS);
      if (player.beat !== before) beats++;
      pass(FRAME_MS);
    }
  });
}

function soundsOf(puzzle: SealedPuzzle, seed: number): readonly Sound[] {
  setVoice(puzzle.voice);
  return [
    sign(`${puzzle.id}-cleared`, soundCleared),
    sign(`${puzzle.id}-lamp-out`, soundLampOut),
    sign(`${puzzle.id}-bump`, soundBump),
    { name: `${puzzle.id}-moves`, kind: "moves", notes: record((pass) => playFirstLevel(puzzle, pass)) },
    { name: `${puzzle.id}-music`, kind: "music", notes: musicOf(puzzle, seed, false, MUSIC_BARS) },
    { name: `${puzzle.id}-music-rush`, kind: "music", notes: musicOf(puzzle, seed, true, MUSIC_BARS) },
  ];
}

function sign(name: string, play: () => void): Sound {
  return { name, kind: "sign", notes: record(play) };
}

/** A move each way on the campaign's first level. */
function playFirstLevel(puzzle: SealedPuzzle, pass: Pass): void {
  const level = puzzle.read(puzzle.campaign.level(0).map.join("\n"));
  if (isFault(level)) throw new Error(level.fault);
  const session = startSession(puzzle.rules(level));
  for (const direction of DIRECTIONS) {
    if (!makeMove(session, direction)) continue;
    while (!isStill(session)) {
      const { playhead } = session;
      advance(session, FRAME_MS);
      soundPassed(session, playhead);
      pass(FRAME_MS);
    }
  }
}
