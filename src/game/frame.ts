/**
 * One frame of the game, from the player's input to the picture. Start reading here: `playFrame` has all steps in
 * order.
 *
 * The order is: taps, input, commands of the keyboard, changes of the screen, update, changes of the screen, report,
 * use of touch, sounds, lines for the host (the program around the game), saves, system menu, sound theme, music, new
 * tries of failed saves, picture, background tasks. The screen can change at two points, because both commands and the
 * update may request it.
 *
 * A step may need the work of a step that is earlier in this order. It then queues a plain value for the next frame.
 * Only `warnOfFailedSave` queues nothing: it opens its question at once.
 */
import { readFrameMs } from "../device/clock";
import { BUTTON_A, hasQueuedButtons, NO_INPUT, queuePresses, readInput, type Input } from "../device/input";
import { takeTap } from "../device/touch";
/** The import below is loaded from by-ear.lua on first use. @lazy by-ear */
import { followFocus } from "./by-ear/ear";
import { hasScreenRequest, requestScreen } from "./destination";
import { playQueuedSounds, printQueuedLines } from "./frame-events";
import { carryOutCommands, hasQueuedCommand } from "./key-commands";
import { advanceMusic } from "./music";
import { reportTouchUse } from "./host-reports";
import { changeScreens, followMenu, followSoundTheme, type App, type ShownPicture } from "./open-screen";
import { followFilm, leavesOutFrame, runTasks, takeLeftOutMs, wakeUp } from "./rest";
import { retryPeriodically } from "./save/retry";
import { retrySave } from "./save/store";
import { storeNext, storeRequested } from "./save/store-requests";
import { takeWarning } from "./save/warnings";
import type { Screen } from "./screen";
import { startListing } from "./shown-values";
/** The import below is loaded from taps.lua on first use. @lazy taps */
import { buttonsOfLabelTap } from "./taps/tap-label";
import { TEXTS } from "./texts/index";
import { drawBetweenHalves, drawShutter, SHUTTER_MS } from "./widgets/shutter";

/**
 * Runs one frame of the game, or skips it to save the battery; then only the music plays on. `elapsedMs` is the time
 * since the console's previous frame. Returns whether the frame ran.
 */
export function runFrame(app: App, elapsedMs: number): boolean {
  const { rest, screen, musicPlayer } = app;
  if (leavesOutFrame(rest, hasQueuedCommand() || hasScreenRequest(), elapsedMs)) {
    advanceMusic(musicPlayer, elapsedMs, isBoardDark(screen));
    return false;
  }
  const leftOutMs = takeLeftOutMs(rest);
  const isWokenByPlayer = leftOutMs > 0 && rest.idleMs === 0;
  if (isWokenByPlayer && screen !== undefined) catchUp(screen, leftOutMs);
  const input = isWokenByPlayer && hasScreenRequest() ? NO_INPUT : takeInput(app);
  playFrame(app, input, isWokenByPlayer ? elapsedMs : leftOutMs + elapsedMs, elapsedMs);
  followFilm(rest, app.screen);
  return true;
}

function catchUp({ kind, state }: Screen, leftOutMs: number): void {
  kind.update(state, NO_INPUT, leftOutMs);
  kind.report?.(state, leftOutMs);
}

function takeInput(app: App): Input {
  answerTap(app);
  return readInput();
}

/**
 * Carries out all steps of one frame. `elapsedMs` is the time by which the game advances, and `musicMs` the time by
 * which the music advances. They differ after frames that the game has left out, in which only the music was played.
 */
