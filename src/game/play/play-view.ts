/**
 * Draws the play screen: the board with its background, its pieces and the hint, and the texts beside it; or the page
 * with a result. level-hud.ts decides what the texts say.
 */
import {
  coverThinly,
  drawClipped,
  drawShifted,
  fillBox,
  SCREEN_HEIGHT,
  SCREEN_WIDTH,
  showPicture,
  type Box,
} from "../../device/screen";
import { cellAt } from "../../kernel/board";
import { STEP_X, STEP_Y, type Direction } from "../../kernel/direction";
import { momentAtRest } from "../../kernel/motion";
import type { OpaqueState } from "../../puzzles/any-puzzle";
import { isBoardDark } from "../../puzzles/looks/board-light";
/** Loaded on first use. @lazy move-diagram */
import { drawDiagramLines, drawDiagramSigns, hasPlayerPiece } from "../../puzzles/looks/move-diagram/diagram";
import type { Lamp, RushStatus } from "../../puzzles/puzzle";
/** Loaded on first use. @lazy lessons */
import { drawLesson, lessonBoardBoxOf } from "./lessons/lesson-view";
import type { Preparation } from "../screen";
import type { Attempt, ShownLook } from "./attempt";
import type { RunCard } from "./card";
import { drawRunPage } from "./card-page";
import { cardTips } from "./card-tips";
import { drawCountdown } from "./countdown";
import { directionOnScreen, hintedMove, isHintShown, LAST_GRADE } from "./hint";
/** Loaded on first use. @lazy end-card */
import { drawEndCard, type ShownEndCard } from "./end-card-view";
/** Loaded on first use. @lazy hint-light */
import { drawHintPlace } from "./hint-place";
import { hintHudText } from "./hint-texts";
import { boxBeside, drawHudText, type AnyScene, type HudText } from "./hud-text";
import { isLampChanging } from "./lamp-change";
import { backgroundOf, paintMissingBackground, turnToLook, updateBackgrounds } from "./level-background";
import { hudTextOf } from "./level-hud";
import type { MoveDiagram } from "./move-diagram";
/** Loaded on first use. @lazy move-diagram */
import { drawDiagramTexts } from "./move-diagram-view";
import { isTurningAtNotch, NOTCH_DEGREES } from "./generation-notch";
import { drawOpening } from "./opening-view";
import { twistOf } from "./played-twist";
/** Loaded on first use. @lazy rush-end */
import { drawRushEnd } from "./rush-end-view";
/** Loaded on first use. @lazy race-end */
import { drawRaceEnd } from "./race-end-view";
import { drawScenery } from "./scenery";
import { blockedShakePixels, impactShakePixels } from "./shake";
import { isPageShown, PAGE_AFTER_MS, type PlayView } from "./shown-view";
import { currentState, isStill, outcomeOf, shownMoment, stateAt, type Timeline } from "./timeline";
import type { Tutorial } from "./tutorial";
/** Loaded on first use. @lazy generation */
import { drawGenerationGauge, drawNotchGauge } from "./generation-gauge";
/** Loaded on first use. @lazy generation */
import { drawGeneration, prepareGeneration } from "./shown-generation-view";

/**
 * Paints what the next picture of the play screen needs and does not have yet: a background of the level, or the
 * pictures of a generation step.
 */
export function prepareView(view: PlayView): Preparation {
  const { attempt, replay } = view;
  if (attempt === undefined || view.opening !== undefined || shownRunCard(view, attempt) !== undefined) return "ready";
  if (isCaveLessonNew(view, attempt)) return "painting";
  const look = turnToLook(view, attempt);
  view.look = look;
  if (paintMissingBackground(view, attempt, look)) return "painting";
  if (view.tutorial === undefined && replay.made !== undefined) return prepareGeneration(replay.made);
  updateBackgrounds(view, attempt, look);
  return "ready";
}

/**
 * Returns whether the lesson about caves was read in this frame. Such a frame has no time left to paint the cave's
 * rooms.
 */
function isCaveLessonNew({ tutorial }: PlayView, { painter, ageMs }: Attempt): boolean {
  return tutorial !== undefined && painter.turnTo !== undefined && ageMs === 0;
}

/** Draws the play screen. `prepareView` must have painted what the picture needs. */
export function drawPlay(view: PlayView): void {
  const { attempt, look } = view;
  if (attempt === undefined) drawEmptyBoard(view);
  else if (view.opening !== undefined) drawOpening(view.opening);
  else {
    const runCard = shownRunCard(view, attempt);
    if (runCard !== undefined) drawRunEnd(view, runCard);
    else if (look === undefined) return;
    else if (view.tutorial === undefined) drawLevel(view, attempt, look);
    else drawTutorial(view, attempt, view.tutorial, look);
  }
}

/** Draws the board without pieces, or nothing but black, while the player waits for the first level. */
function drawEmptyBoard({ emptyBoard, countdownMs }: PlayView): void {
  if (emptyBoard === undefined) fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  else showPicture(emptyBoard);
  drawCountdown(countdownMs);
}

