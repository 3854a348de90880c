import { describe, expect, test } from "vitest";
import { render } from "../../simulator/sound/render";
import { loadAudiblePuzzles, recordAllSounds, recordMusic } from "../../tools/sounds/all-sounds";
import { measureLoudness, measurePeak } from "../../tools/sounds/loudness";
import type { RecordedNote } from "../../tools/sounds/record-notes";

const SAMPLES_PER_SECOND = 22_050;
const MUSIC_MS = 60_000;

const sounds = recordAllSounds().map((sound) => {
  const samples = render(sound.notes, SAMPLES_PER_SECOND);
  return { ...sound, decibels: measureLoudness(samples, SAMPLES_PER_SECOND), peak: measurePeak(samples) };
});
const puzzles = loadAudiblePuzzles();

function hertzOf(name: string): number[] {
  const found = sounds.find((sound) => sound.name === name);
  if (found === undefined) throw new Error(`nothing sounds like ${name}`);
  return found.notes.map(({ note }) => note.hertz);
}

/**
 * Returns the notes that must wait in the queue of their synthesizer: they have not begun when the next note for the
 * same synthesizer is requested.
 */
function queuedNotes(notes: readonly RecordedNote[]): RecordedNote[] {
  return notes.filter(({ synth, requestedMs, note }, at) =>
    notes
      .slice(at + 1)
      .some((next) => next.synth === synth && next.requestedMs < requestedMs + 1000 * note.delaySeconds - 1e-6),
  );
}

describe("all sounds of the game", () => {
  test("every sound of the game is about as loud as the others, and none distorts a speaker", () => {
    for (const { name, decibels, peak } of sounds.filter(({ kind }) => kind === "signal" || kind === "moves")) {
      expect(decibels, name).toBeGreaterThan(-25);
      expect(decibels, name).toBeLessThan(-12);
      expect(peak, name).toBeLessThan(0.9);
    }
  });

  test("no sound of the game makes a synth queue more than one note", () => {
    for (const { name, notes } of sounds) expect(queuedNotes(notes), name).toEqual([]);
  });

  test("every sound of the game has pitches that a tiny speaker can play", () => {
    for (const { name, notes } of sounds) {
      const hertz = notes.map(({ note }) => note.hertz);
      expect(Math.min(...hertz), name).toBeGreaterThanOrEqual(400);
      expect(Math.max(...hertz), name).toBeLessThanOrEqual(3000);
    }
  });
});

describe("the own sounds of chapters", () => {
  const wavesOf = (name: string): string[] => {
    const found = sounds.find((sound) => sound.name === name);
    if (found === undefined) throw new Error(`nothing sounds like ${name}`);
    return found.notes.map(({ note: { waveform, decaySeconds } }) => {
      return waveform === "noise" ? `noise ${Math.round(1000 * decaySeconds)}` : waveform;
    });
  };
  const THUD = "noise 40";
  const KNOCK = "noise 6";

  test("a hit knocks in the Club, sounds of wood in the Kitchen and creaks on the Deck, with as many notes", () => {
    const [club, kitchen, deck] = ["", "-2", "-3"].map((ending) => wavesOf(`last-ball-chain${ending}`));
    expect(club).toContain(KNOCK);
    expect(club).not.toContain("sawtooth");
    expect(kitchen).toEqual(club.map((wave) => (wave === KNOCK ? THUD : wave)));
    expect(deck).toEqual(club.map((wave) => (wave === KNOCK ? "sawtooth" : wave)));
  });

  test("a penguin comes home with a horn at the Lighthouse, and with a bell at the Feast", () => {
    expect(wavesOf("penguin-home")).toContain("sawtooth");
    expect(wavesOf("penguin-home-4")).not.toContain("sawtooth");
    expect(wavesOf("penguin-home-4")).toContain("sine");
  });

  test("a duck quacks for each pair in April", () => {
    expect(wavesOf("fruit-pair")).not.toContain("sawtooth");
    expect(wavesOf("fruit-pair-2").filter((wave) => wave === "sawtooth").length).toBeGreaterThanOrEqual(2);
  });

  test("the lamp goes out with an owl in the Tree House, and with thunder in the Storm", () => {
    expect(wavesOf("skid-lamp-out-3")).toEqual(["triangle", "triangle", "triangle"]);
    expect(wavesOf("penguin-lamp-out-3").slice(0, 4)).toEqual(wavesOf("penguin-lamp-out"));
    expect(wavesOf("penguin-lamp-out-3").slice(4)).toEqual(["noise 65", "noise 60", "noise 60"]);
  });
});

describe("sounds of success and loss", () => {
  test("the sounds of success rise and the sounds of loss fall, in every puzzle", () => {
    for (const { id, soundTheme } of puzzles) {
      for (const [name, notes] of Object.entries({
        success: soundTheme.successHertz,
        arrival: soundTheme.arrivalHertz,
      })) {
        expect(notes.at(-1), `${id} ${name}`).toBeGreaterThan(notes[0]);
      }
      expect(soundTheme.unwinnableHertz.at(-1), id).toBeLessThan(soundTheme.unwinnableHertz[0]);
    }
  });

  test("every puzzle and every medal has its own sound of success or loss", () => {
    const own = (names: readonly string[]): number => new Set(names.map((name) => hertzOf(name).join())).size;
    for (const what of ["cleared", "lamp-out"])
      expect(own(puzzles.map(({ id }) => `${id}-${what}`))).toBe(puzzles.length);
    expect(own(["sign-1", "sign-2", "sign-3"])).toBe(3);
  });
});

test("the lamp's hum is softer than the music of the same puzzle", () => {
  const loudness = (name: string): number => sounds.find((sound) => sound.name === name)?.decibels ?? NaN;
  for (const { id } of puzzles) expect(loudness(`${id}-hum`), id).toBeLessThan(loudness(`${id}-music-1`));
});

describe("the sounds of pieces that are stopped", () => {
  test("the notes of stopped pieces rise with the length of the slide, in every puzzle", () => {
    for (const { id, soundTheme } of puzzles) {
      expect(soundTheme.impactHertz, id).toEqual([...soundTheme.impactHertz].sort((one, other) => one - other));
      expect(new Set(soundTheme.impactHertz).size, id).toBe(soundTheme.impactHertz.length);
    }
  });
});

describe("the music of a puzzle", () => {
  test("the music is half as fast again in a rush", () => {
    for (const { soundTheme } of puzzles) {
      const [calm, rush] = [false, true].map((isRush) => recordMusic(soundTheme.music, isRush, MUSIC_MS));
      for (const [index, { note, requestedMs }] of calm.entries()) {
        expect(rush[index].note.hertz).toBe(note.hertz);
        expect(Math.abs(requestedMs / 1.5 - rush[index].requestedMs)).toBeLessThan(50);
      }
    }
  });

  test("the music is quieter than the sound of every win", () => {
    const music = sounds.filter(({ kind }) => kind === "music").map(({ decibels }) => decibels);
    const won = sounds.filter(({ name }) => name.endsWith("cleared")).map(({ decibels }) => decibels);
    expect(music.length).toBeGreaterThan(puzzles.length);
    expect(Math.max(...music)).toBeLessThan(Math.min(...won));
    expect(Math.min(...music)).toBeGreaterThan(-30);
  });
});
