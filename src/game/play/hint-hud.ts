/** The two texts beside the board while a hint is shown: what the hint says, and what Ⓐ does next. */
import { TEXTS } from "../texts/index";
import { boardHintOf } from "./board-hint-search";
import { hintedMove, LAST_HINT_GRADE, leadsToStop } from "./hint";
import { findHintIdea, type HintIdea } from "./hint-idea";
import { findLongestInBox, fitsInBox, mainBoxBeside, sideBoxBeside, type AnyScene, type HudText } from "./hud-text";
import { directionOnScreen, type Attempt } from "./attempt";
import { LOST_TIPS } from "./lost-tips";

export function composeHintHudText(scene: AnyScene, attempt: Attempt): HudText {
  const idea = findIdeaOnScreen(attempt);
  const sides = nextTexts(attempt, idea);
  const sentences = idea === undefined ? [""] : composeHintSentences(attempt, idea);
  // If both texts stand on one line and the sentence is long, the text `side` takes a shorter form, so that the
  // sentence fits.
  const sideBeside = sides.find((side) => {
    const box = mainBoxBeside(scene, side);
    return sentences.some((sentence) => fitsInBox(sentence, box));
  });
  const main = findLongestInBox(mainBoxBeside(scene, sideBeside ?? sides[sides.length - 1]), sentences);
  return { main, side: findLongestInBox(sideBoxBeside(scene, main), sides) };
}

/** Returns the sentence of the shown hint for a screen reader; undefined if the hint says nothing. */
export function composeHintSentence(attempt: Attempt): string | undefined {
  const idea = findIdeaOnScreen(attempt);
  return idea === undefined ? undefined : composeHintSentences(attempt, idea)[0];
}

/**
 * Returns what a hint says about the current state. Directions are as on the screen, because a weekly remix may turn
 * the board.
 */
function findIdeaOnScreen(attempt: Attempt): HintIdea | undefined {
  const idea = findHintIdea(attempt.played);
  if (idea?.kind !== "last-move") return idea;
  return { ...idea, direction: directionOnScreen(attempt, idea.direction) };
}

function composeHintSentences(attempt: Attempt, idea: HintIdea): readonly string[] {
  const texts = TEXTS.hint;
  const { shownHintGrade } = attempt;
  const move = hintedMove(attempt);
  const hint = boardHintOf(attempt);
  if (shownHintGrade === 1 || move === undefined) return hint?.sentences ?? composeIdeaSentences(idea);
  if (shownHintGrade === LAST_HINT_GRADE) {
    const direction = directionOnScreen(attempt, move);
    const isOnTheWay = hint?.mark !== undefined && !leadsToStop(attempt, move, hint.mark);
    return isOnTheWay ? texts.firstMove(direction) : texts.move(direction);
  }
  return hint?.mark?.sentences ?? texts.place;
}

/**
 * Returns the text with which a screen reader says that the next grade of a hint costs the medal for par (the fewest
 * moves). Returns undefined if the next grade costs nothing more.
 */
export function composeHintPrice(attempt: Attempt): string | undefined {
  const idea = findIdeaOnScreen(attempt);
  const hasNext = idea !== undefined && idea.kind !== "hopeless" && idea.kind !== "go-back";
  return hasNext && isNextGradeFirstCounted(attempt) ? TEXTS.hint.firstMoreAnnouncement : undefined;
}

function isNextGradeFirstCounted({ shownHintGrade, countedHints }: Attempt): boolean {
  return shownHintGrade === 1 && countedHints === 0;
}

/** Returns the sentence in which a hint describes a state, in several lengths, the longest first. */
export function composeIdeaSentences(idea: HintIdea): readonly string[] {
  const { ideas } = TEXTS.hint;
  if (idea.kind === "last-move") return ideas.lastMove(idea.direction);
  if (idea.kind === "careful") return ideas.careful(idea.count);
  if (idea.kind === "distance") return ideas.distance(idea.count);
  if (idea.kind === "go-back") return ideas.goBack(idea.count);
  if (idea.kind === "win") return ideas.win;
  if (idea.kind === "one-safe") return ideas.oneSafe;
  return idea.kind === "one-nearer" ? ideas.oneNearer : [TEXTS.play.cannotBeWon];
}

function nextTexts(attempt: Attempt, idea: HintIdea | undefined): readonly string[] {
  const { shownHintGrade } = attempt;
  if (idea === undefined || idea.kind === "hopeless") return [""];
  if (idea.kind === "go-back") return LOST_TIPS;
  if (isNextGradeFirstCounted(attempt)) return TEXTS.hint.firstMore;
  const lamps = "●".repeat(shownHintGrade) + "○".repeat(LAST_HINT_GRADE - shownHintGrade);
  const text = shownHintGrade === LAST_HINT_GRADE ? TEXTS.hint.play : TEXTS.hint.more;
  return [`${text}  ${lamps}`, `${text} ${lamps}`];
}
