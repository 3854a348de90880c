/**
 * Draws what takes the place of the board after a level: a result page, a card, the diagram of all moves, or the steps
 * in which the level was generated.
 */
import { cellAt } from "../../kernel/board";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { placementsIn, type Attempt, type ShownLook } from "./attempt";
import { drawShownBoard, type BoardView } from "./board-view";
import type { LevelCard, EndCard, RunCard } from "./card";
import { drawRunPage } from "./run-page-view";
import { chooseCardTips } from "./card-tips";
/** The import below is loaded from end-card.lua on first use. @lazy end-card */
import { drawEndCard } from "./end-card-view";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { drawGenerationGauge } from "./generation-gauge";
import { sceneOf } from "./hud-view";
/** The import below is loaded from move-diagram.lua on first use. @lazy move-diagram */
import { drawMoveDiagram } from "./move-diagram-view";
/** The import below is loaded from race-end.lua on first use. @lazy race-end */
import { drawRaceEnd } from "./race-end-view";
/** The import below is loaded from rush-end.lua on first use. @lazy rush-end */
import { drawRushEnd } from "./rush-end-view";
import { isPageShown, pageAgeMs, type ShownCard } from "./shown-card";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { drawGeneration } from "./shown-generation-view";

interface PageView extends BoardView {
  readonly puzzle: AnyPuzzle;
  readonly shownCard: ShownCard;
}

/**
 * Draws the page, card or diagram that now takes the place of the board, if there is one. Returns whether something was
 * drawn.
 */
export function drawPage(view: PageView, attempt: Attempt, look: ShownLook): boolean {
  const { card, replay } = view.shownCard;
  const { diagram, made } = replay;
  if (made !== undefined) {
    drawGeneration(made);
    drawGenerationGauge(attempt.painter.scene, made);
  } else if (diagram !== undefined) drawMoveDiagram(attempt, diagram, look, sceneOf(attempt, look));
  else if (card === undefined || !isPageShown(view.shownCard, attempt)) return false;
  else if (card.about === "run") drawRunEnd(view, card);
  else if (card.endCard !== undefined) drawLevelCard(view, attempt, look, card, card.endCard);
  return true;
}

function drawRunEnd({ puzzle, shownCard }: PageView, card: RunCard): void {
  const { rushEnd, raceEnd } = card;
  const ageMs = pageAgeMs(shownCard);
  if (rushEnd !== undefined) drawRushEnd(card, rushEnd, ageMs);
  else if (raceEnd !== undefined) drawRaceEnd(puzzle.id, card, raceEnd, ageMs);
  else drawRunPage(puzzle.id, card);
}

function drawLevelCard(view: PageView, attempt: Attempt, look: ShownLook, card: LevelCard, endCard: EndCard): void {
  const { puzzle, shownCard } = view;
  const ageMs = pageAgeMs(shownCard);
  const shown = { card, endCard, ageMs, tips: chooseCardTips(shownCard), idea: shownCard.ideaTask?.result };
  drawEndCard(puzzle.id, shown, boardLeftOf(attempt), () => {
    drawShownBoard(view, attempt, attempt, look);
  });
}

function boardLeftOf(attempt: Attempt): number {
  const { board } = placementsIn(attempt);
  return attempt.painter.boxOf(board, cellAt(board, 0, 0)).x;
}
