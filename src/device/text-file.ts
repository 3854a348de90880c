/** The lines of a text that lies in the game's data folder, so many of them at the most; undefined if there is none. */
export function readTextFile(path: string, mostLines: number): readonly string[] | undefined {
  const [file] = playdate.file.open(path, playdate.file.kFileRead);
  if (file === undefined) return undefined;
  const lines: string[] = [];
  for (let line = file.readline(); line !== undefined && lines.length < mostLines; line = file.readline()) {
    lines.push(line);
  }
  file.close();
  return lines;
}
