/**
 * The card after a level on the play screen: a message with two buttons. While it is shown, the player can go through
 * the moves of the level.
 */
import { NO_INPUT, type Input } from "../../device/input";
import type { Generation } from "../../kernel/generation";
import type { Task } from "../../kernel/task";
import { announceShared } from "./announce-result";
import type { Attempt } from "./attempt";
import { noteUnsaved, saveAll } from "./autosave";
import { GO_ON_BUTTONS, hasPage, type Card } from "./card";
import { clearQueuedPresses } from "./controls";
import { asksForCopy } from "./copy-offer";
/** Loaded on first use. @lazy end-card */
import { soundSigns, startIdeaTask } from "./end-card";
import { beginLookBack, handleLookBackInput } from "./look-back";
/** Loaded on first use. @lazy move-diagram */
import { advanceMoveDiagram } from "./move-diagram";
import { openCopy } from "./open-copy";
import { replaceMenu } from "./play-menu";
import { isOver, type PlayState } from "./play-state";
import { isPageShown, PAGE_AFTER_MS } from "./shown-view";
import { advanceReplay, createReplay, endReplay, type Replay } from "./replay";
/** Loaded on first use. @lazy generation */
import { advanceGeneration, type ShownGeneration } from "./shown-generation";
/** Loaded on first use. @lazy rush-end */
import { soundCount } from "./rush-end";
/** Loaded on first use. @lazy race-end */
import { soundRace } from "./race-end";
import { speedsIn } from "./speeds";
import { discardUndone, isStill, outcomeOf, skipToEnd } from "./timeline";

/**
 * How long the two buttons of the card after a level are ignored when it appears, in milliseconds. A press at that time
 * was still meant for the level.
 */
const CARD_IGNORES_INPUT_MS = 300;

/**
 * Runs one frame in which a card after a level is shown. The buttons are ignored at first, because the player may have
 * pressed them for the level.
 */
export function advanceCard(play: PlayState, attempt: Attempt, card: Card, input: Input, elapsedMs: number): void {
  const { cardMs } = play;
  if (isStill(attempt.played.timeline)) play.cardMs += elapsedMs;
  if (isPageShown(play, attempt)) soundPage(card, cardMs - PAGE_AFTER_MS, play.cardMs - PAGE_AFTER_MS);
  if (play.replay.made !== undefined) {
    showGeneration(play.replay, attempt, play.replay.made, input, elapsedMs);
    return;
  }
  if (play.replay.diagram !== undefined && handleDiagramInput(play.replay, attempt, input)) return;
  const areButtonsActive = play.cardMs > CARD_IGNORES_INPUT_MS;
  const asksToLeave = card.about === "level" && card.asksToLeave === true;
  const leaves = asksToLeave
    ? handleLookBackInput(attempt, play.replay, input, elapsedMs)
    : input.isBPressed && areButtonsActive;
  const areArrowsActive = play.cardMs > arrowsIgnoredMs(card) && !(asksToLeave && input.isBHeld);
  const replayInput = areArrowsActive ? input : { ...NO_INPUT, crankDegrees: input.crankDegrees };
  if (input.isAPressed && areButtonsActive) card.onA();
  else if (leaves) card.onB();
  else if (asksForCopy(play, replayInput)) openCopy(play, attempt);
  else advanceReplay(play.replay, attempt, replayInput, elapsedMs, speedsIn(play.save.settings).speed);
}

/**
 * Plays the sounds of the page after a level or a run of levels, such as the bells of medal signs, while the page's age
 * grows from `fromMs` to `toMs` milliseconds.
 */
function soundPage(card: Card, fromMs: number, toMs: number): void {
  if (card.about === "run") {
    if (card.rushEnd !== undefined) soundCount(card.rushEnd, fromMs, toMs);
    if (card.raceEnd !== undefined) soundRace(card.raceEnd, fromMs, toMs);
  } else if (card.page !== undefined) soundSigns(card.page, fromMs, toMs);
}

/**
 * Runs one frame in which the diagram of the moves is shown. Returns whether the input is used up. Otherwise the
 * diagram has closed, and the input has its usual meaning.
 */
