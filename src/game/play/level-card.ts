/**
 * Opens, advances and closes the card after a level: a message with two buttons. Meanwhile, the player can go through
 * the moves of the level.
 */
import { requestScreen } from "../destination";
import { NO_INPUT, type Input } from "../../device/input";
import { DOWN } from "../../kernel/direction";
import type { Generation } from "../../kernel/generation";
import type { Task } from "../../kernel/task";
import { LOOK_BACK_LETTER, markControlKnown } from "../save/known-controls";
import { announceMissedMedals, announceShared } from "./announce-result";
import type { Attempt } from "./attempt";
import { GO_ON_BUTTONS, hasPage, type Card } from "./card";
import { saveAll, type Autosave } from "./autosave";
import { clearQueuedPresses } from "./controls";
import { offersCopy } from "./copy-offer";
/** The import below is loaded from end-card.lua on first use. @lazy end-card */
import { playSignSounds, startIdeaTask } from "./end-card";
/** The import below is loaded from end-card.lua on first use. @lazy end-card */
import { createLevelEndCard } from "./level-end-card";
import type { LevelContext } from "./level-context";
import { beginLookBack, handleLookBackInput } from "./look-back";
/** The import below is loaded from move-diagram.lua on first use. @lazy move-diagram */
import { advanceMoveDiagram } from "./move-diagram";
import { advanceReplay, createReplay, playMoves, type Replay } from "./replay";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { advanceGeneration, type ShownGeneration } from "./shown-generation";
/** The import below is loaded from rush-end.lua on first use. @lazy rush-end */
import { playCountSounds } from "./rush-end";
/** The import below is loaded from race-end.lua on first use. @lazy race-end */
import { playRaceSounds } from "./race-end";
import { releaseCard, isPageShown, createShownCard, PAGE_AFTER_MS, pageAgeMs, type ShownCard } from "./shown-card";
import { discardUndone, isStill, outcomeOf, skipToEnd } from "./timeline";

interface CardOwner extends LevelContext {
  shownCard: ShownCard;
  readonly autosave: Autosave;
}

interface CardFrame {
  readonly input: Input;
  readonly elapsedMs: number;
  /** How many times faster than normal the moves of the cleared level are played again. */
  readonly speed: number;
}

/**
 * The buttons of the card after a level are ignored for this time after it appears. An earlier press was meant for the
 * level.
 */
const CARD_IGNORES_INPUT_MS = 300;

/**
 * Opens the card (a message with two buttons) with which a new play screen begins, such as the result of a won daily
 * level.
 */
export function openFirstCard(mode: LevelContext["mode"], attempt: Attempt | undefined, card: Card): ShownCard {
  announceShared(card);
  const shownCard = { ...createShownCard(), card, offersCopy: offersCopy(mode, card) };
  if (attempt !== undefined && card.about === "level" && card.playsMoves === true)
    playMoves(shownCard.replay, attempt.played.timeline);
  return shownCard;
}

/**
 * Shows the card (a message with two buttons) that the mode has for this moment, if there is one and no piece moves.
 * Returns whether the card is shown.
 */
export function endIfStill(owner: CardOwner, attempt: Attempt, isCleared: boolean): boolean {
  const card = isStill(attempt.played.timeline) ? owner.mode.card(isCleared) : undefined;
  if (card !== undefined) showCard(owner, attempt, card);
  return card !== undefined;
}

/** Keeps a cleared level on the screen until Ⓐ starts the next level. The player can go back through the moves. */
export function lookBack(owner: CardOwner, attempt: Attempt): void {
  const { mode } = owner;
  if (mode.nextStart(0) === "nothing") return;
  const onA = { kind: "close" } as const;
  beginLookBack(attempt);
  markControlKnown(owner.save, LOOK_BACK_LETTER);
  const card = { about: "level", ...GO_ON_BUTTONS, asksToLeave: true } as const;
  showCard(owner, attempt, { ...card, onA, onB: mode.back });
}

function showCard(owner: CardOwner, attempt: Attempt, card: Card): void {
  owner.shownCard = openCard(owner, attempt, card);
  saveAll(owner.autosave, owner, attempt);
}

function openCard(context: LevelContext, attempt: Attempt, opened: Card): ShownCard {
  const { puzzle, mode } = context;
  clearQueuedPresses(attempt.controls);
  const replay = createReplay(startRecordingGeneration(mode, attempt));
  discardUndone(attempt.played.timeline);
  const card = withEndCard(context, attempt, opened);
  announceShared(card);
  announceMissedMedals(card);
  const endCard = card.about === "level" ? card.endCard : undefined;
  const ideaTask = endCard === undefined ? undefined : startIdeaTask(puzzle, endCard, attempt.played);
  return { card, cardMs: 0, replay, ideaTask, offersCopy: offersCopy(mode, card) };
}

