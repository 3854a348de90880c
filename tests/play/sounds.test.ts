import { describe, expect, test } from "vitest";
import type { Note } from "../../simulator/host";
import { createMemoryStore } from "../../simulator/stores";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { goOnAtPace } from "./endless-run";
import { frame, frames, press, settle, startPlayer } from "./player";
import { fillRun, saveRun, storeWith } from "./saves";

// A level of the puzzle Last Ball in which a move to the right hits three balls, one after the other.
const CHAIN = ["............", "@..o....o.o.", "....o......."];
const CHAIN_HITS = 3;

const CLACK_DECAY_SECONDS = Math.fround(0.07);
const MUSIC_TIMBRES = loadAllPuzzles().flatMap(({ soundTheme, laterChapters = [] }) =>
  [soundTheme, ...laterChapters.map((load) => load().soundTheme)].flatMap((theme) =>
    (theme?.music.parts ?? []).map(({ timbre }) => timbre),
  ),
);
const HUM_ATTACK_SECONDS = Math.fround(0.45);

/**
 * Returns whether a note belongs to the music of a puzzle. Such a note rises, fades and lasts exactly as in one of the
 * timbres of the music.
 */
function isMusic({ attackSeconds, decaySeconds, lengthSeconds }: Note): boolean {
  return MUSIC_TIMBRES.some(
    (timbre) =>
      Math.fround(timbre.attackSeconds) === attackSeconds &&
      Math.fround(timbre.decaySeconds) === decaySeconds &&
      Math.fround(timbre.lengthSeconds) === lengthSeconds,
  );
}

function isHum({ attackSeconds }: Note): boolean {
  return attackSeconds === HUM_ATTACK_SECONDS;
}

function startListening() {
  const heard: Note[] = [];
  const store = createMemoryStore();
  saveRun(store, { seed: 7, levelNumber: 12, best: 34, map: CHAIN.join("\n") });
  const play = (note: Note): void => void (isMusic(note) || isHum(note) || heard.push(note));
  const player = startPlayer(store, { speaker: { play } });
  press(player, "a");
  goOnAtPace(player);
  heard.length = 0;
  return { player, heard };
}

function clacks(heard: readonly Note[]): number[] {
  return heard.filter(({ decaySeconds }) => decaySeconds === CLACK_DECAY_SECONDS).map(({ hertz }) => hertz);
}

test("each ball of a hit chain makes a sound, also when the crank turns back, and nothing else does at rest", () => {
  const { player, heard } = startListening();
  press(player, "right");
  settle(player);
  const onward = clacks(heard);
  expect(onward).toHaveLength(CHAIN_HITS);

  heard.length = 0;
  frames(player, 100);
  expect(heard).toEqual([]);

  for (let at = 0; at < 30; at++) frame(player, [], -5);
  settle(player);
  const back = clacks(heard).reverse();
  expect(back).toHaveLength(CHAIN_HITS);
  back.forEach((hertz, at) => expect(hertz).toBeLessThan(onward[at]));
});

describe("the sounds of a cleared level", () => {
  function horns(puzzleId: string, map: readonly string[]): number[] {
    const heard: Note[] = [];
    const store = createMemoryStore();
    saveRun(store, { seed: 7, levelNumber: 12, best: 34, map: map.join("\n") }, puzzleId);
    const player = startPlayer(store, { speaker: { play: (note) => void heard.push(note) } });
    press(player, "a");
    goOnAtPace(player);
    press(player, "right");
    frames(player, 60);
    return heard.filter((note) => note.waveform === "sawtooth" && !isMusic(note)).map(({ hertz }) => hertz);
  }

  test("a cleared level of Penguin is called out by a trembling horn, cheered, and answered an octave higher", () => {
    const notes = horns("penguin", ["........", "@......F", "........"]);
    const call = [523, 784];
    const cheer = [523, 659, 784, 1047];
    const played = [...call, ...cheer, ...cheer.map((hertz) => 2 * hertz)];
    // The notes of `played`, but each 6 Hz higher. The game plays each note of `played` together with such a higher
    // note, and both sound like one trembling note.
    const trembling = played.map((hertz) => hertz + 6);
    expect(notes.toSorted((one, other) => one - other)).toEqual(
      [...played, ...trembling].toSorted((one, other) => one - other),
    );
  });

  test("a cleared level of Last Ball plays no horn", () => {
    expect(horns("last-ball", ["............", "@........o..", "............"])).toEqual([]);
  });
});