function handleDiagramInput(replay: Replay, attempt: Attempt, input: Input): boolean {
  if (replay.diagram === undefined) return false;
  const answer = advanceMoveDiagram(replay.diagram, attempt, input);
  if (answer === "stays") return true;
  replay.diagram = undefined;
  // The release of the Ⓑ that closed the diagram of the moves must not count as a tap that leaves the level.
  if (input.isBPressed) attempt.controls.bUse = "steps";
  return answer === "closes";
}

/** Runs one frame in which the generation steps of the level are shown. All input is used up. */
function showGeneration(
  replay: Replay,
  attempt: Attempt,
  made: ShownGeneration,
  input: Input,
  elapsedMs: number,
): void {
  // The release of the Ⓑ that closes the view of the generation steps must not count as a tap that leaves the level.
  if (input.isBPressed) attempt.controls.bUse = "steps";
  clearQueuedPresses(attempt.controls);
  if (!advanceGeneration(made, input, elapsedMs)) replay.made = undefined;
}

/**
 * Returns how long the D-pad (✛) is ignored after the card of a level or a run appears, in milliseconds. The time is
 * longer if the card has a full-screen page, because ✛ hides that page.
 */
function arrowsIgnoredMs(card: Card): number {
  return hasPage(card) ? PAGE_AFTER_MS + CARD_IGNORES_INPUT_MS : CARD_IGNORES_INPUT_MS;
}

/** Shows the card with the result of the level or the game, once no piece moves. Returns whether the card is shown. */
export function endIfStill(play: PlayState, attempt: Attempt, isCleared: boolean): boolean {
  const card = isStill(attempt.played.timeline) ? play.mode.card(isCleared) : undefined;
  if (card !== undefined) showCard(play, attempt, card);
  else if (isOver(play) && play.menu.length > 1) {
    // Saves the end of a timed game at once, because the player may leave before the result appears.
    noteUnsaved(play, "all");
    attempt.notice = "none";
    replaceMenu(play);
  }
  return card !== undefined;
}

function showCard(play: PlayState, attempt: Attempt, card: Card): void {
  clearQueuedPresses(attempt.controls);
  play.card = card;
  play.cardMs = 0;
  play.replay = createReplay(generationOf(play, attempt));
  replaceMenu(play);
  announceShared(card);
  discardUndone(attempt.played.timeline);
  if (card.about === "level" && card.page !== undefined)
    play.ideaTask = startIdeaTask(play.puzzle, card.page.number, attempt.played);
  saveAll(play);
}

/**
 * Returns the task that records the generation steps of a won level; undefined if the mode cannot record these steps.
 */
function generationOf({ mode }: PlayState, { played, painter }: Attempt): Task<Generation | undefined> | undefined {
  const recording = outcomeOf(played.timeline) === "won" ? mode.recordGeneration?.(played.level) : undefined;
  return recording === undefined ? undefined : recordAndLayOut(recording, painter);
}

/**
 * Records the generation steps of a level. Then lets the painter choose where the painter draws marks for these steps.
 */
function* recordAndLayOut(
  recording: Task<Generation | undefined>,
  { layOutGeneration }: Attempt["painter"],
): Task<Generation | undefined> {
  const generation = yield* recording;
  if (generation !== undefined && layOutGeneration !== undefined) yield* layOutGeneration(generation);
  return generation;
}

/** Keeps a cleared level on the screen until Ⓐ starts the next level. The player can go back through the moves. */
export function lookBack(play: PlayState, attempt: Attempt): void {
  const { mode } = play;
  if (mode.nextStart(0) === "nothing") return;
  const onA = (): void => {
    play.card = undefined;
    replaceMenu(play);
    endReplay(play.replay);
    play.replay = createReplay();
    attempt.notice = "none";
    // Goes to the last move of the cleared level, because the next level starts from its last state. The player may
    // have looked at an earlier state.
    skipToEnd(attempt.played.timeline);
  };
  beginLookBack(attempt);
  showCard(play, attempt, { about: "level", ...GO_ON_BUTTONS, asksToLeave: true, onA, onB: mode.back });
}
