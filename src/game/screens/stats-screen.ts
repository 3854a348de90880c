import { today } from "../../device/clock";
import { fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { LEFT, RIGHT } from "../../kernel/direction";
import { WORLDS, type World } from "../../puzzles/index";
import { streakOn } from "../modes/daily";
import type { Routes } from "../routes";
import { dayNumber } from "../save/days";
import { countMedals } from "../save/progress";
import { puzzleSave, type Save } from "../save/save";
import { levelsOfDays } from "../save/stats";
import type { Screen } from "../screen";
import { counted, shortCount } from "../widgets/short-count";
import { soundBack, soundCursor } from "../sounds";
import { besideName, drawDays, drawHeading, drawLines, drawPlinths, type Plinth } from "./stats-view";

/** What the player has made of the game so far: five plinths, and below them the levels of each day, or a world's figures. */
export function createStatsScreen(save: Save, routes: Routes): Screen {
  const plinths = WORLDS.map((world) => plinthOf(save, world));
  let chosen: number | undefined;

  const show = (): void => {
    fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
    drawPlinths(plinths, chosen);
    if (chosen === undefined) drawAll(save);
    else drawWorld(save, chosen, plinths[chosen]);
  };

  return {
    frame: ({ aPressed, bPressed, pressed }) => {
      if (aPressed || bPressed) {
        soundBack();
        routes.title();
      } else if (pressed === LEFT || pressed === RIGHT) {
        chosen = besides(chosen, pressed === LEFT ? -1 : 1);
        soundCursor();
        show();
      }
    },
    show,
    leave: () => undefined,
    menu: [],
  };
}

/** All worlds, the first one, the next and so on, and round again. */
function besides(chosen: number | undefined, by: number): number | undefined {
  const places = WORLDS.length + 1;
  const place = ((chosen ?? -1) + 1 + by + places) % places;
  return place === 0 ? undefined : place - 1;
}

/** Levels of the campaign that were cleared before anybody counted are counted all the same. */
function plinthOf(save: Save, { id, levels }: World): Plinth {
  const kept = puzzleSave(save, id);
  const { cleared } = countMedals(kept.medals, levels);
  return { id, levels: Math.max(kept.levelsCleared, cleared), cleared, all: levels };
}

function drawAll({ stats }: Save): void {
  const { levelsCleared, movesMade, rewinds } = stats;
  const name = "All five";
  const levels = counted(levelsCleared, "level");
  const moves = `${levels}, ${counted(movesMade, "move")}`;
  drawHeading(name, besideName(name, [`${moves}, ${shortCount(rewinds)} back`, moves, levels]));
  if (movesMade === 0) drawLines(["Nothing yet:", "it starts with your first move."]);
  else drawDays(levelsOfDays(stats, dayNumber(today())), `Best streak ${shortCount(stats.longestStreak)}`);
}

function drawWorld(save: Save, at: number, { levels }: Plinth): void {
  const { id, name, levels: all } = WORLDS[at];
  const { medals, daily, rushBest, endlessBest } = puzzleSave(save, id);
  const { par, feat } = countMedals(medals, all);
  drawHeading(name, `Endless ${shortCount(endlessBest)}   rush ${shortCount(rushBest)}`);
  const days = shortCount(streakOn(daily, dayNumber(today())));
  drawLines([
    `${counted(levels, "level")}   par ${par}   medals ${feat}`,
    `Days in a row ${days}, at best ${shortCount(daily.bestStreak)}`,
  ]);
}