/** Returns the result of a run of levels, if its page fills the screen now. */
function shownRunCard(view: PlayView, attempt: Attempt): RunCard | undefined {
  const { card } = view;
  return card?.about === "run" && isPageShown(view, attempt) ? card : undefined;
}

/** Draws a level of the mode: as it is played, its generation steps, the diagram of its moves, or the card after it. */
function drawLevel(view: PlayView, attempt: Attempt, look: ShownLook): void {
  const { card } = view;
  const { diagram, made } = view.replay;
  if (made !== undefined) {
    drawGeneration(made);
    drawGenerationGauge(attempt.painter.scene, made);
    return;
  }
  const scene = look.rush === undefined ? attempt.painter.scene : rushScene(attempt.painter.scene);
  if (diagram !== undefined) {
    drawMoveDiagram(attempt, diagram, look);
    drawDiagramTexts(scene, diagram);
    return;
  }
  if (card?.about === "level" && isPageShown(view, attempt) && card.page !== undefined) {
    drawLevelCard(view, attempt, look, { card, page: card.page });
    return;
  }
  drawTwisted(view, attempt, boardBoxOf, (shown) => {
    drawAttempt(attempt, shown, view, look);
  });
  if (card === undefined && attempt.notice === "none" && isHintShown(attempt)) {
    const hintScene: AnyScene = { ...scene, texts: scene.hintTexts ?? scene.texts };
    drawHudText(hintScene, hintHudText(hintScene, attempt));
  } else if (card !== undefined && isTurningAtNotch(view.replay, attempt))
    drawNotchGauge(scene, view.replay.notchDegrees / NOTCH_DEGREES);
  else drawHud(scene, attempt, hudTextOf(view, scene, attempt));
}

/**
 * Draws the page with the result of a run of levels. Rush mode and a challenge of ten levels have pages of their own.
 */
function drawRunEnd({ puzzle, cardMs }: PlayView, card: RunCard): void {
  const { rushEnd, raceEnd } = card;
  const ageMs = cardMs - PAGE_AFTER_MS;
  if (rushEnd !== undefined) drawRushEnd(card, rushEnd, ageMs);
  else if (raceEnd !== undefined) drawRaceEnd(puzzle.id, card, raceEnd, ageMs);
  else drawRunPage(puzzle.id, card);
}

/** Draws the card after a won level, with the board beside or below it. */
function drawLevelCard(
  view: PlayView,
  attempt: Attempt,
  look: ShownLook,
  { card, page }: Pick<ShownEndCard, "card" | "page">,
): void {
  const shown = {
    ...{ card, page, tips: cardTips(view) },
    ageMs: view.cardMs - PAGE_AFTER_MS,
    idea: view.ideaTask?.result,
  };
  drawEndCard(view.puzzle.id, shown, boardLeftOf(attempt), () => {
    drawAttempt(attempt, attempt, view, look);
  });
}

/** Draws a lesson. */
function drawTutorial(view: PlayView, attempt: Attempt, tutorial: Tutorial, look: ShownLook): void {
  const { lamp } = look;
  const boxOf = (shown: Attempt): Box => lessonBoardBoxOf(tutorial, shown);
  drawTwisted(view, attempt, boxOf, (shown) => {
    drawLesson(tutorial, attempt, shown, lamp, {
      drawBackground: () => {
        showPicture(backgroundOf(shown, look));
        const { drawLampChange } = shown.painter.scene;
        if (isLampChanging(view.lampChange)) drawLampChange?.(lamp, view.lampChange.elapsedMs);
      },
      drawPieces: () => {
        drawPiecesAndHint(attempt, shown, view, look);
      },
    });
  });
}

/** Draws the board by calling `draw`. A twist of a weekly remix, such as a turned board, decides how. */
function drawTwisted(
  view: PlayView,
  attempt: Attempt,
  boxOf: (this: void, shown: Attempt) => Box,
  draw: (this: void, shown: Attempt) => void,
): void {
  const twist = twistOf(view);
  if (twist?.drawBoard === undefined) draw(attempt);
  else twist.drawBoard(attempt, draw, boxOf);
}

function boardBoxOf({ painter, placementsOf }: Attempt): Box {
  const { board } = placementsOf();
  const first = painter.boxOf(board, board.cells[0]);
  const last = painter.boxOf(board, board.cells[board.cells.length - 1]);
  return { x: first.x, y: first.y, width: last.x + last.width - first.x, height: last.y + last.height - first.y };
}

/** Returns the scenery with smaller text boxes, which leave room for the lives and the clock of rush mode. */
function rushScene(scene: AnyScene): AnyScene {
  return { ...scene, texts: scene.rushTexts ?? scene.texts };
}

/**
 * Draws the texts beside the board. Some puzzles also draw a status, such as the number of balls that are left, beside
 * the level's name.
 */
function drawHud(scene: AnyScene, { played }: Attempt, text: HudText): void {
  drawHudText(scene, text);
  scene.drawStatus?.(played.level, shownMoment(played.timeline), boxBeside(scene, text.main));
}

function boardLeftOf({ painter, placementsOf }: Attempt): number {
  const { board } = placementsOf();
  return painter.boxOf(board, cellAt(board, 0, 0)).x;
}

