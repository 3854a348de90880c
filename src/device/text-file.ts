// A byte that is 0 ends a text in C: the console may return what it has read only up to there. It also says how many
// bytes it has read, so such a byte is found by reading on one by one.

const BYTES_PER_READ = 1024;
/** What lies behind is not read. */
const MAX_BYTES = 500000;

const ZERO_BYTE = "\0";

/** The lines of a text in the game's data folder, at most `maxLines`; undefined if there is none, or it cannot be read. */
export function readTextLines(path: string, maxLines: number): readonly string[] | undefined {
  const content = readFileText(path);
  return content === undefined ? undefined : splitLines(content).slice(0, maxLines);
}

/** The whole text of a file in the game's data folder; undefined if there is none, or it cannot be read. */
export function readFileText(path: string): string | undefined {
  try {
    return readContent(path, BYTES_PER_READ) ?? readContent(path, 1);
  } catch {
    return undefined;
  }
}

/** A file's content, read so many bytes at once; undefined if there is none, or some of these bytes are not returned. */
function readContent(path: string, bytesPerRead: number): string | undefined {
  const [file] = playdate.file.open(path, playdate.file.kFileRead);
  if (file === undefined) return undefined;
  const content: string[] = [];
  for (let bytes = 0; bytes < MAX_BYTES; bytes += bytesPerRead) {
    const [read, count] = file.read(bytesPerRead);
    if (read === undefined || count === 0) break;
    if (read.length === count) content.push(read);
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
