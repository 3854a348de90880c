/**
 * The English texts of the game, except those of the workshop (workshop/texts) and of the puzzles (their own texts).
 *
 * A text that contains a number or a name is a function. A list has several wordings of one text, from long to short.
 */
import type { Direction } from "../../kernel/direction";
import { shortCount } from "../widgets/short-count";
import { MONTHS, WEEKDAYS } from "./calendar-en";
import { codeFaults } from "./code-faults-en";

const DIRECTION_WORDS: readonly string[] = ["up", "right", "down", "left"];

/** Returns a text with a count and a noun, in the form "1 move", "7 moves" or "12.3k moves". */
function formatCount(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${shortCount(count)} ${noun}s`;
}

export const en = {
  moves: (count: number) => formatCount(count, "move"),
  level: (number: number) => `Level ${shortCount(number)}`,
  best: (count: number) => `Best ${shortCount(count)}`,
  cleared: (count: number) => `${shortCount(count)} cleared`,
  levelsCleared: (count: number) => `${formatCount(count, "level")} cleared`,
  daysInARow: (days: number) => `${formatCount(days, "day")} in a row`,
  /** The number of a level among `total` levels, or how many of `total` levels are cleared, such as "3 of 40". */
  countOf: (count: number, total: number) => `${count} of ${total}`,
  /** The numbers of the levels of a chapter, such as "21 to 30". */
  levelsFromTo: (first: number, last: number) => `${shortCount(first)} to ${shortCount(last)}`,
  /** The first line of a text with which the player shares the result of a daily level, a timed rush or a challenge. */
  sharedHeading: (puzzle: string, what: string) => `Glissade: ${puzzle}, ${what}`,
  turnHint: "✛ or 🎣 turn",
  /** The tip that is shown while the crank is folded in, after the player has turned many letters with ✛. */
  crankTip: "Unfold the crank",

  /**
   * The names of solving ideas (techniques that a solution needs), and a sentence that describes each. A puzzle may
   * have further ones of its own.
   */
  ideas: {
    detour: { name: "Detour", sentence: "Begin by going the other way." },
    thereAndBack: { name: "There and back", shortName: "Back again", sentence: "Go one way, and straight back." },
    bait: { name: "Bait", sentence: "The move that looks best is a trap." },
    oneWayIn: { name: "One way in", sentence: "In the end, only one way leads to the win." },
    order: { name: "Order", sentence: "The same moves in another order fail." },
    halves: { name: "Two halves", shortName: "Halves", sentence: "First one half of the board, then the other." },
  },
  ideaNamed: (name: string) => [`The idea: ${name}`, `Idea: ${name}`],
  /** The names of two solving ideas (techniques that a solution needs) that a level combines, as one text. */
  ideaPair: (first: string, second: string) => `${first} and ${second}`,
  /** Formats the names of two solving ideas as a list, whose comma is the only place for a line break. */
  ideaList: (first: string, second: string) => `${first}, ${second}`,
  /** Formats the joined names of two solving ideas (techniques that a solution needs), the longest form first. */
  ideasNamed: (pair: string) => [`The ideas: ${pair}`, `Joins ${pair}`],

  /** The name of the optional levels after the end of a campaign, and a farewell after the last of these levels. */
  afterHours: { name: "After hours", farewell: "good night" },

  buttons: {
    again: "again",
    back: "back",
    done: "done",
    edit: "edit",
    goOn: "go on",
    leave: "leave",
    map: "map",
    next: "next",
    /** A longer form of the label `next`, with the name of what comes next: a puzzle, the weekly remix or a chapter. */
    nextNamed: (name: string) => `next: ${name}`,
    /** A short form of the label `goOn` for a button that continues, for puzzles with less space beside the board. */
    on: "on",
    /**
     * A short form of `title.choosePace`: the label of a button that opens the choice of a pace (calm, rising or hard).
     */
    pace: "pace",
    play: "play",
    save: "save",
    start: "start",
    share: "share",
    title: "title",
    today: "today",
  },

  menu: {
    endRush: "end the rush",
    exportSave: "export save",
    hint: "hint",
    importSave: "import save",
    leave: "leave",
    restartLevel: "restart level",
  },

  title: {
    play: "Play",
    campaign: "Map",
    today: "Today",
    rush: "Rush",
    challenge: "Challenge",
    workshop: "Workshop",
    settings: "Settings",
    stats: "Stats",
    /** The note beside "Play" on the title screen while the player plays the campaign levels before endless runs. */
    starterLevel: (number: number, count: number) => `first steps ${number}/${count}`,
    /** The note beside "Play" on the title screen before the player begins an endless run. */
    choosePace: "choose a pace",
    days: (count: number) => formatCount(count, "day"),
    tip: "✛ choose  Ⓐ open",
  },

  /** The texts about the paces (calm, rising, hard) of endless runs, and the question whether to begin a new run. */
  pace: {
    title: "Choose a pace",
    names: { calm: "Calm", rising: "Rising", hard: "Hard" },
    /**
     * The level that an endless run has reached, and the best level of any run at the same pace, the longer wording
     * first. `best` is 0 if no level is cleared.
     */
    records: (level: number, best: number) =>
      best === 0
        ? [`Level ${shortCount(level)}`]
        : [`${shortCount(level)}, best ${shortCount(best)}`, `${shortCount(level)} / ${shortCount(best)}`],
    /** How hard endless runs are at each pace. Such a text is shown until the player begins a run at this pace. */
    meanings: { calm: "Always easy", rising: "Ever harder", hard: "All hard" },
    begin: "Begin",
    goOn: "Go on",
    newRun: "New run",
    chooseTip: "✛ choose",
    ofPuzzle: (puzzle: string, pace: string) => `${puzzle}, ${pace}`,
    newRunQuestion: "Begin a new run?",
    newRunCost: (level: number, best: number) =>
      `You leave level ${shortCount(level)}.${best === 0 ? "" : " Your best stays."}`,
    keepRun: "Keep this run",
    confirmTip: "Ⓐ choose",
  },

  settings: {
    groups: { play: "Play", sound: "Sound", view: "View", codes: "Codes", more: "Pages" },
    more: { label: "More …", help: "Endings, credits, saves." },
    lamp: { label: "Lamp", help: "Goes out when the level can't be won." },
    undo: { label: "Undo", help: "How fast moves are undone.", notes: ["calm", "brisk", "at once"] },
    crank: { label: "Crank", help: "Crank direction: clockwise is forward, or back.", notes: ["normal", "reversed"] },
    tilt: { label: "Tilt to move", help: "Where all things slide at once: tilt the console." },
    sounds: { label: "Sounds", help: "How loud the game is." },
    music: { label: "Music", help: "A quiet piece for each puzzle." },
    silent: "off",
    motion: { label: "Motion", help: "How fast everything moves.", calm: "calm", brisk: "brisk" },
    lessFlashing: { label: "Less flashing", help: "Fewer rings and flashes. The lamp still goes out." },
    name: { label: "Name", help: "Friends see it beside your times.", none: "none" },
    on: "on",
    off: "off",
  },

  /** The texts of the second page of the settings, which opens with "More". */
  more: {
    groups: { again: "Again", save: "Save", test: "Test" },
    lessons: {
      label: "Lessons",
      help: "All that the game teaches, once more.",
      helpUnseen: "All that the game teaches.",
    },
    endings: { label: "Endings", help: "Those that you have seen, once more." },
    credits: { label: "Credits", help: "Who thought of these puzzles." },
    check: { label: "Check console", help: "Tests this console in a minute." },
    exportSave: { label: "Export save", help: "Makes a copy of your save in a file." },
    importSave: { label: "Import save", help: "Puts the copy of your save back." },
    record: { label: "Share my record", help: "How you won each level, as a code to scan." },
  },

  /** The texts of the page that lists the campaign endings that the player has seen. */
  endings: {
    campaigns: "Watch",
    help: "Ⓐ shows this ending again.",
    all: "Last",
    finale: "Finale",
    finaleHelp: "Ⓐ shows the morning on the quay.",
  },

  /**
   * The texts of hints, which stand beside the board. The last wording of each sentence fits into one line of a narrow
   * strip above the board.
   */
  hint: {
    ideas: {
      win: ["One move wins from here", "One move wins"],
      oneSafe: ["Only one move here can still win", "One safe move here", "One safe move"],
      oneNearer: ["Only one move leads nearer", "One good move here", "One good move"],
      careful: (count: number) =>
        count === 1
          ? ["Careful: one move here spoils it", "One move spoils it", "One spoils it"]
          : [`Careful: ${count} moves here spoil it`, `${count} moves spoil it`],
      lastMove: (direction: Direction) => [
        `The last move goes ${DIRECTION_WORDS[direction]}`,
        `Last move ${DIRECTION_WORDS[direction]}`,
      ],
      distance: (count: number) => [`${formatCount(count, "move")} to a win`, `${formatCount(count, "move")} to go`],
      goBack: (count: number) => [
        `Go back ${formatCount(count, "move")}: from here it is lost`,
        `Go back ${formatCount(count, "move")}: it is lost`,
        `Lost: go back ${formatCount(count, "move")}`,
      ],
    },
    place: ["Next stop: the ring", "To the ring"],
    move: (direction: Direction) => [`Now move ${DIRECTION_WORDS[direction]}`],
    /**
     * The last sentence of a hint if one move does not suffice: the best next move does not yet bring the marked piece
     * to the cell that the ring on the board marks. Otherwise `move` is the last sentence.
     */
    firstMove: (direction: Direction) => [`First move ${DIRECTION_WORDS[direction]}`],
    awaited: ["Looking for a hint", "One moment"],
    more: "Ⓐ more",
    /**
     * The tip that is shown beside the first sentence of a hint, and says that Ⓐ shows more. After Ⓐ, a win of this
     * level earns no par medal (for a win in the fewest moves). The short wordings name the medal by its sign, a flag.
     */
    firstMore: ["Ⓐ show it, but no medal", "Ⓐ show, no medal", "Ⓐ show, lose ⚑", "Ⓐ loses ⚑", "Ⓐ no ⚑"],
    /** The text for screen readers in place of the tip `firstMore`, whose signs cannot be read aloud. */
    firstMoreAnnouncement: "Ⓐ shows more, but then no par medal",
    play: "Ⓐ move",
  },

  play: {
    newThing: "New",
    cannotBeWon: "It can't be won",
    watched: "watched",
    leaveTips: ["Ⓑ again: leave", "Ⓑ leave?"],
    noHintsTips: ["no hints here", "no hints"],
    watchingTips: ["watched: does not count", "watched: uncounted", "not counted"],
    clearedTips: ["Cleared!"],
    rewindTips: ["Ⓑ or 🎣 rewind", "Ⓑ rewind"],
    hintOfferTips: ["stuck? Ⓐ hint", "Ⓐ hint"],
    hardestTips: ["The hardest of its chapter", "The hardest here", "Hardest here"],
    lookBackTips: ["Ⓑ or 🎣 look back", "Ⓑ look back"],
    /**
     * The texts of the crank gauge: a line, beside a cleared board, that shows how far the crank has turned. `made`
     * names the half of the line for the steps of the generator. `played` names the half for the player's moves.
     */
    generation: {
      made: "Made",
      played: "Played",
      /**
       * The words at both ends of a slider. The slider shows how many of the generator's steps, which made the level,
       * are done on the board.
       */
      ends: ["Start", "End"],
      /** The caption before the first step in which the generator made the level. */
      nothingYet: ["Nothing yet"],
      /**
       * The caption on the screen while the player goes back through the steps in which the generator made the level.
       */
      captions: ["How it was made", "How it's made", "The making"],
      tips: [["✛ step Ⓐ play Ⓑ back"], ["Ⓐ play Ⓑ back", "✛ one step"], ["Ⓐ play", "Ⓑ back", "✛ step"]],
      turnOn: ["🎣 back: how it was made", "🎣 back: its making"],
    },
    copyTips: ["✛ down: edit a copy", "✛ down: copy"],
    diagramTips: ["✛ up: see all moves", "✛ up: moves"],
    diagram: {
      close: "Ⓑ board",
      all: (count: number) => (count === 1 ? ["The only move", "One move"] : [`All ${count} moves`]),
      one: (move: number, count: number) => [`Move ${move} of ${count}`, `Move ${move}/${count}`],
      some: (range: string, count: number) => [`Moves ${range} of ${count}`, `Moves ${range}`],
      /** The tips that ✛ shows the next moves of the level, one or several. */
      nextMove: ["✛ next move", "✛ next"],
      nextMoves: ["✛ next moves", "✛ next"],
      /** The tip on the last page of the diagram of moves: ✛ shows the first page. */
      again: ["✛ from move 1", "✛ again"],
    },
    freeCopy: "It opens in the workshop as a level of your own.",
    copyCost: (feat: string) =>
      `The editor shows how the level is won. So a copy is a hint: it earns neither "par" nor "${feat}" until tomorrow ends.`,
    countdown: { ready: "Ready", set: "Set", go: "Go!" },
    undone: (moves: string, undone: number) => [
      `${moves}, ${shortCount(undone)} undone`,
      `${moves}, ${shortCount(undone)} back`,
    ],
    endRush: {
      title: "End the rush?",
      text: "It ends here, with the levels that you have cleared. To go on with it later, leave it instead.",
      yes: "end it",
    },
  },

  result: {
    withPar: (moves: string, par: number) => `${moves}, par ${par}`,
    withBest: (result: string, best: number) => `${result}, best ${shortCount(best)}`,
    par: (par: number) => `par ${par}`,
    movesWord: (count: number) => (count === 1 ? "move" : "moves"),
    /** The text that says how many moves a person is expected to need until the first win of the level. */
    expectation: (moves: number) => [
      `a first win takes about ${shortCount(moves)}`,
      `first win: about ${shortCount(moves)}`,
      `first win: ${shortCount(moves)}`,
    ],
    /** The text that says how many levels of the puzzle the player has won in a row without help. */
    unaidedStreak: (count: number) => [`${shortCount(count)} in a row, no help`, `${shortCount(count)} in a row`],
    /**
     * The signs of a win that are drawn beside the board. A tick stands for the cleared level, and a star for the
     * puzzle's feat (an extra task). A full flag stands for par (a win in the fewest moves); an outlined flag says that
     * the win took more moves or a hint.
     */
    winSigns: { ticked: "✓", withPar: "✓⚑", withoutPar: "✓⚐", feat: "★" },
    parMedal: (par: number) => `par ${par}`,
    cleared: "cleared",
    /**
     * The text beside the tick on the card after a level that the player had won before, but never without taking back
     * a move.
     */
    clearedWithoutRewind: ["cleared, no rewind", "cleared"],
    /**
     * The text beside a medal sign on the card after a campaign level if the medal was earned in an earlier win, but
     * not in this one. `reason` says why.
     */
    held: (name: string, reason: string) => [`${name}, held: ${reason}`, `${name}, held`, name],
    featMissed: (name: string, reason: string) => [`${name}: ${reason}`, reason],
    overPar: (count: string) => [`${count} over par`, `${count} over`],
    /** The text of the tick (the medal sign for a cleared level) if the level had been cleared before. */
    again: (text: string) => `${text} again`,
    /** The text that the game played the solution, so that the level does not count. */
    onlyWatched: ["solution watched, not counted", "watched, not counted", "watched", "seen"],
    watched: "watched",
    withHint: "with a hint",
    /**
     * The text on the card after the last campaign level that comes before endless runs (sequences of levels). `rest`
     * is the number of other levels that are left on the campaign's map.
     */
    firstStepsDone: (rest: number) => [
      `First steps done: ${shortCount(rest)} more on the map`,
      `${shortCount(rest)} more on the map`,
      `${shortCount(rest)} on the map`,
    ],
  },

  announcements: {
    cleared: "cleared",
    lost: "lost",
    undo: "Ⓑ undoes the move",
    par: (par: number) => `par ${par}`,
    madeSteps: (made: number, all: number) => `${made} of ${all} steps made`,
    /** The number of lives that the player has left in a rush (timed run), as a word. */
    lives: ["no lives", "one life", "two lives", "three lives"],
  },

  daily: {
    weekdays: WEEKDAYS,
    shortWeekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    yesterday: "Yesterday, still open",
    /** A date in words. `weekday` is a number from 0 (Monday), `month` a number from 1. */
    date: (weekday: number, day: number, month: number) => `${WEEKDAYS[weekday]} ${day} ${MONTHS[month - 1]}`,
    /** The first line of the text with which a player shares the results of a day's daily levels. */
    headings: (day: number, month: number) => [
      `Glissade ${day} ${MONTHS[month - 1]}`,
      `Glissade ${day} ${MONTHS[month - 1].substring(0, 3)}`,
    ],
    solved: (count: number, all: number) => `${count} of ${all} solved`,
    rank: (rank: number, ranks: number) => `Difficulty ${rank} of ${ranks}`,
    play: (puzzle: string) => `Ⓐ play ${puzzle}`,
    see: (puzzle: string) => `Ⓐ see ${puzzle}`,
    chooseTips: ["✛ choose", "✛"],
    /**
     * The tips on the page Today about ✛ up and ✛ down, which turn the page to yesterday or to today. An arrowhead is
     * drawn before each.
     */
    yesterdayTip: "yesterday",
    todayTip: "today",
    madeUp: "These stay open until midnight",
    /**
     * The texts of the page Today if the console's clock was set back before the last day with a won daily level. Wins
     * then do not count.
     */
    clockBefore: "Not counted: clock set back",
    freePlay: "free",
    notCounted: "not counted",
    streak: (days: number, best: number) => `Streak ${shortCount(days)}, best ${shortCount(best)}`,
  },

  rush: {
    title: "Rush",
    name: "rush",
    rules: ["3:00 on the clock", "no hints"],
    rulesWithLives: ["3:00 on the clock", "three lives", "no hints"],
    shortRules: "3:00, no hints",
    shortRulesWithLives: "3:00, three lives",
    lostAll: "The last lamp went out",
    ended: "You stopped",
    timeIsUp: "The time ran out",
    timeLeft: (clock: string) => `${clock} to go`,
    unit: (count: number) => (count === 1 ? "level" : "levels"),
    newBest: "NEW BEST",
    bestBefore: (count: number) => `up from ${shortCount(count)}`,
    short: (best: number, missing: number) => `${shortCount(missing)} short of your best, ${shortCount(best)}`,
    bestSoFar: "The best so far!",
    inTime: (time: string) => `in ${time}`,
  },

  /** The texts of a challenge in which the player competes with the result of a friend. */
  race: {
    averagePace: "average pace",
    ahead: (lead: string) => `${lead} ahead`,
    behind: (lead: string) => `${lead} behind`,
    aheadOf: (lead: string, name: string) => `${lead} ahead of ${name}`,
    behindOf: (lead: string, name: string) => `${lead} behind ${name}`,
    even: "even",
    asFastAs: (name: string) => `As fast as ${name}`,
    asManyAs: (name: string) => `As many as ${name}`,
    faster: (name: string, time: string) => `${name} was ${time} faster`,
    beaten: (name: string) => [`You beat ${name}`, "You won"],
    by: (lead: string) => `by ${lead}`,
    friendCleared: (name: string) => [`${name} cleared`, `${name} has`],
    more: (count: number) => `${shortCount(count)} more`,
    unnamedFriend: "friend",
    noHelp: (name: string) => `${name} had no help`,
    you: (time: string) => `You: ${time}`,
    /**
     * The names of the player and of a friend. They stand above the two lanes of the animated race that follows a
     * challenge.
     */
    youShort: "YOU",
    aFriend: "A FRIEND",
    unknownTime: "Not played yet",
    youWin: (time: string) => [`You win by ${time}`, "You win"],
    friendWins: (name: string, time: string) => [`${name} wins by ${time}`, `You lose by ${time}`],
    equal: (name: string) => [`As fast as ${name}`, "A draw"],
    helped: (name: string) => [`${name} had no help`, "With help"],
    whoIsFaster: "Who is faster?",
  },

  challenge: {
    title: "Challenge",
    name: "challenge",
    withSize: (puzzle: string, size: number) => `${puzzle}, size ${size}`,
    asRush: (puzzle: string) => `${puzzle}, rush`,
    code: (code: string) => `Code ${code}`,
    beat: (result: string) => `Beat ${result}`,
    watched: (levels: string, watched: number) => `${levels}, ${watched} watched`,
    rewinds: (count: number) => formatCount(count, "rewind"),
    help: (rewinds: number, hints: number) => `${formatCount(rewinds, "rewind")}, ${formatCount(hints, "hint")}`,
    withBreak: "You took a break: no time to share",
    withBreakShort: "with a break",
    replace: {
      title: "Play another?",
      text: (level: number, code: string, puzzle: string) =>
        `You are on level ${level} of challenge ${code}. If you play another one of ${puzzle}, you can't go on with it.`,
    },
  },

  /** The texts of the screens on which challenges are chosen, and codes are entered and shown. */
  codes: {
    challenges: "Challenge",
    subtitle: "Who is faster?",
    enterCode: "Enter a code",
    /**
     * The tip where letters are entered, for a player who does not see the screen. `confirmKey` and `backKey` are the
     * signs of two keys.
     */
    typeTip: (confirmKey: string, backKey: string) => `✛, or type it; ${confirmKey} on, ${backKey} back`,
    continueCode: "Back to the code",
    continueChallenge: "Go on",
    newChallenge: "New challenge",
    newShort: "New",
    lastFive: "Last five",
    recentChallenges: "Recent challenges",
    noneRecent: "No challenge played yet.",
    friendsTime: (group: number) => `A friend's time: ${group} of 2`,
    friendsTimeTip: "✛ right: a friend's time",
    tenLevels: (puzzle: string) => `${puzzle}, ten levels`,
    threeMinutes: (puzzle: string) => `${puzzle}, three minutes`,
    rush: "Rush",
    changeTip: "✛ or 🎣 change",
    yourName: "Your name",
    nameTip: "Friends see it with your time",
    packName: "Name of the pack",
    packNameTip: "Friends see it above the levels",
    otherCode: "✛ other code",
    scan: "Scan to play",
    noRushResult: "rush, no result yet",
    noResult: "no result yet",
    shortNoResult: "open",
    shortRush: (cleared: number | undefined) => (cleared === undefined ? "rush" : `${shortCount(cleared)} won`),
    withBreak: (result: string) => `${result}, with a break`,
    withHelp: (result: string) => `${result}, with help`,
  },

  codeFaults,

  /** The names of levels that do not come from the game: those that the player made, and those that a friend made. */
  levels: {
    own: "My levels",
    friends: "Friend's level",
    friendsShort: "Friend's",
  },

  saves: {
    title: "Saves",
    saveFailed: "Your progress could not be saved: is the disk full? The game keeps trying.",
    unreadable: "Your save cannot be read now, so nothing is saved. Please start the game again.",
    damaged: "Your save was damaged. Nothing could be restored.",
    restored: (contents: string) => `Your save was damaged. Restored: ${contents}.`,
    ownUnreadable: "Your own levels cannot be read now. The game keeps trying, and saves new ones when it can.",
    ownDamaged: (count: number) => `The file of your own levels was damaged. ${count} of them could be restored.`,
    ownLevels: (count: number) => formatCount(count, "own level"),
    puzzles: (count: number) => formatCount(count, "puzzle"),
    unfinishedGames: (count: number) => formatCount(count, "unfinished game"),
    settings: "settings",
    and: (one: string, other: string) => `${one} and ${other}`,
    exporting: "Export save",
    askToExport: { title: "Export save?", yes: "replace" },
    replacesFile: (contents: string) => `${contents} Your present save replaces this file.`,
    fileHas: (contents: string) => `The file has ${contents}.`,
    unreadableFile: "The file there cannot be read.",
    laterFile: "The file there was written by a later version.",
    exported: (file: string) => `Your whole save is now in the file ${file}, in the game's data folder.`,
    notExported: "The file could not be written: is the disk full?",
    importing: "Import save",
    noFile: (file: string) => `There is no ${file} in the game's data folder, or it is damaged. Nothing was changed.`,
    imported: "The save was imported.",
    notImported: "The save could not be stored: is the disk full?",
    askToImport: {
      title: "Import save?",
      text: (contents: string, present: string) =>
        `The file has ${contents}. It replaces your save with ${present}, after a backup.`,
      yes: "import",
    },
    noProgress: "no progress",
  },
};
