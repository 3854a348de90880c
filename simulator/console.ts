/**
 * The simulated Playdate: joins the Lua VM, the screen and the Playdate API into one `Console`. The headless runner and
 * the web page both use this console.
 */
import { chargeCollectorTime } from "./api/collector";
import { createDisplay, defineDisplay, copyScreenAsShown } from "./api/display";
import { defineFonts } from "./api/fonts";
import { defineGraphics } from "./api/graphics";
import { defineImages } from "./api/images";
import { createInput, createInputMembers, receiveInput } from "./api/input";
import { chooseItem, defineMenu, listItems, createMenuMembers } from "./api/menu";
import { createSettingsMembers } from "./api/settings";
import { defineSound } from "./api/sound";
import { defineFiles } from "./api/files";
import { awaitPendingFiles, type Waiting } from "./api/pending-files";
import { defineStorage } from "./api/storage";
import { definePlaydate, refuseUnknownCallbacks } from "./api/system";
import { createTimeMembers } from "./api/time";
import { MS_PER_INSTRUCTION } from "./clocks";
import { createCanvas, unclip } from "./graphics/context";
import { GameError, type Console, type ConsoleInput, type FrameReport, type Host, type TouchPhase } from "./host";
import type { Lua } from "./vm/lua";
import { createMachine, pushCallback } from "./vm/machine";
import { createRunner } from "./vm/runner";

const WIDTH = 400;
const HEIGHT = 240;

type Hardware = ReturnType<typeof createHardware>;

/**
 * Creates a simulated Playdate and runs the game's `main.lua` from `host.files`. Throws `GameError` if `main.lua` is
 * missing or throws.
 */
export function startConsole(host: Host): Console {
  return prepareConsole(host)();
}

/**
 * Prepares a simulated Playdate, and returns a function that runs the game's `main.lua`. Between the preparation and
 * this function, the web page can react to the player.
 */
export function prepareConsole(host: Host): () => Console {
  const hardware = createHardware(host);
  defineApi(host, hardware);
  const waiting = awaitPendingFiles(hardware.machine, host);
  return () => runMain(host, hardware, waiting);
}

function runMain(host: Host, hardware: Hardware, waiting: Waiting): Console {
  const { machine, canvas, display, menu } = hardware;
  const main = host.files.get("main.lua");
  if (main === undefined) throw new GameError("the game has no main.lua");
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  const runPiece = (piece: () => number): number => {
    const instructions = hardware.runner.run(piece);
    copyScreenAsShown(display, canvas.screen, canvas.context.backgroundColor, pixels);
    return instructions;
  };
  runPiece(() => machine.run(main, "main.lua"));
  return {
    width: WIDTH,
    height: HEIGHT,
    pixels,
    refreshRate: () => display.refreshRate,
    update: (input) => {
      // Tells whether this update continues an update that stopped to wait for a file. Then no new frame begins.
      const goesOn = waiting.isWaiting && machine.isSuspended();
      waiting.isWaiting = false;
      if (!goesOn) beginFrame(host, hardware, input);
      let instructions = 0;
      for (const name of hardware.input.callbacks.splice(0)) {
        if (hasCallback(machine.L, name)) instructions += runPiece(() => machine.call((L) => pushSignal(L, name)));
      }
      instructions += runPiece(() => machine.resume(pushUpdate));
      return report(instructions, canvas.screen.isChanged, waiting.isWaiting);
    },
    signal: (event) => {
      if (hasCallback(machine.L, event)) runPiece(() => machine.call((L) => pushSignal(L, event)));
    },
    keyPressed: (key) => {
      if (hasCallback(machine.L, "keyPressed")) runPiece(() => machine.call((L) => pushKeyPressed(L, key)));
    },
    touched: (phase, x, y) => {
      if (hasCallback(machine.L, "touched")) runPiece(() => machine.call((L) => pushTouched(L, phase, x, y)));
    },
    menuItems: () => listItems(menu),
    menuPicture: () => menu.picture?.pixels,
    chooseMenuItem: (index, option) => {
      runPiece(() => chooseItem(menu, machine, index, option));
    },
    heapKilobytes: () => machine.heapKilobytes(),
  };
}

function createHardware(host: Host) {
  const machine = createMachine(host);
  return {
    machine,
    runner: createRunner(machine, host.clock),
    canvas: createCanvas(WIDTH, HEIGHT, host.watchDrawing),
    display: createDisplay(),
    input: createInput(),
    menu: defineMenu(machine.L),
  };
}

function defineApi(host: Host, { machine: { L }, runner, canvas, display, input, menu }: Hardware): void {
  const members = {
    ...createInputMembers(input, host.onAccelerometerStart),
    ...createTimeMembers(runner.syncedClock),
    ...createSettingsMembers(host),
    ...createMenuMembers(menu),
  };
  definePlaydate(L, members, host.files, host.arguments);
  defineDisplay(L, display, WIDTH, HEIGHT);
  defineGraphics(L, canvas);
  defineImages(L, canvas, host.files);
  defineFonts(L, canvas, host.files);
  defineSound(L, host.speaker, runner.syncedClock);
  defineStorage(L, host.store);
  defineFiles(L, host);
  chargeCollectorTime(L, runner.syncedClock);
  refuseUnknownCallbacks(L);
}

function beginFrame(host: Host, { canvas, display, input }: Hardware, now: ConsoleInput): void {
  receiveInput(input, now);
  host.clock.startFrame(display.refreshRate === 0 ? 0 : 1000 / display.refreshRate);
  canvas.screen.isChanged = false;
  unclip(canvas.context);
}

function report(instructionCount: number, hasDrawn: boolean, isWaiting: boolean): FrameReport {
  return { instructionCount, simulatedMs: instructionCount * MS_PER_INSTRUCTION, hasDrawn, isWaiting };
}

function hasCallback(L: Lua, name: string): boolean {
  const exists = pushCallback(L, name);
  L.pop(1);
  return exists;
}

function pushSignal(L: Lua, name: string): number {
  pushCallback(L, name);
  return 0;
}

function pushKeyPressed(L: Lua, key: string): number {
  pushCallback(L, "keyPressed");
  L.pushText(key);
  return 1;
}

function pushTouched(L: Lua, phase: TouchPhase, x: number, y: number): number {
  pushCallback(L, "touched");
  L.pushText(phase);
  L.pushNumber(x);
  L.pushNumber(y);
  return 3;
}

function pushUpdate(L: Lua): void {
  if (!pushCallback(L, "update")) throw new GameError("the game has not set playdate.update");
}
