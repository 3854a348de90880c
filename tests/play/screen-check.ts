/**
 * Checks what every screen must do, while a scripted game opens the screens. Several checks share one scripted game.
 */
import type { Host } from "../../simulator/host";
import { gameBehind, watched, type Watch, type Watching } from "./player";

/** A check of the screens that a scripted game opens. */
export interface ScreenCheck {
  /** Lua code that runs before the game's code. */
  readonly lua: string;
  /** Lua code that is put at the beginning of functions of the built game, by the names of the functions. */
  readonly atBegin: Readonly<Record<string, string>>;
  /** Called when the scripted game starts a game. The returned functions receive what happens in it. */
  readonly begin: () => Partial<Pick<Watching, "line" | "drawing" | "frame">>;
}

/** Plays a scripted game once, watched by all `checks`. */
export function walkWith(checks: readonly ScreenCheck[], walk: () => void): void {
  const watch: Watch = {
    change: (files) => withLua(files, checks),
    begin: () => {
      const watching = checks.map((check) => check.begin());
      return {
        line: (line) => watching.some((each) => each.line?.(line) === true),
        drawing: (call) => {
          for (const each of watching) each.drawing?.(call);
        },
        signal: () => undefined,
        frame: (player, report) => {
          for (const each of watching) each.frame?.(player, report);
        },
      };
    },
  };
  watched(watch, walk);
}

function withLua(files: Host["files"], checks: readonly ScreenCheck[]): Host["files"] {
  let lua = new TextDecoder().decode(files.get("main.lua"));
  for (const name of new Set(checks.flatMap(({ atBegin }) => Object.keys(atBegin)))) {
    const parts = lua.split(new RegExp(`^((?:local )?function ${name}\\(.*\\))$`, "m"));
    if (parts.length !== 3) throw new Error(`main.lua has not one function ${name}`);
    lua = `${parts[0]}${parts[1]} ${checks.map(({ atBegin }) => atBegin[name] ?? "").join(" ")}${parts[2]}`;
  }
  const changed = new Map([...files, ["main.lua", new TextEncoder().encode(lua)]]);
  return gameBehind(checks.map((check) => check.lua).join("\n"), changed);
}
