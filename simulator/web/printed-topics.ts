/** What is done with the text of a line, by the line's topic. */
export type TopicHandlers = Readonly<Record<string, (text: string) => void>>;

/**
 * Takes what the game prints: all of it goes to the browser's console, and the text of a line such as
 * `challenge: KMQT7X4` also to the hearer of its topic.
 */
export function createPrinter(handlers: TopicHandlers): (line: string) => void {
  return (line) => {
    console.log(line);
    const [, topic, text] = /^(\w+): (.*)$/.exec(line) ?? [];
    handlers[topic]?.(text);
  };
}
