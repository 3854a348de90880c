/** What is done with the text of a line, by the line's topic. */
export type Hearers = Readonly<Record<string, (text: string) => void>>;

/**
 * Takes what the game prints: all of it goes to the browser's console, and the text of a line such as
 * `challenge: KMQT7X4` also to the hearer of its topic.
 */
export function printTo(hearers: Hearers): (line: string) => void {
  return (line) => {
    console.log(line);
    const [, topic, text] = /^(\w+): (.*)$/.exec(line) ?? [];
    hearers[topic]?.(text);
  };
}
