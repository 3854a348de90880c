/** The English texts for players who cannot see the screen: boards, moves and positions in words. */

const DIRECTIONS = ["up", "right", "down", "left"];

export const en = {
  directions: DIRECTIONS,
  /**
   * The words for the directions in which a thing of a puzzle can be turned. The key is the number of its different
   * orientations, and the list has a word for each.
   */
  orientations: {
    1: [""],
    2: [" up and down", " left and right"],
    4: DIRECTIONS.map((direction) => ` ${direction}`),
  } as Readonly<Record<number, readonly string[]>>,
  /**
   * The name of a thing of which the board has several pairs, such as "door a". `letter` says to which pair the thing
   * belongs.
   */
  paired: (name: string, letter: string) => `${name} ${letter}`,
  pass: "one-way pass",
  size: (lastColumn: string, rows: number) => `Columns A to ${lastColumn}, rows 1 to ${rows}`,
  row: (row: number, things: string) => `Row ${row}: ${things}`,
  emptyRows: (first: number, last: number) =>
    first === last ? `Row ${first}: empty` : `Rows ${first} to ${last}: empty`,
  columns: (first: string, last: string) => `${first} to ${last}`,
  on: (upper: string, lower: string) => `${upper} on ${lower}`,
  under: (lower: string, upper: string) => `${lower} under ${upper}`,
  over: (upper: string, lower: string) => `${upper} over ${lower}`,
  with: (thing: string, pass: string) => `${thing} with ${pass}`,
  hidden: "fog",
  empty: "empty",
  /** The text about the thing that the level editor will put at the cursor. */
  inHand: (thing: string) => `in hand: ${thing}`,
  eraser: "eraser",
  /** The text about a cell in the level editor: the cell's name, and the things on it. */
  cell: (cell: string, contents: string) => `${cell}: ${contents}`,
  /** The word that a screen reader reads instead of "-", which stands for a letter that is still missing in a name. */
  blank: "empty",
  /**
   * The parts of the sentence about one piece in a move. `piece` is the piece's name, followed by its cell before the
   * move.
   */
  movesTo: (piece: string, cell: string) => `${piece} to ${cell}`,
  staysAt: (piece: string) => `${piece} stays`,
  gone: "is gone",
  goneAt: (piece: string, gone: string, cell: string) => `${piece} ${gone} at ${cell}`,
  isGone: (piece: string, gone: string) => `${piece} ${gone}`,
  goneTogether: (piece: string, gone: string, others: string) => `${piece} ${gone} ${others}`,
  via: (things: string) => `by way of ${things}`,
  edge: "at the edge",
  stoppedBy: (thing: string) => `by ${thing}`,
  restsOn: (thing: string) => `on ${thing}`,
  backAt: (piece: string, cell: string) => `${piece} back at ${cell}`,
  nothingMoves: "nothing moves",
  /** The answer to the question what a move in a direction would do. */
  move: (direction: string, result: string) => `${direction}: ${result}`,
  /**
   * The text about the diagram of all moves with which the player cleared a level. The diagram shows only the moves
   * from number `from` to number `to`, out of `all`.
   */
  movesDrawn: (from: number, to: number, all: number) =>
    from === to ? `Move ${from} of ${all}, drawn` : `Moves ${from} to ${to} of ${all}, drawn`,
  drawnMove: (move: number, result: string) => `${move}, ${result}`,
  /**
   * The texts about the steps in which the generator made the level: what a step added or removed, and the board before
   * the first step.
   */
  added: (things: string) => `added: ${things}`,
  removed: (things: string) => `removed: ${things}`,
  firstBoard: (things: string) => (things === "" ? "empty board" : `first board: ${things}`),
  /** What is announced when the player leaves a level that can be continued later. */
  left: (progress: string) => `left, to go on later: ${progress}`,
  fogHides: "the fog hides where this leads",
  buttonA: (text: string) => `Ⓐ: ${text}`,
  buttonB: (text: string) => `Ⓑ: ${text}`,
  /**
   * The tip that the player can share the result from the menu of the web page around the game. The page replaces the
   * sign Ⓜ by the key of this menu.
   */
  share: "Ⓜ: share",
  /** The texts about the time and the lives that are left in a rush (a timed run). */
  rushTime: (seconds: number) => `${seconds} seconds left`,
  rushLives: (lives: number) => (lives === 1 ? "1 life left" : `${lives} lives left`),
  /** The text that is announced when a press of a direction moves nothing, such as at the end of a list. */
  noFurther: "no further",
  /** The text that the level can no longer be won. */
  cannotBeWon: "this can't be won any more. Ⓑ: back a move",
  /**
   * The text for the second grade (step) of a hint, which names two cells. `sentence` is the hint on the screen.
   * `piece` is the cell of the piece that the hint is about, and `stop` is the cell that the ring on the board marks.
   */
  hintedCells: (sentence: string, piece: string, stop: string) =>
    piece === stop ? `${sentence}: ${piece}` : `${sentence}: ${piece} to ${stop}`,
  /** The sentences that say what a lesson asks the player to do now. */
  lessonStages: {
    move: (direction: string) => `press ${direction}`,
    first: (direction: string) => `first press ${direction}`,
    back: "press Ⓑ to take it back",
    ask: "press Ⓐ for a hint",
  },
  /** The text between two texts of one announcement, which makes the screen reader pause. */
  pause: ". ",
  /**
   * The signs in the game's texts and the words that screen readers read instead. The web page replaces the signs of
   * the buttons by the keys of the player's keyboard.
   */
  signs: [
    ["✓", "done"],
    ["⚑", "par"],
    ["⚐", ""],
    ["★", "star"],
    ["…", ""],
  ] as readonly (readonly [string, string])[],
  /**
   * The texts that say how the player moves the cursor: on the title screen, among the paces of endless runs and on the
   * statistics screen.
   */
  titleKeys: "up and down: choose; left and right: another puzzle",
  paceKeys: "left and right: another pace",
  statsKeys: "✛: another card; Ⓐ: what is on it",
  noBoard: "there is no board here",
};
