/**
 * The scripted game that shows every screen and draws docs/gallery.md. A test compares its pictures with those in
 * docs/gallery. tour-puzzles.ts has the parts for single puzzles.
 */
import { CHALLENGE_LEVELS } from "../../src/game/modes/challenge-mode";
import { writeChallengeCode } from "../../src/game/codes/challenge-code";
import { CODE_ALPHABET } from "../../src/game/codes/letter-group";
import { createResumePoint, setResumePoint } from "../../src/game/save/resume-point";
import { FINALE } from "../../src/game/save/endings";
import type { Save } from "../../src/game/save/save";
import { RUSH_MS } from "../../src/game/modes/rush";
import { DOWN, LEFT, RIGHT } from "../../src/kernel/direction";
import {
  endRush,
  loseLevel,
  leave,
  levelNow,
  openCampaignAfter,
  openLevelOf,
  openPace,
  openRow,
  rewind,
  TITLE_ROWS,
  waitForLevel,
  waitUntil,
  win,
  winAndGoOn,
  winAndSee,
} from "./bot";
import { announcedChallenge, dialName } from "./ghosts";
import { startEndless } from "./endless-run";
import { askForMove, frames, press, makeMove, settle, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";
import { tourStop, waitForTitle, type TourSection, type TourStop } from "./tour-stop";
import { walkAfterHours } from "./tour-after-hours";
import { walkCaves } from "./tour-caves";
import { walkChapters } from "./tour-chapters";
import { walkEndings } from "./tour-endings";
import { walkFilms } from "./tour-films";
import { walkGenerations } from "./tour-generation";
import { walkPacks } from "./tour-packs";
import { PUZZLE_SECTIONS } from "./tour-puzzles";
import { fillLate, fillRegular, regular, TODAY } from "./tour-saves";
import { walkSettingsAndStats } from "./tour-settings";
import { walkSlides } from "./tour-slides";
import { walkRemixes, walkWorkshops } from "./tour-workshop";

/** All parts of the scripted game, in the order in which docs/gallery.md shows their pictures. */
export const TOUR: readonly TourSection[] = [
  { heading: "The first start", walk: firstStart },
  { heading: "The title", walk: title },
  { heading: "The pace", walk: paces },
  { heading: "Playing", walk: endless },
  { heading: "The campaign", walk: campaign },
  { heading: "Today", walk: today },
  { heading: "Rush", walk: rush },
  { heading: "Challenge", walk: challenge },
  { heading: "The weekly remix", walk: walkRemixes },
  { heading: "The workshop", walk: walkWorkshops },
  { heading: "Packs", walk: walkPacks },
  { heading: "Settings and stats", walk: walkSettingsAndStats },
  ...PUZZLE_SECTIONS,
  { heading: "How levels were made", walk: walkGenerations },
  { heading: "Chapters", walk: walkChapters },
  { heading: "After hours", walk: walkAfterHours },
  { heading: "Caves", walk: walkCaves },
  { heading: "Slides", walk: walkSlides },
  { heading: "Films", walk: walkFilms },
  { heading: "Endings", walk: walkEndings },
];

const TITLE_CAPTIONS = {
  Campaign: "A hundred levels, and how many of them are cleared.",
  Today: "The levels of the day, and the days in a row.",
  Rush: "Three minutes against the clock, and the best of them.",
  Challenge: "The same levels for a friend, by a code.",
  Workshop: "The player's own levels.",
  Settings: "The settings.",
  Stats: "What the player has made of it all.",
};

const STARTER_CAPTIONS = ["A ball that is hit may hit the next one.", "The black ball turns a corner."];

const CODE = writeChallengeCode({ seed: 177777, puzzleIndex: 0, size: 4 });
const FRAMES_A_SECOND = 30;
const WRONG_INDEX = 3;

const RUSH_FRAMES = (RUSH_MS * FRAMES_A_SECOND) / 1000;

function* firstStart(): Generator<TourStop, void> {
  const player = startPlayer();
  waitForTitle(player);
  yield tourStop(
    "title",
    "The title: a house for each puzzle on one quay. All windows are dark, and the lamp hangs over the chosen house.",
    player,
    false,
  );
  openLevelOf(player, "Play");
  yield tourStop(
    "lesson-balls",
    "A new player is taught by tiny levels: the hand shows the next press.",
    player,
    false,
  );
  winAndGoOn(player);
  yield tourStop("lesson-edge", "The first mistake is asked for.", player, false);
  makeMove(player, RIGHT);
  yield tourStop("lesson-edge-back", "The lamp is out, and the crank takes the mistake back.", player, false);
  rewind(player);
  winAndGoOn(player);
  yield tourStop("lesson-hint", "A player who is stuck presses Ⓐ.", player, false);
  askForMove(player);
  settle(player);
  yield tourStop("lesson-hint-move", "The third grade of a hint shows the move.", player, false);
  winAndGoOn(player);
  yield tourStop("lesson-1", "Then three small levels follow.", player);
  for (const level of [2, 3]) {
    winAndSee(player);
    press(player, "a");
    waitForLevel(player);
    settle(player);
    yield tourStop(`lesson-${level}`, STARTER_CAPTIONS[level - 2], player);
  }
  winAndSee(player);
  yield tourStop("lesson-card", "After the third the endless game is open.", player);
}

function* title(): Generator<TourStop, void> {
  for (const row of TITLE_ROWS) {
    if (row === "Play") continue;
    const player = regular();
    waitForTitle(player);
    for (let step = 0; step < TITLE_ROWS.indexOf(row); step++) press(player, "down");
    settle(player);
    yield tourStop(`title-${row.toLowerCase()}`, TITLE_CAPTIONS[row], player, false);
  }
  const late = startPlayer(storeWith(fillLate, "penguin"));
  waitForTitle(late);
  press(late, "down");
  settle(late);
  yield tourStop(
    "title-late",
    "Each window opens with its campaign, and a finished campaign has curtains. On the doorsteps stand the newest keepsakes.",
    late,
    false,
  );
  const done = startPlayer(
    storeWith((save) => {
      fillLate(save);
      save.endings.seen = FINALE;
    }, "ice-path"),
  );
  waitForTitle(done);
  yield tourStop(
    "title-done",
    "After the finale it is morning on the quay, and the lamp is out for good.",
    done,
    false,
  );
}

function* paces(): Generator<TourStop, void> {
  const player = startPlayer(
    storeWith((save, saved) => {
      fillRegular(save, saved);
      saved.bestLevels = [22, 34, 0];
      saved.endless.cleared = 54;
      setResumePoint(save, { ...createResumePoint(saved.id, "calm"), levelNumber: 14 });
    }),
  );
  openPace(player, "rising");
  yield tourStop("paces", "Play asks how hard it shall be: calm, rising or hard. Each keeps its own run.", player);
  press(player, "down");
  press(player, "a");
  settle(player);
  yield tourStop("new-run", "A new run can begin at any time. The rings are what the best run had more.", player);
}

function* endless(): Generator<TourStop, void> {
  const player = startEndless(storeWith(fillRegular));
  yield tourStop("endless", "An endless run. The lamp is lit: this level can still be won.", player);
  press(player, "a");
  settle(player);
  yield tourStop("endless-hint-idea", "Ⓐ gives a hint in three grades. The first is a sentence, and free.", player);
  press(player, "a");
  settle(player);
  yield tourStop("endless-hint-where", "The second: where the next move leads.", player);
  press(player, "a");
  settle(player);
  yield tourStop("endless-hint", "The third: a lane of light to where the best next move leads.", player);
  makeMove(player, DOWN);
  yield tourStop("endless-dead-end", "The lamp is out: nothing wins from here, so it is time to go back.", player);
  rewind(player);
  makeMove(player, LEFT);
  yield tourStop(
    "endless-fallen",
    "The black ball tips over the rim. Nothing is lost: the crank turns time back.",
    player,
  );
  rewind(player);
  press(player, "right");
  frames(player, 6);
  yield tourStop("endless-rolling", "A ball that is hit rolls on.", player, false);
  settle(player);
  yield menu(player);
  rewind(player);
  win(player);
  frames(player, 26);
  yield tourStop("endless-cleared", "The lamp flares over a cleared level.", player, false);
  press(player, "b");
  settle(player);
  yield tourStop("endless-look-back", "Before the next level comes, the player can look back at the last one.", player);
  press(player, "a");
  waitUntil(player, () => levelNow(player)?.level === 3);
  frames(player, 12);
  yield tourStop(
    "endless-arrival",
    "The balls of the next level drop in around the black one where it stands.",
    player,
    false,
  );
}

function menu(player: Player): TourStop {
  player.console.signal("gameWillPause");
  const pixels = player.console.menuPicture();
  if (pixels === undefined) throw new Error("the game returned no picture for the system menu");
  player.console.signal("gameWillResume");
  const caption = "What stands beside the system menu, which covers the right half: the place and its lamp.";
  return { ...tourStop("endless-menu", caption, player), pixels };
}

function* campaign(): Generator<TourStop, void> {
  const player = regular();
  openRow(player, "Campaign");
  yield tourStop(
    "map",
    "The campaign: a house of five storeys. The open storey has a ball for each level, with a star where nothing was taken back.",
    player,
  );
  press(player, "up");
  press(player, "up");
  settle(player);
  yield tourStop("map-dark", "A chapter that is not reached yet is dark, and its levels are rings.", player);
  press(player, "down");
  press(player, "down");
  settle(player);
  press(player, "a");
  waitForLevel(player);
  settle(player);
  yield tourStop("campaign-level", "A level of the campaign, with its name.", player);
  winAndSee(player);
  yield tourStop("campaign-card", "Cleared, and what was won.", player);
  press(player, "up");
  settle(player);
  yield tourStop(
    "campaign-arrows",
    "✛ up shows all moves with their numbers: thick lines for the black ball, thin lines for the balls that it strikes.",
    player,
  );
  press(player, "down");
  press(player, "right");
  frames(player, 40);
  yield tourStop("campaign-replay", "The moves once more, by themselves or by the crank.", player, false);
  yield* lastLevel();
}

function* lastLevel(): Generator<TourStop, void> {
  const player = openCampaignAfter(99);
  yield tourStop("campaign-last", "The hundredth level.", player);
  winAndSee(player);
  press(player, "up");
  settle(player);
  yield tourStop("campaign-last-arrows", "The first of its moves; ✛ shows the next.", player);
}

function* today(): Generator<TourStop, void> {
  const busy = startPlayer(storeWith(fillDays, "penguin"));
  openRow(busy, "Today");
  yield tourStop(
    "today",
    "The five levels of the day, with one streak for all. A square is a move, an open square a move beyond par.",
    busy,
  );
  const store = storeWith();
  const player = startPlayer(store, { daysLater: 2 });
  openLevelOf(player, "Today");
  yield tourStop(
    "today-level",
    "A level of the day, the same for everyone; the week is a string with seven marks.",
    player,
  );
  winAndSee(player);
  yield tourStop("today-next", "After a win, Ⓐ leads to the next of today's five.", player);
  press(player, "b");
  settle(player);
  yield tourStop("today-cards", "The card of the level that is cleared, and in the strip the result to show.", player);
  const late = startPlayer(store, { daysLater: 4 });
  openRow(late, "Today");
  press(late, "up");
  settle(late);
  yield tourStop("today-yesterday", "Once a week, a missed day can be made up until midnight of the next.", late);
}

function fillDays({ days }: Save): void {
  const results = [[7, 7], [12, 9], [6, 6], [0, 0], [14, 11]].flatMap((result) => [...result, 0, 0]); // prettier-ignore
  Object.assign(days, { lastDay: TODAY, streak: 23, bestStreak: 30, recentDays: "1111111", results });
}

function* rush(): Generator<TourStop, void> {
  const player = regular();
  openLevelOf(player, "Rush");
  winAndGoOn(player);
  winAndGoOn(player);
  loseLevel(player);
  rewind(player);
  yield tourStop(
    "rush",
    "Rush: three minutes, and the clock runs while a level can be played. A lamp for each loss that is left.",
    player,
    false,
  );
  for (let falls = 2; falls <= 3; falls++) {
    if (falls > 2) rewind(player);
    loseLevel(player);
  }
  yield tourStop("rush-falls", "Three falls end a rush.", player);
  press(player, "a");
  waitForLevel(player);
  settle(player);
  winAndGoOn(player);
  frames(player, RUSH_FRAMES);
  settle(player);
  yield tourStop("rush-time", "So does the clock.", player);
  const better = startPlayer(storeWith((_, saved) => void (saved.rushBest = 1)));
  openLevelOf(better, "Rush");
  winAndGoOn(better);
  winAndGoOn(better);
  endRush(better);
  yield tourStop(
    "rush-best",
    "A new best: the count stops at the old one, and goes on with a ball for each level.",
    better,
  );
}

function* challenge(): Generator<TourStop, void> {
  const player = regular();
  openRow(player, "Challenge");
  yield tourStop(
    "challenge",
    "Challenges: a plate to go on or to enter a code, and hooks for the last five codes.",
    player,
  );
  press(player, "down");
  press(player, "a");
  settle(player);
  yield tourStop("challenge-new", "A new challenge, large enough to be photographed.", player);
  press(player, "b");
  press(player, "a");
  for (let index = 0; index < CODE.length; index++) {
    turnTo(player, CODE_ALPHABET.indexOf(CODE.charAt(index)) + (index === WRONG_INDEX ? 1 : 0));
    if (index === WRONG_INDEX) {
      settle(player);
      yield tourStop("challenge-dial", "A code is dialled by ✛ or by the crank: the lit window is a drum.", player);
    }
    press(player, "a");
  }
  settle(player);
  yield tourStop("challenge-fault", "A wrong code says which letter is wrong, and nothing is lost.", player);
  press(player, "up");
  for (let index = WRONG_INDEX; index < CODE.length; index++) press(player, "a");
  waitForLevel(player);
  settle(player);
  for (let level = 1; level < CHALLENGE_LEVELS; level++) winAndGoOn(player);
  winAndSee(player);
  yield tourStop("challenge-end", "The end of a challenge without a friend's time: the other lane waits.", player);
  press(player, "a");
  settle(player);
  yield tourStop(
    "challenge-name",
    "Who was not helped may give a friend the time to beat, and has a name for that.",
    player,
  );
  dialName(player, "OLIVIA");
  settle(player);
  yield tourStop("challenge-code", "The code with name and time; the first seven letters do without them.", player);
  yield* ghost(announcedChallenge(player) ?? "");
}

function* ghost(code: string): Generator<TourStop, void> {
  const player = startPlayer(storeWith(fillRegular), { arguments: [`code=${code}`] });
  settle(player);
  yield tourStop("challenge-ghost", "What the friend sees before the start.", player);
  press(player, "a");
  waitForLevel(player);
  settle(player);
  yield tourStop("challenge-race", "How far ahead one were if this level were cleared now.", player, false);
  leave(player);
  press(player, "a");
  settle(player);
  yield tourStop("challenge-ghost-dial", "The last letters of such a code.", player);
}

/**
 * Turns the drum of letters, on which the player enters a code, to the letter with the given index. The drum must
 * stand at the first letter of the alphabet.
 */
function turnTo(player: Player, letter: number): void {
  for (let step = 0; step < letter; step++) press(player, "down");
}