function playFrame(app: App, input: Input, elapsedMs: number, musicMs: number): void {
  const before = app.screen;
  carryOutCommands(app);
  changeScreens(app);
  // A screen that was opened just now, for instance by a key, is drawn before its first update in the next frame.
  if (before !== undefined && app.screen === before) before.kind.update(before.state, input, elapsedMs);
  changeScreens(app);
  if (before !== undefined && app.screen === before) before.kind.report?.(before.state, elapsedMs);
  if (app.ear !== undefined && app.screen !== undefined) followFocus(app.ear, app.screen, input);
  reportTouchUse(app.reports, takesTouch(app.screen));
  // While the screen stays the same, the save is stored in steps, one in each frame. When the screen changes, it is
  // stored at once, because the next screen may have to warn of a failed save.
  if (app.screen === before) {
    playQueuedEvents();
    storeNext(app.save);
  } else carryOutEvents(app);
  const { screen } = app;
  followMenu(app);
  followSoundTheme(app);
  advanceMusic(app.musicPlayer, musicMs, isBoardDark(screen));
  retrySave(app.save, elapsedMs);
  retryPeriodically(elapsedMs);
  if (screen === undefined) return;
  drawScreen(app, screen, elapsedMs);
  if (screen === before) runTasks(app.rest, screen);
}

/**
 * Turns the next tap of the screen into presses of buttons. A tap on a text that names a button, such as "Ⓑ map",
 * presses this button; otherwise the screen decides. A tap waits until the presses of the previous tap are handled,
 * because these presses may move the cursor.
 */
function answerTap({ screen, picture }: App): void {
  if (hasQueuedButtons()) return;
  const tap = takeTap();
  if (tap === undefined) return;
  const { kind, state } = screen ?? {};
  // While a new screen is still being painted, it cannot be drawn. The previous screen's picture is shown until then.
  const canDraw = kind !== undefined && state !== undefined && picture.screen === screen && !picture.isOutdated;
  const labelled = canDraw ? buttonsOfLabelTap(() => kind.draw(state), tap) : undefined;
  queuePresses(labelled ?? (state === undefined ? undefined : kind?.buttonsOfTap?.(state, tap)) ?? [BUTTON_A]);
}

function takesTouch(screen: Screen | undefined): boolean {
  return screen?.kind.takesTouch?.(screen.state) === true;
}

function isBoardDark(screen: Screen | undefined): boolean {
  return screen?.kind.isBoardDark?.(screen.state) === true;
}

function playQueuedEvents(): void {
  playQueuedSounds();
  printQueuedLines();
}

/**
 * Carries out what the frame has queued: plays sounds, prints lines for the host, and stores saves. Warns of a failed
 * save on the title screen.
 */
export function carryOutEvents(app: App): void {
  playQueuedEvents();
  storeRequested(app.save);
  warnOfFailedSave(app);
}

function warnOfFailedSave(app: App): void {
  if (!app.mayWarn) return;
  app.mayWarn = false;
  const text = takeWarning();
  if (text === undefined) return;
  requestScreen({ kind: "question", question: { title: TEXTS.saves.title, text } });
  changeScreens(app);
}

/**
 * The latest millisecond of a frame at which the opening animation of a new screen is drawn while this screen is still
 * being painted. After it, the animation waits for the next frame, because drawing it takes time.
 */
const LATEST_SHUTTER_MS = 15;

function drawScreen(app: App, screen: Screen, elapsedMs: number): void {
  const { picture } = app;
  const isShutterOpening = app.shownMs < SHUTTER_MS;
  const isFirstPicture = picture.screen === undefined;
  if (!hasPictureChanged(picture, screen) && !isShutterOpening) return;
  wakeUp(app.rest);
  const { kind, state } = screen;
  const preparation = kind.prepare?.(state) ?? "ready";
  picture.screen = screen;
  picture.isOutdated = preparation !== "ready";
  if (!isShutterOpening) {
    app.isLaunching = false;
    if (preparation !== "painting") kind.draw(state);
    return;
  }
  if (preparation === "painting" && readFrameMs() > LATEST_SHUTTER_MS) return;
  // The first picture of the game opens without the shutter (two halves that slide apart over a new screen). So the
  // game begins with the picture that the console showed last.
  if (!isFirstPicture) app.shownMs += elapsedMs;
  if (preparation !== "painting")
    drawBetweenHalves(app.shownMs, () => {
      kind.draw(state);
    });
  drawShutter(app.shownMs, app.isLaunching);
}

function hasPictureChanged({ screen: drawnScreen, values, isOutdated }: ShownPicture, screen: Screen): boolean {
  startListing(values);
  screen.kind.shown?.(screen.state, values);
  return values.hasChanged || isOutdated || screen !== drawnScreen;
}
