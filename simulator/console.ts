/** The simulated Playdate: one Lua VM, one screen, the API between them. */
import { defineDisplay, createDisplay, show } from "./api/display";
import { defineFonts } from "./api/fonts";
import { defineGraphics } from "./api/graphics";
import { defineImages } from "./api/images";
import { createInput, inputMembers, receive } from "./api/input";
import { chooseItem, defineMenu, listItems, menuMembers } from "./api/menu";
import { settingsMembers } from "./api/settings";
import { defineSound } from "./api/sound";
import { defineStorage } from "./api/storage";
import { definePlaydate, refuseUnknownCallbacks } from "./api/system";
import { timeMembers } from "./api/time";
import { MS_PER_INSTRUCTION } from "./clocks";
import { createCanvas, unclip } from "./graphics/context";
import { GameError, type Console, type Host } from "./host";
import { lua, type LuaState } from "./vm/lua";
import { createMachine, pushCallback } from "./vm/machine";

const WIDTH = 400;
const HEIGHT = 240;

/** Starts the game of the host's files: runs its `main.lua`. Throws `GameError` if that is missing or throws. */
export function startConsole(host: Host): Console {
  const machine = createMachine(host.print);
  const canvas = createCanvas(WIDTH, HEIGHT);
  const display = createDisplay();
  const input = createInput();
  const pixels = new Uint8Array(canvas.screen.pixels);
  let settled = 0;

  /** Tells the host's clock the instructions that it has not heard of yet. */
  const settle = (total: number): void => {
    host.clock.spend(total - settled);
    settled = total;
  };
  /** Runs a piece of the game, then lets the clock and the screen catch up. */
  const play = (run: () => number): number => {
    settled = 0;
    const instructions = run();
    settle(instructions);
    show(display, canvas.screen, canvas.context.backgroundColor, pixels);
    return instructions;
  };

  const { L } = machine;
  const menu = defineMenu(L);
  definePlaydate(
    L,
    {
      ...inputMembers(input),
      ...timeMembers(host.clock, (running) => settle(machine.instructions(running))),
      ...settingsMembers(host.reduceFlashing),
      ...menuMembers(menu),
    },
    host.files,
  );
  defineDisplay(L, display, WIDTH, HEIGHT);
  defineGraphics(L, canvas);
  defineImages(L, canvas, host.files);
  defineFonts(L, canvas, host.files);
  defineSound(L, host.speaker, host.clock);
  defineStorage(L, host.store);
  refuseUnknownCallbacks(L);

  const main = host.files.get("main.lua");
  if (main === undefined) throw new GameError("the game has no main.lua");
  play(() => machine.run(main, "main.lua"));

  return {
    width: WIDTH,
    height: HEIGHT,
    pixels,
    refreshRate: () => display.refreshRate,
    update: (now) => {
      receive(input, now);
      host.clock.startFrame(display.refreshRate === 0 ? 0 : 1000 / display.refreshRate);
      canvas.screen.touched = false;
      unclip(canvas.context);
      const instructions = play(() => machine.resume(pushUpdate));
      return { instructions, deviceMs: instructions * MS_PER_INSTRUCTION, drew: canvas.screen.touched };
    },
    signal: (event) => {
      const there = pushCallback(L, event);
      lua.lua_pop(L, 1);
      if (there) play(() => machine.call((L) => (pushCallback(L, event), 0)));
    },
    menuItems: () => listItems(menu),
    chooseMenuItem: (index, option) => {
      play(() => chooseItem(menu, machine, index, option));
    },
  };
}

function pushUpdate(L: LuaState): void {
  if (!pushCallback(L, "update")) throw new GameError("the game has not set playdate.update");
}
