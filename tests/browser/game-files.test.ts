import { gzipSync } from "node:zlib";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { downloadGame } from "../../simulator/web/game-files";
import { createPackReader, encodePack, LUA_FILE } from "../../simulator/web/pack";

/** The smallest WebAssembly module. In this test it takes the place of the simulator's Lua. */
const LUA = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
const FILES = new Map([
  [LUA_FILE, LUA],
  ["main.lua", Uint8Array.of(1, 2, 3)],
  ["empty.lua", new Uint8Array()],
  ["images/fox-table-8-8.png", Uint8Array.of(4)],
  ["images/foxes.png", Uint8Array.of(5, 6)],
]);
const pack = encodePack(FILES, 2);

function createResponse() {
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({ start: (created) => void (controller = created) });
  return {
    response: Promise.resolve(new Response(body)),
    send: (bytes: Uint8Array<ArrayBuffer>) => controller?.enqueue(bytes),
    end: () => controller?.close(),
    fail: () => controller?.error(new Error("broken")),
  };
}

function packed(bytes: Uint8Array): Promise<Response> {
  return Promise.resolve(new Response(new Uint8Array(gzipSync(bytes))));
}

test("a pack that arrives in parts of any size has the same files in the same order", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 20 }), (sizes) => {
      const arrived = new Map<string, Uint8Array>();
      let firstCount = 0;
      const read = createPackReader({
        onTable: (table) => (firstCount = table.firstCount),
        onFile: (name, bytes) => arrived.set(name, bytes),
      });
      let at = 0;
      for (const size of [...sizes, pack.length]) {
        read(pack.subarray(at, at + size));
        at += size;
      }
      expect([...arrived]).toEqual([...FILES]);
      expect(firstCount).toBe(2);
    }),
  );
});

test("the game may start when its first files have arrived, and a later file is awaited by any of its names", async () => {
  const stream = new CompressionStream("gzip");
  const writer = stream.writable.getWriter();
  const download = downloadGame("", Promise.resolve(new Response(stream.readable)));
  const afterFirst = pack.length - 3;
  void writer.write(pack.subarray(0, afterFirst));
  // This gzip stream passes on no bytes before its end. So the first files of the game arrive together with the last
  // ones.
  await writer.write(pack.subarray(afterFirst));
  await writer.close();
  await download.first;
  await download.all;
  expect(download.isIncomplete()).toBe(false);
  expect(download.progress).toEqual({ arrived: 11, total: 11 });
  expect([...download.files.keys()]).toEqual(["main.lua", "empty.lua", "images/fox-table-8-8.png", "images/foxes.png"]);
  expect(await download.lua()).toBeInstanceOf(WebAssembly.Module);
});

test("a file is pending until its own bytes have arrived", async () => {
  const { response, send, end } = createResponse();
  const compressed = new Uint8Array(gzipSync(pack, { level: 0 }));
  const download = downloadGame("", response);
  // An uncompressed gzip stream passes on each byte as it arrives. Its last bytes are the two pictures (3 bytes) and a
  // checksum (8 bytes).
  send(compressed.slice(0, compressed.length - 8 - 3));
  await download.first;
  expect(["main", "images/fox", "images/foxes", "images/fo"].map((path) => download.isPending(path))).toEqual([false, true, true, false]); // prettier-ignore
  expect(download.isPending("images/fox")).toBe(true);
  let hasArrived = false;
  const arrival = download.arrival().then(() => (hasArrived = true));
  expect(hasArrived).toBe(false);
  send(compressed.slice(compressed.length - 8 - 3, compressed.length - 8 - 1));
  await arrival;
  expect([download.isPending("images/fox"), download.isPending("images/foxes")]).toEqual([false, true]);
  send(compressed.slice(compressed.length - 8 - 1));
  end();
  await download.all;
  expect(download.isIncomplete()).toBe(false);
  await download.arrival();
});

test("a pack that the host sent with another compression, which the browser has unpacked, is read as it is", async () => {
  const { response, send, end } = createResponse();
  const download = downloadGame("", response);
  const afterFirst = pack.length - 3;
  send(pack.slice(0, afterFirst));
  await download.first;
  expect([...download.files.keys()]).toEqual(["main.lua", "empty.lua"]);
  send(pack.slice(afterFirst));
  end();
  await download.all;
  expect([...download.files]).toEqual([...FILES].filter(([name]) => name !== LUA_FILE));
});

test("the Lua files that the game needs first are compiled before it may start, and the later ones stay sources", async () => {
  const { response, send, end } = createResponse();
  const answers: ((bytecode: Uint8Array) => void)[] = [];
  const compiled: string[] = [];
  const compiler = {
    compile: (name: string) => {
      compiled.push(name);
      return new Promise<Uint8Array>((resolve) => answers.push(resolve));
    },
    end: () => undefined,
  };
  const download = downloadGame("", response, compiler);
  let canStart = false;
  void download.first.then(() => (canStart = true));
  send(pack.slice());
  end();
  await expect.poll(() => answers.length).toBe(1);
  expect([download.isPending("main"), download.isPending("empty"), canStart]).toEqual([true, false, false]);
  answers[0](Uint8Array.of(7));
  await download.all;
  expect(canStart).toBe(true);
  expect(compiled).toEqual(["main.lua"]);
  expect([download.files.get("main.lua"), download.files.get("empty.lua")]).toEqual([
    Uint8Array.of(7),
    new Uint8Array(),
  ]);
});

test("a download that fails is tried three times, and keeps the files that have arrived", async () => {
  const { response, fail } = createResponse();
  const responses = [packed(pack.subarray(0, pack.length - 1)), packed(pack)];
  const fetched: string[] = [];
  globalThis.fetch = (address) => {
    fetched.push(address as string);
    return responses.shift() ?? Promise.reject(new Error("offline"));
  };
  const download = downloadGame("game.pack", response);
  fail();
  await download.first;
  const main = download.files.get("main.lua");
  await download.all;
  expect(download.files.get("main.lua")).toBe(main);
  expect(fetched).toEqual(["game.pack", "game.pack"]);
});

test.each([
  [() => Promise.reject(new Error("offline")), "The game could not be loaded: the network does not answer."],
  [() => Promise.resolve(new Response("", { status: 500 })), "The game could not be loaded: the server said 500."],
  [() => packed(pack.subarray(0, pack.length - 1)), "The game could not be loaded: only a part of it has arrived."],
  [
    () => Promise.resolve(new Response("<p>Welcome", { headers: { "Content-Type": "text/html; charset=utf-8" } })),
    "The game could not be loaded: another page came in its place. The network may ask you to log in first.",
  ],
])("after three failures the page knows why", async (answer, message) => {
  globalThis.fetch = answer;
  const download = downloadGame("game.pack", answer());
  const reasons = await Promise.allSettled([download.all]);
  expect(reasons).toMatchObject([{ status: "rejected", reason: { message } }]);
});
