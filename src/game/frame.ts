/**
 * One frame of the game, from the player's input to the picture. Start reading here: everything that happens in the
 * game happens in one of these steps, and no step calls back into an earlier one.
 */
import { runCommands } from "../device/commands";
import { readInput } from "../device/input";
import { advanceMusic } from "./music";
import { reportTouchUse } from "./host-reports";
import { changeScreens, followSoundTheme, type App } from "./open-screen";
import { takeRedrawRequest } from "./redraw";
import { retryPeriodically } from "./save/retry";
import { retrySave } from "./save/store";
import type { Screen } from "./screen";
import { drawShutter, SHUTTER_MS } from "./widgets/shutter";

/** Runs one frame of the game. `elapsedMs` is the time since the previous frame. */
export function runFrame(app: App, elapsedMs: number): void {
  const input = readInput();
  const before = app.screen;
  // Runs the commands that the system menu and the keyboard have queued since the frame before.
  runCommands();
  changeScreens(app);
  // A screen that was opened just now, for instance from the system menu, is drawn before it gets input. Its first
  // update follows in the next frame.
  if (app.screen === before) before?.update(input, elapsedMs);
  changeScreens(app);
  const { screen } = app;
  if (screen === before) screen?.report?.(elapsedMs);
  reportTouchUse(app.reports, screen?.takesTouch?.() === true);
  followSoundTheme(app);
  advanceMusic(app.musicPlayer, elapsedMs, screen?.isBoardDark?.() === true);
  retrySave(app.save, elapsedMs);
  retryPeriodically(elapsedMs);
  if (screen === undefined) return;
  drawScreen(app, screen, elapsedMs);
  if (screen === before) screen.runTasks?.();
}

/**
 * Draws the open screen if something on it has changed. A new screen is drawn in each frame until the shutter over it
 * has opened.
 */
function drawScreen(app: App, screen: Screen, elapsedMs: number): void {
  const isShutterOpening = app.shownMs < SHUTTER_MS;
  if (!takeRedrawRequest() && !isShutterOpening) return;
  screen.draw();
  if (!isShutterOpening) return;
  app.shownMs += elapsedMs;
  drawShutter(app.shownMs);
}
