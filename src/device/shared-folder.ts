/**
 * The functions of the console for the folder `/Shared`, whose files all games can read. None of them throws. If the
 * disk is full or locked, those that write or copy a file return false.
 */

const BYTES_PER_READ = 1024;

/**
 * The name, version and other facts about the game, which other games can read. The file pdxinfo contains the same
 * facts.
 */
export interface GameInfo {
  readonly bundleId: string;
  readonly name: string;
  readonly author: string;
  readonly description: string;
  readonly version: string;
  readonly buildNumber: string;
}

/**
 * Returns the name, version and other facts about the game from its file pdxinfo. Leaves out the prefix `user.` and a
 * number that the console puts before the bundle id of some installed games.
 */
export function readGameInfo(): GameInfo {
  const { bundleID, name, author, description, version, buildNumber } = playdate.metadata;
  const parts = bundleID.split(".");
  const bundleId = parts[0] === "user" && parts.length > 3 ? parts.slice(2).join(".") : bundleID;
  return { bundleId, name, author, description, version, buildNumber };
}

export function makeFolder(path: string): void {
  try {
    playdate.file.mkdir(path);
  } catch {
    // The error of making the folder is ignored. Writing to a missing folder fails, and callers notice that failure.
  }
}

/** Writes a text file. Returns whether the console has accepted the whole text. */
export function writeSharedText(path: string, text: string): boolean {
  try {
    const [file] = playdate.file.open(path, playdate.file.kFileWrite);
    if (file === undefined) return false;
    const [bytes] = file.write(text);
    file.close();
    return bytes >= text.length;
  } catch {
    return false;
  }
}

/**
 * Copies a file of the game, such as an icon, to the path `to` in the shared folder. Returns whether all bytes were
 * read and written.
 */
export function copyToShared(from: string, to: string): boolean {
  try {
    const [source] = playdate.file.open(from, playdate.file.kFileRead);
    if (source === undefined) return false;
    const [target] = playdate.file.open(to, playdate.file.kFileWrite);
    if (target === undefined) {
      source.close();
      return false;
    }
    let isCopied = true;
    for (;;) {
      const [bytes, count] = source.read(BYTES_PER_READ);
      if (bytes === undefined) isCopied = false;
      if (bytes === undefined || count === 0) break;
      const [written] = target.write(bytes);
      isCopied = isCopied && bytes.length === count && written === count;
    }
    source.close();
    target.close();
    return isCopied;
  } catch {
    return false;
  }
}
