/**
 * The English texts of the workshop and the editor. A text that contains a number or a name is a function. A list holds
 * longer and shorter wordings of one text, the longest first.
 */

interface Position {
  readonly row: number;
  readonly column: number;
}

interface Named {
  readonly name: string;
}

function cellName({ row, column }: Position): string {
  return `row ${row}, column ${column}`;
}

export const en = {
  cannotBeWon: "it can't be won",

  pinboard: {
    title: "Workshop",
    codeCard: "CODE",
    deletedCard: "UNDO",
    /**
     * The text on the workshop's pinboard while the player has no own levels. The pinboard shows a card for each own
     * level.
     */
    empty: "Your levels will hang here.",
    choose: "✛ choose",
    open: "Ⓑ title  Ⓐ play, edit",
    firstLevel: "Ⓐ make your first level",
    newLevel: "Ⓐ new level",
    enterCode: "Ⓐ enter a friend's code",
    restore: "Ⓐ bring back this deleted level",
    level: (number: number) => `Level ${number}`,
    countOf: (number: number, count: number) => `${number} of ${count}`,
    countIn: (puzzle: string, counted: string) => `${puzzle} · ${counted}`,
    parPending: "Par …",
    best: (moves: number) => `Best ${moves}`,
    fair: "Proved fair",
    cave: "A cave",
    noLevel: (why: string) => (why === "" ? "Not a level yet" : `Not a level yet: ${why}`),
    tooLarge: "Too large to be checked",
    unwinnable: "It can't be won",
    deleted: "deleted: the card UNDO brings it back",
    noSpace: (most: number) => `${most} are the most: delete one first.`,
    /**
     * The message if a deleted level cannot be restored because there is no space for another own level. The level can
     * still be restored after the player has deleted another one.
     */
    noSpaceToRestore: "No room: delete a level, then UNDO.",
  },

  level: {
    heading: (number: number) => `My level ${number}`,
    play: { label: "Play", help: "Ⓐ play it." },
    edit: { label: "Edit", help: "Ⓐ change it." },
    copy: { label: "Copy", help: "Ⓐ copy it." },
    share: { label: "Share", help: "Ⓐ a code and a link." },
    delete: { label: "Delete", help: "Ⓐ delete it." },
    notPlayable: "Not a level yet: see the editor.",
  },

  noCode: {
    "no-level": "not a level yet: see the editor",
    "too-large": "too large to know if it can be won",
    unwinnable: "it cannot be won",
  },

  friendLevel: {
    play: { label: "Play", help: "A friend's level." },
    save: { label: "Save", help: "Ⓐ save it with your own levels." },
    edit: { label: "Edit", help: "Ⓐ save it, and change it." },
  },

  /** The texts about packs: several levels that a player shares by one link, under a name. */
  pack: {
    word: "Pack",
    menu: "share a pack",
    heading: "Share a pack",
    name: { label: (name: string) => `Name: ${name}`, help: "Ⓐ another name." },
    share: (count: number) => (count === 0 ? "Share" : count === 1 ? "Share 1 level" : `Share ${count} levels`),
    shareHelp: "Ⓐ one link for all of them.",
    levelOf: (puzzle: string, number: number) => `${puzzle} ${number}`,
    take: (count: number, most: number) => `Ⓐ takes it: ${count} of ${most}.`,
    leaveOut: "Ⓐ leaves it out.",
    full: (most: number) => `A pack has at most ${most} levels.`,
    empty: "First choose levels with Ⓐ.",
    fault: (level: string, why: string) => `${level}: ${why}`,
    levelCount: (count: number) => (count === 1 ? "1 level" : `${count} levels`),
    noQr: "too long to scan: choose fewer",
    playHelp: "Ⓐ play it.",
    saveAll: "Save all",
    saveAllHelp: "Ⓐ save them with your own levels.",
    saved: "They are in the workshop now.",
    noSpace: (count: number) => (count === 1 ? "No room for 1 of them." : `No room for ${count} of them.`),
  },

  /**
   * The message that is shown instead of the editor for a cave: a level of several rooms, which the editor cannot edit.
   */
  cave: { title: "A cave", text: "The editor has no room for a cave. You can play it and share its code." },

  copy: {
    noSpace: {
      title: "No room",
      text: (most: number, puzzle: string) =>
        `You have ${most} own levels of ${puzzle}, the most there can be. Delete one in the workshop first.`,
    },
    title: "Edit a copy?",
    yes: "edit a copy",
  },

  levelFile: {
    goOn: "Ⓐ go on",
    stop: "Ⓑ stop",
    added: (count: number) =>
      count === 1 ? "1 level is new in the workshop." : `${count} levels are new in the workshop.`,
    notSaved: "They could not be saved: is the disk full?",
    lastLineLeft: (line: number) => `Line ${line} is read at the next start.`,
    linesLeft: (first: number, last: number) => `Lines ${first} to ${last} are read at the next start.`,
    alreadyThere: (count: number) => (count === 1 ? "1 was there already." : `${count} were there already.`),
    deletedBefore: (count: number) =>
      count === 1 ? "1 was deleted before, and stays deleted." : `${count} were deleted before, and stay deleted.`,
    withoutSpace: (puzzle: string, count: number, most: number) =>
      `${puzzle}: no room for ${count}, the most is ${most}.`,
    wrongLine: (line: number, why: string) => `Line ${line}: ${why}.`,
    zeroByte: "It holds a zero byte",
    strangeCharacter: "It holds a strange character",
  },

  menu: { tools: "tools", insight: "insight", board: "board" },

  editor: {
    help: ["Ⓐ place  Ⓑ✛ or 🎣 pick  Ⓑ undo", "Ⓐ place  Ⓑ✛ pick  Ⓑ undo", "Ⓐ place  Ⓑ✛ pick"],
    /** The names of the drawers, which are groups of things for the board. */
    drawers: { walls: "walls", exits: "exits", pairs: "pairs", movers: "pieces", traps: "traps" },
    /** The text that shows the keys for another drawer or another thing, followed by the name of the open drawer. */
    pick: (name: string) => `Ⓑ✛ ${name}`,
    /** The text that shows the key for putting the selected thing on the board, followed by the name of the thing. */
    place: (name: string) => `Ⓐ ${name}`,
    /** The word before the dots that show how hard the level is. */
    difficulty: "Difficulty",
    /** The name of the editor's open drawer (a group of things) in words, for a player who cannot see the screen. */
    openDrawer: (name: string) => `drawer ${name}`,
    /**
     * The reasons why a thing cannot be put on a cell, in several lengths. A level may have at most `mostPasses`
     * one-way passes.
     */
    refusals: {
      "edge-only": () => ["only at the edge"],
      "inside-only": () => ["not at the edge"],
      "off-board": () => ["it leads off the board", "leads off"],
      "passes-used-up": (mostPasses: number) => [`${mostPasses} passes are the most`, `most: ${mostPasses} passes`],
      "already-empty": () => ["already empty"],
    },
    done: "hold Ⓑ: done",
    undone: ["undone  Ⓑ+Ⓐ: redo  hold Ⓑ: done", "Ⓑ+Ⓐ: redo  hold Ⓑ: done"],
    redo: "Ⓑ+Ⓐ: redo",
    nothingToRedo: "nothing to redo",
    leave: {
      title: "Leave?",
      text: "Your changes since you opened the editor will not be saved.",
      yes: "leave",
    },
  },

  /**
   * The words for the direction of a thing, which follow the name of the thing. A thing has one, two or four
   * directions.
   */
  directions: { one: [""], two: [" upright", " level"], four: [" up", " right", " down", " left"] },
  pass: "pass",

  /** The reasons why the edited draft is not a level yet, by the kind of `BoardFault`. */
  problems: {
    misplaced: (at: Position & { readonly isLower: boolean; readonly character: string }) =>
      `${cellName(at)}${at.isLower ? " of the lower map" : ""} is "${at.character}"`,
    "wrong-beneath": (at: Position & { readonly character: string }) =>
      `${cellName(at)} of the lower map is "${at.character}"`,
    missing: ({ thing }: { readonly thing: Named }) => `no ${thing.name}`,
    "wrong-count": ({ thing, count }: { readonly thing: Named; readonly count: number }) =>
      count === 0 ? `no ${thing.name}` : count === 1 ? `1 ${thing.name}` : `${count} ${thing.name}s`,
    "room-count": ({ count }: { readonly count: number }) => `${count} rooms`,
    "broken-wall": (at: Position) => `${cellName(at)} lies between rooms`,
    "unjoined-room": (at: Position) => `no gap leads to the room at ${cellName(at)}`,
    "pass-off-board": (at: Position) => `the pass of ${cellName(at)} leads off the board`,
    "second-pass": (at: Position) => `the pass of ${cellName(at)} lies on a border that has one already`,
    "too-many-passes": ({ count }: { readonly count: number }) => `${count} passes`,
    "missing-group": ({ name }: Named) => `no ${name}`,
    unpaired: ({ thing, count }: { readonly thing: Named; readonly count: number }) => `${count} of ${thing.name}`,
    "side-by-side": ({ thing }: { readonly thing: Named }) => `two of ${thing.name} begin side by side`,
    "without-counterpart": ({ thing, counterpart }: Record<"thing" | "counterpart", Named>) =>
      `a ${thing.name} but no ${counterpart.name}`,
    "in-corner": ({ name }: Named) => `nothing can leave through a ${name} in a corner`,
  },

  /**
   * The texts about the level that is being edited: its fewest moves, its solutions and dead ends (states from which no
   * win can be reached), or why they are not known.
   */
  verdict: {
    pending: ["Par … · … solutions · …", "Par … · … solutions", "Par …"],
    tooLarge: (most: number) => [`too large: over ${most} positions`, `over ${most} positions`, "too large"],
    unwinnable: ["it cannot be won", "cannot be won"],
    par: (par: number) => `Par ${par}`,
    solutions: (count: number) => (count === 1 ? "1 solution" : `${count} solutions`),
    manySolutions: "many solutions",
    deadEnds: (count: number) => (count === 0 ? "no dead end" : count === 1 ? "1 dead end" : `${count} dead ends`),
  },

  insight: {
    allNeeded: "all is needed",
    needless: (count: number) => `${count} needless`,
    oneSolution: ["one solution all along", "one solution"],
    oneSolutionFrom: (move: number) => [
      `one solution from move ${move} on`,
      `1 solution from move ${move}`,
      `1 solution from ${move}`,
      `1 from move ${move}`,
    ],
    won: "won",
    fromHere: (solutions: string) => `${solutions} from here`,
    move: (move: number, count: number) => `move ${move}/${count}`,
  },

  tools: {
    heading: "Tools",
    harder: { label: "harder", help: "Small changes, a bit harder." },
    easier: { label: "easier", help: "Small changes, a bit easier." },
    vary: { label: "vary", help: "Its pieces in other places." },
    trim: { label: "trim", help: "Removes what is not needed." },
    complete: { label: "complete", help: "Adds the pieces it lacks." },
    progress: (tried: number) => [`${tried} tried  Ⓑ stop`, `${tried}  Ⓑ stop`, "Ⓑ stop"],
    take: (verdict: string) => `${verdict}  Ⓐ take`,
    faults: {
      unwinnable: "It can't be won",
      "all-needed": "all is needed",
      "no-harder": "no harder found",
      "no-easier": "no easier found",
      "no-other": "no other found",
      "nothing-missing": "nothing missing",
      "no-pieces": "no pieces found",
    },
  },

  board: {
    heading: "Board",
    size: { label: "size", help: "✛ larger and smaller." },
    sizeOf: (width: number, height: number) => `${width} by ${height}`,
    sizing: ["✛ larger, smaller  Ⓐ done", "✛ size  Ⓐ done", "✛ size"],
    symmetry: { label: (symmetry: string) => `symmetry: ${symmetry}`, help: "Mirrors each thing." },
    symmetries: { none: "none", across: "across", up: "up", "half-turn": "turned", "four-copies": "both" },
    clear: { label: "clear", help: "Removes all: Ⓑ undoes." },
    previous: { label: "previous version", help: "As last saved: Ⓑ undoes." },
    noPrevious: ["no previous version", "none saved before"],
    leave: { label: "leave", help: "Saves, as holding Ⓑ does." },
    leaveWithoutSaving: { label: "leave without saving", help: "Forgets your changes." },
  },
};
