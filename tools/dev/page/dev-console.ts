/**
 * A simulated console whose game can be replaced while it runs. It records the player's input and repeats it in the new
 * game. So the player comes to the same screen, level and state as before.
 */
import { startConsole } from "../../../simulator/console";
import type { Console, ConsoleInput, FrameReport, Host, Speaker } from "../../../simulator/host";
import type { FileStore } from "./file-store";
import { createFrameClock } from "./frame-clock";
import { createPrintSwitch, lastOfEachTopic, type PrintSwitch } from "./print-switch";
import { replaySession } from "./session-replay";
import { createSession, recordFrame, type Session, type SessionEntry } from "./session";

interface DevHost {
  readonly lua: WebAssembly.Module;
  readonly store: FileStore;
  readonly speaker: Speaker;
  readonly print: (line: string) => void;
  /** Called when the game has failed with an error. The console then stands still until it gets a new game. */
  readonly onFailure: (error: unknown) => void;
  /**
   * Called when a game has started and has repeated all recorded input without an error. A game starts with the page,
   * when its files are replaced, and when it is started over.
   */
  readonly onReplayed: () => void;
}

/** A simulated console that records the player's input and whose game can be replaced while it runs. */
export interface DevConsole {
  /** The console that the web page uses. It remains the same object when the game is replaced. */
  readonly console: Console;
  session(): Session;
  /** Starts a new game from the given files. Repeats in it all input since the start of the old game. */
  replaceGame(files: Host["files"]): void;
  /**
   * Presses a key of the computer's keyboard and returns the lines that the game then prints about itself. This press
   * is not recorded as input of the player.
   */
  printedAfter(key: string): string[];
  /**
   * Forgets the recorded input and starts the current game anew. The new game has the files that the old one has saved.
   */
  startOver(): void;
}

interface RecordedGame {
  readonly files: Host["files"];
  readonly session: Session;
}

/**
 * A frame counts as idle only if the game executes fewer Lua instructions in it than this. The game then does no
 * background work, such as generating a level.
 */
const IDLE_INSTRUCTIONS = 10_000;
/** The refresh rate, in frames per second, that the console reports after its game has failed. */
const REFRESH_RATE = 30;
const NOTHING_DONE: FrameReport = { instructionCount: 0, simulatedMs: 0, hasDrawn: false, isWaiting: false };

/**
 * Creates the console with the game in `files`. The recording `session` has the start arguments of an earlier game and
 * all its input, which the new game repeats.
 */
export function createDevConsole(host: DevHost, files: Host["files"], session: Session): DevConsole {
  let game: RecordedGame;
  let running: Console | undefined;
  const printer = createPrintSwitch(host.print);
  const pixels = new Uint8Array(400 * 240);
  let mustPaint = true;

  /**
   * Calls `action` with the console of the running game and returns its result. If the game fails with an error, stops
   * the game and returns `otherwise`. Also returns `otherwise` if no game runs.
   */
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
    const started = startWith(host, printer, game);
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
    const hasDrawn = report.hasDrawn || mustPaint;
    mustPaint = false;
    if (hasDrawn && running !== undefined) pixels.set(running.pixels);
    return { ...report, hasDrawn };
  }

  startGame({ files, session });
  const console = {
    ...inputFunctions(send),
    ...readingFunctions(() => running),
    width: 400 as const,
    height: 240 as const,
    pixels,
    update,
  };
  return {
    console,
    session: () => game.session,
    printedAfter: (key) => printer.collect(() => attempt(undefined, (asked) => asked.keyPressed(key))),
    replaceGame: (newFiles) => startGame({ ...game, files: newFiles }),
    startOver: () => {
      attempt(undefined, (ended) => ended.signal("gameWillTerminate"));
      startGame({ ...game, session: createSession(host.store.files()) });
    },
  };
}

/**
 * Creates those functions of a console that receive input between two frames, such as a key press. `send` records this
 * input and passes it to the game.
 */
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

function readingFunctions(
  running: () => Console | undefined,
): Pick<Console, "refreshRate" | "menuItems" | "menuPicture" | "heapKilobytes"> {
  return {
    refreshRate: () => running()?.refreshRate() ?? REFRESH_RATE,
    menuItems: () => running()?.menuItems() ?? [],
    menuPicture: () => running()?.menuPicture(),
    heapKilobytes: () => running()?.heapKilobytes() ?? 0,
  };
}

function frameEntry({ held, crankDegrees, isCrankDocked }: ConsoleInput, report: FrameReport) {
  const isUntouched = held.size === 0 && crankDegrees === 0;
  const isIdle = isUntouched && !report.hasDrawn && report.instructionCount < IDLE_INSTRUCTIONS;
  return { kind: "frames" as const, count: 1, held: [...held], crankDegrees, isCrankDocked, isIdle };
}

interface StartedGame {
  readonly console?: Console;
  readonly error?: unknown;
}

/**
 * Starts a game and repeats recorded input in it, without sounds. Lines that the game prints, such as `level: …`, begin
 * with their topic. Of the lines printed during the repetition, only the last one of each topic reaches the page.
 */
function startWith(host: DevHost, printer: PrintSwitch, { files, session }: RecordedGame): StartedGame {
  let isReplaying = true;
  let result: StartedGame = {};
  const clock = createFrameClock(session.startSeconds);
  host.store.replaceFiles(session.files);
  const speaker = silentWhile(() => isReplaying, host.speaker);
  const { lua, store } = host;
  const services = { lua, files, clock, store, speaker, reducesFlashing: false, print: printer.print };
  const lines = printer.collect(() => {
    try {
      const console = startConsole({ ...services, arguments: session.arguments });
      replaySession(console, clock, session.entries);
      result = { console };
    } catch (error) {
      result = { error };
    }
  });
  isReplaying = false;
  for (const line of lastOfEachTopic(lines)) printer.print(line);
  return result;
}

function silentWhile(isSilent: () => boolean, speaker: Speaker): Speaker {
  return {
    play: (note, synth) => {
      if (!isSilent()) speaker.play(note, synth);
    },
    stop: (synth) => speaker.stop?.(synth),
  };
}
