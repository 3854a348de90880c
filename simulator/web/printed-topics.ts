/** Lines that the game prints for the page. A line such as `challenge: KMQT7X4` has the topic `challenge`. */

/** Handlers for printed lines, by the line's topic. Each receives the text after the colon. */
export type TopicHandlers = Readonly<Record<string, (text: string) => void>>;

/**
 * Creates the function that receives every line the game prints.
 * It logs the line to the browser's console. A line such as `challenge: KMQT7X4` is also passed to the handler of
 * its topic.
 */
export function createPrinter(handlers: TopicHandlers): (line: string) => void {
  return (line) => {
    console.log(line);
    const [, topic, text] = /^(\w+): (.*)$/.exec(line) ?? [];
    handlers[topic]?.(text);
  };
}
