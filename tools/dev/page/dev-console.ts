/**
 * A console whose game can be replaced while it runs. It records the player's input, and replays it with the new game,
 * so that the player is at the same screen, level and position as before.
 */
import { startConsole } from "../../../simulator/console";
import type { Console, ConsoleInput, FrameReport, Host, Speaker } from "../../../simulator/host";
import type { FileStore } from "./file-store";
import { createFrameClock } from "./frame-clock";
import { replaySession } from "./session-replay";
import { createSession, recordFrame, type Session, type SessionEntry } from "./session";

/** The services of the web page that the console uses. */
interface DevHost {
  readonly lua: WebAssembly.Module;
  readonly store: FileStore;
  readonly speaker: Speaker;
  readonly print: (line: string) => void;
  /** Called when the game has failed. The console then stands still until it gets a new game. */
  readonly onFailure: (error: unknown) => void;
  /** Called when a new game has replayed the session without an error. */
  readonly onReplayed: () => void;
}

/** A console that records its input and whose game can be replaced. */
export interface DevConsole {
  /** The console as the web page sees it, which stays the same for every game. */
  readonly console: Console;
  session(): Session;
  /** Starts a new game with these files, and replays the session. */
  replaceGame(files: Host["files"]): void;
  /** Ends the session and starts the present game anew, with its saved files. */
  startOver(): void;
}

/** The files of a game, and the input that it has got. */
interface RecordedGame {
  readonly files: Host["files"];
  readonly session: Session;
}

/** A frame that executes fewer instructions does no background work, such as generating a level. */
const IDLE_INSTRUCTIONS = 10_000;
const NOTHING_DONE: FrameReport = { instructions: 0, simulatedMs: 0, drew: false };

/** Creates the console and replays `session` with the game in `files`. */
export function createDevConsole(host: DevHost, files: Host["files"], session: Session): DevConsole {
  let game: RecordedGame;
  let running: Console | undefined;
  /** The picture of the present game, or the last picture of a game that has failed. */
  const pixels = new Uint8Array(400 * 240);
  let mustPaint = true;

  /** Runs `action` with the game. If the game fails, it stops. */
  function attempt<T>(otherwise: T, action: (console: Console) => T): T {
    if (running === undefined) return otherwise;
    try {
      return action(running);
    } catch (error) {
      running = undefined;
      host.onFailure(error);
      return otherwise;
    }
  }

  function startGame(next: RecordedGame): void {
    game = next;
    const started = startWith(host, game.files, game.session);
    running = started.console;
    if (running !== undefined) pixels.set(running.pixels);
    mustPaint = true;
    if (started.error === undefined) host.onReplayed();
    else host.onFailure(started.error);
  }

  function send(entry: SessionEntry, action: (console: Console) => void): void {
    if (running !== undefined) game.session.entries.push(entry);
    attempt(undefined, action);
  }

  function update(input: ConsoleInput): FrameReport {
    const isRunning = running !== undefined;
    const report = attempt(NOTHING_DONE, (console) => console.update(input));
    if (isRunning) recordFrame(game.session, frameEntry(input, report));
    const drew = report.drew || mustPaint;
    mustPaint = false;
    if (drew && running !== undefined) pixels.set(running.pixels);
    return { ...report, drew };
  }

  startGame({ files, session });
  const console = {
    ...inputFunctions(send),
    width: 400 as const,
    height: 240 as const,
    pixels,
    refreshRate: () => running?.refreshRate() ?? 30,
    update,
    menuItems: () => running?.menuItems() ?? [],
    menuPicture: () => running?.menuPicture(),
  };
  return {
    console,
    session: () => game.session,
    replaceGame: (newFiles) => startGame({ ...game, files: newFiles }),
    startOver: () => {
      attempt(undefined, (ended) => ended.signal("gameWillTerminate"));
      startGame({ ...game, session: createSession(host.store.files()) });
    },
  };
}

/** Creates the functions of a console that receive input between two frames. `send` records and performs the input. */
function inputFunctions(
  send: (entry: SessionEntry, action: (console: Console) => void) => void,
): Pick<Console, "signal" | "keyPressed" | "touched" | "chooseMenuItem"> {
  return {
    signal: (event) => send({ kind: "signal", event }, (console) => console.signal(event)),
    keyPressed: (key) => send({ kind: "key", key }, (console) => console.keyPressed(key)),
    touched: (phase, x, y) => send({ kind: "touch", phase, x, y }, (console) => console.touched(phase, x, y)),
    chooseMenuItem: (index, option) =>
      send({ kind: "menu", index, option }, (console) => console.chooseMenuItem(index, option)),
  };
}

/** Returns the entry of the session for one frame. */
function frameEntry({ held, crankDegrees, crankDocked }: ConsoleInput, report: FrameReport) {
  const isUntouched = held.size === 0 && crankDegrees === 0;
  const isIdle = isUntouched && !report.drew && report.instructions < IDLE_INSTRUCTIONS;
  return { kind: "frames" as const, count: 1, held: [...held], crankDegrees, crankDocked, isIdle };
}

/** A game that has replayed a session as far as it could, and the error that stopped it, if any. */
interface StartedGame {
  readonly console: Console | undefined;
  readonly error?: unknown;
}

/**
 * Starts a game and replays a session in it. Sounds of the replay are not played, and of the printed lines only the last
 * of each topic reaches the page.
 */
function startWith(host: DevHost, files: Host["files"], session: Session): StartedGame {
  const lines = new Map<string, string>();
  let isReplaying = true;
  const clock = createFrameClock(session.startSeconds);
  host.store.replaceFiles(session.files);
  let console: Console | undefined;
  try {
    console = startConsole({
      lua: host.lua,
      files,
      clock,
      store: host.store,
      speaker: silentWhile(() => isReplaying, host.speaker),
      arguments: session.arguments,
      reduceFlashing: false,
      print: (line) => (isReplaying ? void lines.set(line.split(":")[0], line) : host.print(line)),
    });
    replaySession(console, clock, session.entries);
    return { console };
  } catch (error) {
    return { console: undefined, error };
  } finally {
    isReplaying = false;
    for (const line of lines.values()) host.print(line);
  }
}

function silentWhile(isSilent: () => boolean, speaker: Speaker): Speaker {
  return {
    play: (note, synth) => {
      if (!isSilent()) speaker.play(note, synth);
    },
    stop: (synth) => speaker.stop?.(synth),
  };
}
