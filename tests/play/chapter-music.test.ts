import { expect, test } from "vitest";
import type { Note } from "../../simulator/host";
import { createMemoryStore } from "../../simulator/stores";
import { loadAllPuzzles } from "../../src/puzzles/index";
import type { MusicPart } from "../../src/puzzles/music";
import { openRow, waitForLevel } from "./bot";
import { frames, press, settle, startPlayer, type Player } from "./player";
import { saveCampaign } from "./saves";

/**
 * The data about the second campaign chapter of each puzzle: the puzzle's id, the number of levels before the chapter,
 * and the melodies of the first and the second chapter.
 */
const SECOND_CHAPTERS = loadAllPuzzles().flatMap(({ id, campaign, soundTheme, laterChapters = [] }) => {
  const [load] = laterChapters;
  if (soundTheme === undefined) return [];
  const clearedLevels = Math.ceil(campaign.levelCount / (laterChapters.length + 1));
  return [{ id, clearedLevels, first: soundTheme.music.parts[0], own: load().soundTheme.music.parts[0] }];
});

interface HeardNote {
  readonly note: Note;
  readonly synth: number;
}

function listenToSecondChapter(id: string, clearedLevels: number) {
  const heard: HeardNote[] = [];
  const stopped: number[] = [];
  const store = createMemoryStore();
  saveCampaign(store, clearedLevels, id);
  const speaker = {
    play: (note: Note, synth: number) => void heard.push({ note, synth }),
    stop: (synth: number) => void stopped.push(synth),
  };
  const player: Player = startPlayer(store, { speaker });
  openRow(player, "Campaign");
  press(player, "a");
  waitForLevel(player);
  heard.length = 0;
  stopped.length = 0;
  press(player, "a");
  settle(player);
  frames(player, 90);
  return { player, heard, stopped };
}

function notesOf(heard: readonly HeardNote[], { timbre }: MusicPart): readonly HeardNote[] {
  return heard.filter(
    ({ note }) =>
      note.waveform === timbre.waveform &&
      note.attackSeconds === Math.fround(timbre.attackSeconds) &&
      note.decaySeconds === Math.fround(timbre.decaySeconds) &&
      note.lengthSeconds === Math.fround(timbre.lengthSeconds),
  );
}

test.each(SECOND_CHAPTERS)(
  "the second chapter of $id has its own melody from its start",
  ({ id, clearedLevels, first, own }) => {
    const { heard } = listenToSecondChapter(id, clearedLevels);
    const hertz = notesOf(heard, own).map(({ note }) => note.hertz);
    expect(hertz.length).toBeGreaterThan(1);
    expect(hertz).toEqual(own.hertz.slice(0, hertz.length));
    expect(notesOf(heard, first)).toEqual([]);
  },
);

test.each(["deviceWillLock", "gameWillPause"] as const)(
  "the music is silent at once on %s, and goes on later",
  (event) => {
    const [{ id, clearedLevels, own }] = SECOND_CHAPTERS;
    const { player, heard, stopped } = listenToSecondChapter(id, clearedLevels);
    const synths = new Set(notesOf(heard, own).map(({ synth }) => synth));
    heard.length = 0;
    player.console.signal(event);
    expect(heard).toEqual([]);
    for (const synth of synths) expect(stopped).toContain(synth);
    frames(player, 400);
    expect(notesOf(heard, own).length).toBeGreaterThan(0);
  },
);
