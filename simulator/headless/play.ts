/** Plays a script of button presses and crank turns on a simulated Playdate, frame by frame. */
import type { Button, Console, FrameReport } from "../host";
import { ScriptError, type Script, type ScriptEvent } from "./script";

type OnFrame = (frame: number, report: FrameReport, shots: readonly string[]) => void;

interface HeldInput {
  readonly held: Set<Button>;
  readonly pressed: Set<Button>;
  readonly turns: { readonly degreesAFrame: number; framesLeft: number }[];
  isDocked: boolean;
}

/**
 * Plays a script of button presses and crank turns for `frames` frames. Throws `ScriptError` for an impossible event in
 * the script, and `GameError` if the game fails.
 */
export function playScript(console: Console, script: Script, frames: number, onFrame: OnFrame): void {
  const input: HeldInput = { held: new Set(), pressed: new Set(), turns: [], isDocked: true };
  const last = script.events.at(-1);
  if (last !== undefined && last.frame > frames) {
    throw new ScriptError(script.name, last.line, `frame ${last.frame} is after the last one, ${frames}`);
  }
  let next = 0;
  for (let frame = 1; frame <= frames; frame++) {
    const shots: string[] = [];
    input.pressed.clear();
    for (; script.events[next]?.frame === frame; next++)
      performEvent(console, input, script, script.events[next], shots);
    const report = console.update({
      held: new Set([...input.held, ...input.pressed]),
      crankDegrees: turn(input),
      isCrankDocked: input.isDocked,
    });
    onFrame(frame, report, shots);
  }
}

function performEvent(console: Console, input: HeldInput, script: Script, event: ScriptEvent, shots: string[]): void {
  switch (event.kind) {
    case "press":
      return void input.pressed.add(event.button);
    case "hold":
      return void input.held.add(event.button);
    case "release":
      return void input.held.delete(event.button);
    case "crank":
      return void input.turns.push({ degreesAFrame: event.degrees / event.frames, framesLeft: event.frames });
    case "dock":
      input.isDocked = true;
      return console.signal("crankDocked");
    case "undock":
      input.isDocked = false;
      return console.signal("crankUndocked");
    case "menu":
      return pickFromMenu(console, script, event.line, event.title, event.option);
    case "signal":
      return console.signal(event.event);
    case "shot":
      return void shots.push(event.name);
  }
}

function turn(input: HeldInput): number {
  let degrees = 0;
  for (const turn of input.turns) {
    if (turn.framesLeft <= 0) continue;
    turn.framesLeft--;
    degrees += turn.degreesAFrame;
  }
  return degrees;
}

/**
 * Chooses an item of the system menu. As on a real Playdate, the item's callback runs after the menu has opened and
 * before the game resumes.
 */
function pickFromMenu(console: Console, script: Script, line: number, title: string, option?: string): void {
  console.signal("gameWillPause");
  const items = console.menuItems();
  const index = items.findIndex((item) => item.title === title);
  const item = items[index];
  if (item === undefined) throw new ScriptError(script.name, line, `the menu has no item "${title}"`);
  const options = item.kind === "options" ? item.options : [];
  if (option === undefined && item.kind !== "options") console.chooseMenuItem(index);
  else {
    const chosen = options.indexOf(option ?? "");
    if (chosen < 0) throw new ScriptError(script.name, line, `"${title}" has no option "${option ?? ""}"`);
    console.chooseMenuItem(index, chosen);
  }
  console.signal("gameWillResume");
}