describe("the hum of the lamp", () => {
  // A level of Last Ball with dead ends, states from which no win can be reached. A move up and two moves to the right
  // win; a move down loses the black ball.
  const DEAD_ENDS = ["o...........", "@..o....o...", "............"];
  // A level of Last Ball without dead ends: two moves to the right win, and every state can be won or is lost. Such a
  // level has no lamp, which says in other levels whether a win is still possible.
  const ROW = ["............", "@..o....o...", "............"];

  function startHumming(soundVolume = 3, map = DEAD_ENDS) {
    const hums: Note[] = [];
    const stopped: number[] = [];
    const store = storeWith((save, kept) => {
      save.settings.soundVolume = soundVolume;
      fillRun(save, kept, { seed: 7, levelNumber: 12, map: map.join("\n") });
    });
    const speaker = {
      play: (note: Note) => void (isHum(note) && hums.push(note)),
      stop: (synth: number) => void stopped.push(synth),
    };
    const player = startPlayer(store, { speaker });
    press(player, "a");
    goOnAtPace(player);
    // Forgets the synthesizers that stopped before the level began, such as those for the music of the previous screen.
    stopped.length = 0;
    return { player, hums, stopped };
  }

  test("the lamp hums while it is lit and the player plays, and stops after six seconds without a move", () => {
    const { player, hums } = startHumming();
    press(player, "up");
    frames(player, 120);
    expect(hums.length).toBeGreaterThan(3);
    frames(player, 120);
    const all = hums.length;
    frames(player, 120);
    expect(hums).toHaveLength(all);
  });

  test("nothing hums in a level without a lamp", () => {
    const { player, hums } = startHumming(3, ROW);
    // Waits until the game has analysed the level. Before that, the game treats it as a level with a lamp, the light
    // that shows whether a win is still possible.
    frames(player, 30);
    const early = hums.length;
    press(player, "right");
    frames(player, 120);
    expect(hums).toHaveLength(early);
  });

  test("the hum stops at once as the lamp becomes dark, and comes back after an undo", () => {
    const { player, hums, stopped } = startHumming();
    expect(stopped).toEqual([]);
    press(player, "down");
    settle(player);
    expect(stopped.length).toBeGreaterThan(0);
    const dark = hums.length;
    frames(player, 60);
    expect(hums).toHaveLength(dark);
    press(player, "b");
    settle(player);
    frames(player, 10);
    expect(hums.length).toBeGreaterThan(dark);
  });

  test("the lamp does not hum if the sound is off", () => {
    const { player, hums } = startHumming(0);
    press(player, "right");
    frames(player, 120);
    expect(hums).toEqual([]);
  });
});

describe("the music during a level", () => {
  function rest(musicVolume: number): { heard: Note[]; ms: number[] } {
    const heard: Note[] = [];
    const store = storeWith((save, kept) => {
      save.settings.musicVolume = musicVolume;
      fillRun(save, kept, { seed: 7, levelNumber: 12, map: CHAIN.join("\n") });
    });
    const player = startPlayer(store, { speaker: { play: (note) => void (isMusic(note) && heard.push(note)) } });
    press(player, "a");
    goOnAtPace(player);
    frames(player, 300);
    return { heard, ms: player.reports.slice(-300).map(({ simulatedMs }) => simulatedMs) };
  }

  test("the music plays on while nothing moves, as loud as its setting says", () => {
    const [off, soft, full] = [0, 1, 3].map((volume) => rest(volume).heard.map(({ volume: loud }) => loud));
    expect(off).toEqual([]);
    expect(soft.length).toBeGreaterThan(10);
    expect(Math.max(...soft)).toBeLessThan(Math.max(...full));
  });

  test("the music takes less than 2 device milliseconds of any frame", () => {
    const [silent, playing] = [0, 3].map((volume) => rest(volume).ms);
    const most = Math.max(...playing.map((ms, at) => ms - silent[at]));
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(2);
  });
});
