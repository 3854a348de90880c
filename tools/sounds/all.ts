/** Every sound of the game, and the music of each place, by name. */
import { createHum, passHum } from "../../src/game/play/hum";
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
import { DIRECTIONS, type Direction } from "../../src/kernel/direction";
import { isFault } from "../../src/kernel/fault";
import { createRandom } from "../../src/kernel/random";
import { allPuzzles } from "../../src/puzzles/index";
import type { SealedPuzzle } from "../../src/puzzles/sealed";
import { record, type Pass, type RecordedNote } from "./record";
import { SCENES } from "./scenes";

/** `sign`: one of the game's signs; `moves`: what is heard of moves; `music`: some bars of it; `hum`: the lamp's. */
export interface Sound {
  readonly name: string;
  readonly kind: "sign" | "moves" | "music" | "hum";
  readonly notes: readonly RecordedNote[];
}

const FRAME_MS = 33;
const MUSIC_BARS = 16;
const HUM_MS = 4000;

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
    ...SCENES.filter((scene) => scene.puzzle === puzzle.id).map(({ name, rows, push }) => {
      return movesOf(puzzle, name, rows, [push]);
    }),
    movesOf(puzzle, "moves", puzzle.campaign.level(0).map, DIRECTIONS),
    { name: `${puzzle.id}-hum`, kind: "hum", notes: record(hum) },
    { name: `${puzzle.id}-music`, kind: "music", notes: musicOf(puzzle, seed, false, MUSIC_BARS) },
    { name: `${puzzle.id}-music-rush`, kind: "music", notes: musicOf(puzzle, seed, true, MUSIC_BARS) },
  ];
}

function sign(name: string, play: () => void): Sound {
  return { name, kind: "sign", notes: record(play) };
}

/** What is heard of some pushes on a level, each made when the one before is over. */
function movesOf(puzzle: SealedPuzzle, name: string, rows: readonly string[], pushes: readonly Direction[]): Sound {
  const notes = record((pass) => {
    push(puzzle, rows, pushes, pass);
  });
  return { name: `${puzzle.id}-${name}`, kind: "moves", notes };
}

function push(puzzle: SealedPuzzle, rows: readonly string[], pushes: readonly Direction[], pass: Pass): void {
  const level = puzzle.read(rows.join("\n"));
  if (isFault(level)) throw new Error(level.fault);
  const session = startSession(puzzle.rules(level));
  for (const direction of pushes) {
    if (!makeMove(session, direction)) continue;
    while (!isStill(session)) {
      const { playhead } = session;
      advance(session, FRAME_MS);
      soundPassed(session, playhead);
      pass(FRAME_MS);
    }
  }
}

function hum(pass: Pass): void {
  const lampsHum = createHum();
  for (let ms = 0; ms < HUM_MS; ms += FRAME_MS) {
    passHum(lampsHum, true, true, FRAME_MS);
    pass(FRAME_MS);
  }
}
