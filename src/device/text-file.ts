// Reads text files from the game's data folder. If a file contains a zero byte, the console may return only the text
// before that byte. Such a file is read byte by byte.

const BYTES_PER_READ = 1024;
/** The game reads about this many bytes of a text file at most, and ignores the rest. */
const MAX_BYTES = 500000;

const ZERO_BYTE = "\0";

/** Returns the lines of a text file, at most `maxLines`. Returns undefined if the file is missing or cannot be read. */
export function readTextLines(path: string, maxLines: number): readonly string[] | undefined {
  const content = readFileText(path);
  return content === undefined ? undefined : splitLines(content).slice(0, maxLines);
}

/** Returns the whole text of a file. Returns undefined if the file is missing or cannot be read. */
export function readFileText(path: string): string | undefined {
  try {
    return readContent(path, BYTES_PER_READ) ?? readContent(path, 1);
  } catch {
    return undefined;
  }
}

/**
 * Reads a file in pieces of `bytesPerRead` bytes. Returns undefined if the file is missing. Also returns undefined if a
 * piece of several bytes contains a zero byte, because the console then drops the text after that byte.
 */
function readContent(path: string, bytesPerRead: number): string | undefined {
  const [file] = playdate.file.open(path, playdate.file.kFileRead);
  if (file === undefined) return undefined;
  const content: string[] = [];
  for (let bytes = 0; bytes < MAX_BYTES; bytes += bytesPerRead) {
    const [text, count] = file.read(bytesPerRead);
    if (text === undefined || count === 0) break;
    if (text.length === count) content.push(text);
    else if (bytesPerRead === 1) content.push(ZERO_BYTE);
    else {
      file.close();
      return undefined;
    }
  }
  file.close();
  return content.join("");
}

function splitLines(content: string): readonly string[] {
  const lines = content.split("\n").map((line) => (line.endsWith("\r") ? line.substring(0, line.length - 1) : line));
  return lines[lines.length - 1] === "" ? lines.slice(0, -1) : lines;
}
