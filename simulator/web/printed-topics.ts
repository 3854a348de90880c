/**
 * Passes the lines that the game prints to functions of the web page. In a line such as `challenge: KMQT7X4`, the word
 * before the colon is the topic.
 */

/**
 * The functions that handle lines printed by the game, by the word before the line's colon. Each receives the text
 * after the colon.
 */
export type TopicHandlers = Readonly<Record<string, (text: string) => void>>;

/**
 * Creates the function for the lines that the game prints. It logs each line to the browser's console, and passes the
 * text after the colon to the topic's handler.
 */
export function createPrinter(handlers: TopicHandlers): (line: string) => void {
  return (line) => {
    console.log(line);
    const [, topic, text] = /^(\w+): (.*)$/.exec(line) ?? [];
    handlers[topic]?.(text);
  };
}
