/**
 * Downloads the Lua interpreter and the game's files for the web page. The files that the title screen needs come
 * first.
 */
import type { Compiler } from "./compiler";
import { createPackReader, LUA_FILE, type PackTable } from "./pack";
import { createPendingNames } from "./pending-names";

/** A download of the game. It continues while the game already runs. */
export interface GameDownload {
  readonly files: ReadonlyMap<string, Uint8Array>;
  /**
   * Resolves when the Lua interpreter and all files that the game needs to start have arrived. Rejects if they cannot
   * be downloaded.
   */
  readonly first: Promise<void>;
  /** Resolves when all files have arrived. Rejects if they cannot be downloaded. */
  readonly all: Promise<void>;
  /** Returns whether `path` may name a file that has not arrived yet. `path` may lack the file's ending. */
  isPending(path: string): boolean;
  isIncomplete(): boolean;
  /**
   * Resolves when all files have arrived that the last argument of `isPending` may name. Rejects if they cannot be
   * downloaded.
   */
  arrival(): Promise<void>;
  /** Returns the compiled Lua interpreter. Must only be called after the interpreter has arrived. */
  lua(): Promise<WebAssembly.Module>;
  /** How many bytes of the files needed at the game's start have arrived. `total` is 0 until the page knows it. */
  readonly progress: { arrived: number; total: number };
}

const TRIES = 3;
const LOAD_FAILURE = "LoadFailure";

/**
 * The first byte of a file that is compressed with gzip. An uncompressed pack (the file with the whole game) begins
 * with 0 instead.
 */
const GZIP_FIRST_BYTE = 0x1f;

/**
 * Begins to download the game's files. `firstTry` is an earlier request for them, if there is one. `compiler` compiles
 * the Lua files that the game needs to start.
 */
export function downloadGame(
  address: string,
  firstTry: Promise<Response> = fetch(address),
  compiler?: Compiler,
): GameDownload {
  const arrivals = createArrivals(compiler);
  const { files, pending } = arrivals;
  const progress = { arrived: 0, total: 0 };
  const first = promiseWithResolvers<void>();
  let asked = "";
  let firstLeft = Infinity;

  function onTable({ files: listed, firstCount }: PackTable): void {
    firstLeft = firstCount;
    progress.arrived = 0;
    progress.total = listed.slice(0, firstCount).reduce((sum, [, byteCount]) => sum + byteCount, 0);
    for (const [name] of listed) arrivals.expect(name);
  }

  function onFile(name: string, bytes: Uint8Array): void {
    arrivals.add(name, bytes, firstLeft > 0);
    firstLeft--;
    if (firstLeft >= 0) progress.arrived += bytes.length;
    if (firstLeft === 0) void arrivals.whenPrepared().then(first.resolve);
  }

  async function load(response: Promise<Response>): Promise<void> {
    await readAll(await bodyOf(response), createPackReader({ onTable, onFile }));
    await arrivals.whenPrepared();
    if (pending.count > 0 || arrivals.lua() === undefined) throw createLoadFailure("only a part of it has arrived.");
  }

  async function loadWithRetries(): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await load(tries === 1 ? firstTry : fetch(address));
      } catch (error) {
        if (tries === TRIES) throw error;
        console.warn(error);
      }
    }
  }

  const all = loadWithRetries();
  // Keeps the browser from reporting a failed download, because the page may wait for the files only later.
  first.promise.catch(() => undefined);
  all.catch((error: unknown) => {
    first.reject(error);
    pending.fail(error instanceof Error ? error : new Error(String(error)));
  });
  return {
    files,
    first: first.promise,
    all,
    isPending(path) {
      asked = path.replace(/\.pdz$/, "");
      return pending.isPending(asked);
    },
    isIncomplete: () => pending.count > 0,
    arrival: () => pending.arrival(asked),
    lua: () => arrivals.lua() ?? WebAssembly.compile(new Uint8Array()),
    progress,
  };
}

function createArrivals(compiler: Compiler | undefined) {
  const files = new Map<string, Uint8Array>();
  const arrived = new Set<string>();
  const pending = createPendingNames();
  const prepared: Promise<void>[] = [];
  let lua: Promise<WebAssembly.Module> | undefined;

  async function prepare(name: string, bytes: Uint8Array, isFirst: boolean): Promise<void> {
    if (name === LUA_FILE) {
      lua = WebAssembly.compile(bytes as Uint8Array<ArrayBuffer>);
      // Keeps the browser from reporting an error, because the page waits for the compiled Lua interpreter only later.
      lua.catch(() => undefined);
    } else {
      const isSource = isFirst && name.endsWith(".lua");
      files.set(name, isSource && compiler && lua ? await compiler.compile(name, bytes, lua) : bytes);
    }
    pending.remove(name);
  }

  return {
    files,
    pending,
    lua: () => lua,
    expect(name: string): void {
      if (!arrived.has(name)) pending.add(name);
    },
    /**
     * Adds a file that has arrived. Ignores a file that was added before, because the game may already use the earlier
     * copy.
     */
    add(name: string, bytes: Uint8Array, isFirst: boolean): void {
      if (arrived.has(name)) return;
      arrived.add(name);
      prepared.push(prepare(name, bytes, isFirst));
    },
    /** Resolves when all files that have arrived up to now are prepared, so that the game can use them. */
    whenPrepared: async (): Promise<void> => void (await Promise.all(prepared)),
  };
}

/** Returns whether `error` is a failed download. The message of such an error tells the player what is wrong. */
export function isLoadFailure(error: unknown): error is Error {
  return error instanceof Error && error.name === LOAD_FAILURE;
}

function createLoadFailure(reason: string, cause?: unknown): Error {
  const error = new Error(`The game could not be loaded: ${reason}`, { cause });
  error.name = LOAD_FAILURE;
  return error;
}

type PackBody = ReadableStream<Uint8Array<ArrayBuffer>>;

async function bodyOf(download: Promise<Response>): Promise<PackBody> {
  const response = await download.catch((cause: unknown) => {
    throw createLoadFailure("the network does not answer.", cause);
  });
  if (!response.ok) throw createLoadFailure(`the server said ${response.status}.`);
  if (response.body === null) throw createLoadFailure("the server sent nothing.");
  if (response.headers.get("Content-Type")?.startsWith("text/html") === true) {
    throw createLoadFailure("another page came in its place. The network may ask you to log in first.");
  }
  return response.body;
}

async function readAll(body: PackBody, read: (bytes: Uint8Array) => void): Promise<void> {
  try {
    const reader = (await unpackIfPacked(body)).getReader();
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) read(chunk.value);
  } catch (cause) {
    throw createLoadFailure("only a part of it has arrived.", cause);
  }
}

/**
 * Unpacks a pack (the file with the whole game) that is compressed with gzip. Other packs are returned unchanged,
 * because the browser has unpacked them.
 */
async function unpackIfPacked(body: PackBody): Promise<ReadableStream<Uint8Array>> {
  const reader = body.getReader();
  const first = await reader.read();
  const whole = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => (first.done ? controller.close() : controller.enqueue(first.value)),
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  return first.value?.[0] === GZIP_FIRST_BYTE ? whole.pipeThrough(new DecompressionStream("gzip")) : whole;
}

function promiseWithResolvers<T>(): {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (error: unknown) => void;
} {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}