function withEndCard(context: LevelContext, attempt: Attempt, card: Card): Card {
  if (card.about === "run" || card.addsEndCard !== true) return card;
  return { ...card, endCard: createLevelEndCard(context, attempt, card) };
}

function startRecordingGeneration(
  mode: LevelContext["mode"],
  { played }: Attempt,
): Task<Generation | undefined> | undefined {
  return outcomeOf(played.timeline) === "won" ? mode.recordGeneration?.(played.level) : undefined;
}

/**
 * Closes the card (a message after a level). Shows the level after its last move again, because the next level starts
 * from there.
 */
function closeCard(shownCard: ShownCard, attempt: Attempt): ShownCard {
  releaseCard(shownCard);
  attempt.notice = "none";
  skipToEnd(attempt.played.timeline);
  return createShownCard();
}

/**
 * Runs one frame in which a card (a message with two buttons) is shown. Its buttons are ignored at first, because a
 * press may be meant for the screen before. Returns whether the player asks for an editable copy of the level.
 */
export function advanceCard(owner: CardOwner, card: Card, attempt: Attempt, frame: CardFrame): boolean {
  const { shownCard } = owner;
  const { replay, cardMs } = shownCard;
  const { input, elapsedMs, speed } = frame;
  if (isStill(attempt.played.timeline)) shownCard.cardMs += elapsedMs;
  if (isPageShown(shownCard, attempt)) soundPage(card, cardMs - PAGE_AFTER_MS, pageAgeMs(shownCard));
  if (replay.made !== undefined) {
    showGeneration(replay, attempt, replay.made, input, elapsedMs);
    return false;
  }
  if (replay.diagram !== undefined && handleDiagramInput(replay, attempt, input)) return false;
  const areButtonsActive = shownCard.cardMs > CARD_IGNORES_INPUT_MS;
  const asksToLeave = card.about === "level" && card.asksToLeave === true;
  const leaves = asksToLeave
    ? handleLookBackInput(attempt, replay, input, elapsedMs)
    : input.isBPressed && areButtonsActive;
  const areArrowsActive = shownCard.cardMs > arrowsIgnoredMs(card) && !(asksToLeave && input.isBHeld);
  const replayInput = areArrowsActive ? input : { ...NO_INPUT, crankDegrees: input.crankDegrees };
  if (input.isAPressed && areButtonsActive) pressA(owner, card.onA, attempt);
  else if (leaves) requestScreen(card.onB);
  else if (shownCard.offersCopy && replayInput.pressedDirection === DOWN) return true;
  else advanceReplay(replay, attempt, replayInput, elapsedMs, speed);
  return false;
}

function pressA(owner: CardOwner, action: Card["onA"], attempt: Attempt): void {
  if (action.kind === "close") owner.shownCard = closeCard(owner.shownCard, attempt);
  else requestScreen(action);
}

/** Plays the sounds of a card's page, such as bells, that are due while its age grows from `fromMs` to `toMs`. */
function soundPage(card: Card, fromMs: number, toMs: number): void {
  if (card.about === "run") {
    if (card.rushEnd !== undefined) playCountSounds(card.rushEnd, fromMs, toMs);
    if (card.raceEnd !== undefined) playRaceSounds(card.raceEnd, fromMs, toMs);
  } else if (card.endCard !== undefined) playSignSounds(card.endCard, fromMs, toMs);
}

function handleDiagramInput(replay: Replay, attempt: Attempt, input: Input): boolean {
  if (replay.diagram === undefined) return false;
  const answer = advanceMoveDiagram(replay.diagram, attempt, input);
  if (answer === "stays") return true;
  replay.diagram = undefined;
  // The press of Ⓑ has closed the diagram, so its release must not count as a tap that leaves the level.
  if (input.isBPressed) attempt.controls.bUse = "steps";
  return answer === "closes";
}

function showGeneration(
  replay: Replay,
  attempt: Attempt,
  made: ShownGeneration,
  input: Input,
  elapsedMs: number,
): void {
  // The press of Ⓑ closes the view of the generator's steps, so its release must not count as a tap that leaves the
  // level.
  if (input.isBPressed) attempt.controls.bUse = "steps";
  clearQueuedPresses(attempt.controls);
  if (!advanceGeneration(made, input, elapsedMs)) replay.made = undefined;
}

/**
 * Returns how long ✛ is ignored after a card (a message) appears. The time is longer for a card with a full-screen
 * page, which ✛ hides.
 */
function arrowsIgnoredMs(card: Card): number {
  return hasPage(card) ? PAGE_AFTER_MS + CARD_IGNORES_INPUT_MS : CARD_IGNORES_INPUT_MS;
}
