/**
 * One frame of the game, from the player's input to the picture. Start reading here: `playFrame` has all steps in order.
 *
 * The order is: taps, input, commands of the keyboard, changes of the screen, update, changes of the screen, report,
 * use of touch, sounds, lines for the host (the program around the game, such as the web page), saves, system menu,
 * sound theme, music, repeated saves, picture, background tasks. The game changes to another screen at two points,
 * because commands and links may request this before the update, and the update may request it, too. If a step needs
 * something from an earlier step of the order, it queues a plain value, which the next frame carries out. There is one
 * exception: if a save has failed, `warnOfFailedSave` requests a question after the saves and opens it at once.
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
 * Runs one frame of the game, or leaves the frame out to save the battery; then only the music plays on. `elapsedMs` is
 * the time since the console's previous frame. Returns whether the frame ran.
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

/**
 * Advances a screen by the time of the frames that were left out while the game rested. The screen gets the input that
 * ended this rest only afterwards.
 */
function catchUp({ kind, state }: Screen, leftOutMs: number): void {
  kind.update(state, NO_INPUT, leftOutMs);
  kind.report?.(state, leftOutMs);
}

function takeInput(app: App): Input {
  answerTap(app);
  return readInput();
}

/**
 * Runs all steps of a frame. `musicMs` is the number of milliseconds by which the music goes on; `elapsedMs` is the
 * time for everything else.
 */
function playFrame(app: App, input: Input, elapsedMs: number, musicMs: number): void {
  const before = app.screen;
  carryOutCommands(app);
  changeScreens(app);
  // A screen that was opened just now, for instance by a key of the computer's keyboard, is drawn before it gets input.
  // Its first update follows in the next frame.
  if (before !== undefined && app.screen === before) before.kind.update(before.state, input, elapsedMs);
  changeScreens(app);
  if (before !== undefined && app.screen === before) before.kind.report?.(before.state, elapsedMs);
  if (app.ear !== undefined && app.screen !== undefined) followFocus(app.ear, app.screen, input);
  reportTouchUse(app.reports, takesTouch(app.screen));
  // While the player stays on a screen, the save is stored in steps, one in each frame. When the screen changes, the
  // save is stored at once, because the next screen may have to warn the player that the save could not be stored.
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
 * Turns the next tap of the screen into presses of buttons, which the screen gets as input from this frame on. A tap on
 * a drawn text that names a button, such as "Ⓑ map", presses this button; otherwise the screen decides. A tap waits
 * until the presses of the previous tap are handled, because these presses may move the cursor.
 */
function answerTap({ screen, picture }: App): void {
  if (hasQueuedButtons()) return;
  const tap = takeTap();
  if (tap === undefined) return;
  const { kind, state } = screen ?? {};
  // While a new screen is still being painted, it cannot be drawn. The previous screen's picture is then still shown.
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
 * Carries out what the earlier steps of the frame have queued: plays sounds, prints lines for the host (the program
 * around the game, such as the web page), and stores saves. If a save has failed, warns the player on the title screen.
 */
export function carryOutEvents(app: App): void {
  playQueuedEvents();
  storeRequested(app.save);
  warnOfFailedSave(app);
}

/** Opens a warning over the title screen if a save has failed and the title screen was opened in this frame. */
function warnOfFailedSave(app: App): void {
  if (!app.mayWarn) return;
  app.mayWarn = false;
  const text = takeWarning();
  if (text === undefined) return;
  requestScreen({ kind: "question", question: { title: TEXTS.saves.title, text } });
  changeScreens(app);
}

/**
 * The latest time in a frame, in milliseconds, at which the opening animation goes on while a new screen is still being
 * painted. After this time it waits for the next frame, because it takes time to draw, too. In this animation (the
 * shutter), two black halves slide apart over the new screen.
 */
const LATEST_SHUTTER_MS = 15;

/**
 * Draws the open screen if something on it has changed. While the two halves of the shutter slide apart over a new
 * screen, draws the part of this screen between them in every frame.
 */
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
  // Does not open the shutter (the two black halves over a new screen) in the first picture. So the game begins with
  // the picture that the console showed last.
  if (!isFirstPicture) app.shownMs += elapsedMs;
  if (preparation !== "painting")
    drawBetweenHalves(app.shownMs, () => {
      kind.draw(state);
    });
  drawShutter(app.shownMs, app.isLaunching);
}

/**
 * Returns whether the open screen must be drawn: a value on which its picture depends has changed, or another screen
 * was drawn last.
 */
function hasPictureChanged({ screen: drawnScreen, values, isOutdated }: ShownPicture, screen: Screen): boolean {
  startListing(values);
  screen.kind.shown?.(screen.state, values);
  return values.hasChanged || isOutdated || screen !== drawnScreen;
}
