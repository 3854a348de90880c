/**
 * Keeps the translated files of a build in a file, the store. So the next build translates only what has changed.
 * Without a store, a build translates everything.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import ts from "typescript";
import { version } from "typescript-to-lua";
import { listFilesUnder } from "./assets";
import type { CompiledFile, CompiledFiles, SourceFacts } from "./outdated-files";
import type { LuaFile } from "./translate";

type StoredFiles = readonly (readonly [path: string, facts: SourceFacts, lua: Uint8Array])[];

/**
 * The length, in bytes, of the hash at the beginning of a store. The hash covers all other bytes of the store and the
 * settings of the compilation (see `hashOfSettings`).
 */
const HASH_LENGTH = 32;

const serialised = new WeakMap<LuaFile, Uint8Array>();

/**
 * Returns a hash of everything that decides the translation of a program, except the program's modules: the versions of
 * the compilers, the files in tools/packaging, the compiler options, and all declarations that are visible without an
 * import.
 */
export function hashOfSettings(program: ts.Program, kind: string): string {
  const hash = createHash("sha256");
  for (const part of [kind, process.version, ts.version, version, JSON.stringify(program.getCompilerOptions())])
    hash.update(`${part}\n`);
  for (const file of listFilesUnder(import.meta.dirname)) hash.update(readFileSync(join(import.meta.dirname, file)));
  for (const file of program.getSourceFiles())
    if (file.isDeclarationFile || !ts.isExternalModule(file)) hash.update(file.fileName).update(file.text);
  return hash.digest("hex");
}

/**
 * Returns the files in the store at `path`. Returns no files if there is no store, if it is damaged, or if it was
 * written with other settings.
 */
export function readStore(path: string, settings: string): CompiledFiles {
  const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  const content = bytes.subarray(HASH_LENGTH);
  if (!bytes.subarray(0, HASH_LENGTH).equals(computeHash(settings, content))) return new Map();
  const stored = deserialize(content) as StoredFiles;
  return new Map(stored.map(([file, facts, lua]): [string, CompiledFile] => [file, { ...facts, lua: revive(lua) }]));
}

/**
 * Writes files to the store at `path`. A build that reads the store at the same time finds either all old or all new
 * files.
 */
export function writeStore(path: string, settings: string, files: CompiledFiles): void {
  const stored: StoredFiles = [...files].map(([file, { lua, ...facts }]) => [file, facts, serialise(lua)]);
  const content = serialize(stored);
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, Buffer.concat([computeHash(settings, content), content]));
  renameSync(temporary, path);
}

function computeHash(settings: string, content: Uint8Array): Buffer {
  return createHash("sha256").update(settings).update(content).digest();
}

function serialise(file: LuaFile): Uint8Array {
  const bytes = serialised.get(file) ?? serialize(file);
  serialised.set(file, bytes);
  return bytes;
}

function revive(bytes: Uint8Array): LuaFile {
  const file = deserialize(bytes) as LuaFile;
  serialised.set(file, bytes);
  return file;
}
