/**
 * Decides where the lines that the game prints go. Usually they go to the development page. They are collected instead
 * while recorded input is repeated, and while the page asks the game for facts.
 */

/** Passes on the lines that the game prints, or collects them for a while. */
export interface PrintSwitch {
  readonly print: (line: string) => void;
  /**
   * Runs `action` and returns the lines that the game prints while `action` runs. These lines do not reach the page.
   */
  readonly collect: (action: () => void) => string[];
}

/**
 * Creates a print switch, which decides where the lines that the game prints go. It passes each line to `print`, except
 * while `collect` runs.
 */
export function createPrintSwitch(print: (line: string) => void): PrintSwitch {
  let collected: string[] | undefined;
  return {
    print: (line) => {
      if (collected === undefined) print(line);
      else collected.push(line);
    },
    collect: (action) => {
      const lines: string[] = (collected = []);
      try {
        action();
      } finally {
        collected = undefined;
      }
      return lines;
    },
  };
}

/**
 * Returns the last line of each topic. The topic is the text before the colon of a line that the game prints, such as
 * `level: …`.
 */
export function lastOfEachTopic(lines: readonly string[]): string[] {
  return [...new Map(lines.map((line) => [line.split(":")[0], line])).values()];
}