/**
 * Draws the level being played: the background, the pieces and, if the player has asked for a hint, the hint. `shown`
 * is the level itself or, if a weekly remix turns the board, a turned copy.
 */
function drawAttempt(attempt: Attempt, shown: Attempt, view: PlayView, look: ShownLook): void {
  const { lampChange, scenery } = view;
  const { lamp } = look;
  const { impact } = shown;
  const pixels = impactShakePixels(impact);
  drawShifted(STEP_X[impact.direction] * pixels, STEP_Y[impact.direction] * pixels, () => {
    showPicture(backgroundOf(shown, look));
    const { movements, moveFollower, drawLampChange } = shown.painter.scene;
    if (movements !== undefined && !isBoardDark(lamp)) drawScenery(scenery, movements);
    moveFollower?.draw(shown.played.level, lamp, scenery.followedMoves);
    if (isLampChanging(lampChange)) drawLampChange?.(lamp, lampChange.elapsedMs);
    drawPiecesAndHint(attempt, shown, view, look);
  });
}

/**
 * Draws all that stands on the background: the pieces, the hint, shut eyes, and what a twist of the remix, such as fog,
 * draws over them.
 */
function drawPiecesAndHint(attempt: Attempt, shown: Attempt, view: PlayView, look: ShownLook): void {
  drawOnBackground(shown, look.lamp, look.rush);
  const move = hintedMove(attempt);
  if (move !== undefined && attempt.shownHintGrade > 1) drawShownHint(shown, directionOnScreen(attempt, move), look);
  const { areEyesShut, blinks } = view.idleAnimation;
  if (areEyesShut && view.card === undefined) drawBlink(shown, blinks);
  twistOf(view)?.drawCover?.(shown);
}

function drawOnBackground(attempt: Attempt, lamp: Lamp, rush: RushStatus | undefined): void {
  const { painter } = attempt;
  const { level, timeline } = attempt.played;
  if (attempt.phase === "arriving") painter.drawArrival(level, attempt.phaseMs, lamp, rush);
  else if (attempt.phase === "cleared" && isStill(timeline) && outcomeOf(timeline) === "won") {
    painter.drawCelebration(level, currentState(timeline), attempt.phaseMs, lamp);
  } else {
    const moment = shownMoment(timeline);
    if (isLossShown(timeline))
      painter.scene.drawTrails(level, timeline.steps, timeline.moveCount - 1, timeline.moveCount);
    const pixels = blockedShakePixels(attempt.blockedShake);
    const drawPieces = (): void => {
      painter.drawPieces(level, moment, lamp, rush);
    };
    drawShifted(
      STEP_X[attempt.blockedShake.direction] * pixels,
      STEP_Y[attempt.blockedShake.direction] * pixels,
      drawPieces,
    );
  }
}

/** Draws the second or third grade of a hint about a move. The first grade is only a text beside the board. */
function drawShownHint(attempt: Attempt, move: Direction, look: ShownLook): void {
  const { painter, played, shownHintGrade } = attempt;
  if (shownHintGrade === LAST_GRADE) painter.drawHint(played.level, currentState(played.timeline), move, look.lamp);
  else drawHintPlace(attempt, move, backgroundOf(attempt, look), look.lamp);
}

/**
 * Draws one figure on the board with shut eyes, over the pieces. `turn` is the number of the blink; it selects the
 * figure.
 */
function drawBlink({ painter, played }: Attempt, turn: number): void {
  painter.drawIdleAnimation(played.level, currentState(played.timeline), turn);
}

/** Draws the diagram of the moves of a level: its lines and numbers, with the pieces as before the first shown move. */
function drawMoveDiagram(attempt: Attempt, { diagram, firstMove }: MoveDiagram, look: ShownLook): void {
  const { lamp, rush } = look;
  const { painter, played } = attempt;
  const background = backgroundOf(attempt, look);
  const drawPieces = (): void => {
    painter.drawPieces(played.level, momentAtRest(stateAt(played.timeline, firstMove)), lamp, rush);
  };
  const { x, y, width, height } = diagram.grid.bounds;
  const drawLines = (): void => {
    // In a cave, a line of the diagram may lead out of the room that the painter shows. Nothing is drawn outside this
    // room.
    drawClipped(x, y, width, height, () => {
      drawDiagramLines(diagram);
    });
  };
  showPicture(background);
  if (hasPlayerPiece(diagram)) {
    drawLines();
    drawPieces();
  } else {
    // In puzzles without a player's piece, all pieces move. So all but the shown one become faint below the lines.
    drawPieces();
    coverThinly(background);
    painter.scene.moveFollower?.draw(played.level, lamp, firstMove);
    const { start } = diagram;
    drawLines();
    drawClipped(start.x, start.y, start.width, start.height, drawPieces);
  }
  drawDiagramSigns(diagram);
}

/** Returns whether the level is lost and no piece moves. Then the path of each piece in the last move is drawn, too. */
function isLossShown(timeline: Timeline<OpaqueState>): boolean {
  return isStill(timeline) && timeline.moveCount > 0 && outcomeOf(timeline) === "lost";
}
