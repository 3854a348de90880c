import type { SealedPuzzle } from "../../puzzles/sealed";
import { isRush, writeCode, type Challenge } from "../codes/challenge-code";
import { ghostText, hasCode, NAME_LETTERS, type Ghost } from "../codes/ghost";
import { codesOf, ownCode, type Played } from "../codes/played";
import type { RunCard } from "../play/card";
import type { Routes } from "../routes";
import type { LeftLevel } from "../save/left-level";
import type { Save } from "../save/save";
import { rushRules, rushRulesInBrief } from "./rush";

/** What a challenge was played in. */
type Fared = Omit<Ghost, "name">;

/**
 * The card that ends a challenge: its code is for a friend, with the player's name and how it went, if it `fared` so that
 * it counts. Who has no name yet is asked for one.
 */
export function challengeCard(
  puzzle: SealedPuzzle,
  save: Save,
  challenge: Challenge,
  title: string,
  lines: readonly string[],
  fared: Fared | undefined,
  routes: Routes,
): RunCard {
  const { settings } = save;
  const own = fared === undefined ? undefined : { name: settings.name, ...fared };
  // The player is asked for a name only if the code will contain the name.
  const needsName = settings.name === "" && fared !== undefined && hasCode({ ...fared, name: NAME_LETTERS });
  const played: Played = { challenge, own, isFair: fared !== undefined };
  const give = (): void => {
    routes.give(codesOf(played, settings.name));
  };
  return {
    about: "run",
    title,
    lines,
    shared: sharedLines(puzzle, ownCode(played, settings.name), lines),
    aText: "code",
    bText: "title",
    onA: () => {
      if (needsName) routes.name(give);
      else give();
    },
    onB: routes.title,
  };
}

/** What is said of a challenge before it begins, or goes on as it was `left`. */
export function beforeCard(
  puzzle: SealedPuzzle,
  challenge: Challenge,
  left: LeftLevel | undefined,
  goOn: () => void,
  routes: Routes,
): RunCard {
  const { name } = puzzle;
  const { ghost, size } = challenge;
  const told = ghost === undefined ? [] : [ghostText(ghost, isRush(challenge))];
  if (ghost !== undefined && ghost.splits === undefined) told.push("average pace");
  return {
    about: "run",
    title: isRush(challenge) ? "Rush" : "Challenge",
    lines: [
      ...told,
      isRush(challenge) ? name : `${name}, size ${size}`,
      writeCode({ seed: challenge.seed, puzzle: challenge.puzzle, size }),
      ...(isRush(challenge) && left === undefined
        ? ghost === undefined
          ? rushRules(puzzle)
          : [rushRulesInBrief(puzzle)]
        : []),
      ...(left === undefined ? [] : [`Level ${left.levelNumber}`]),
    ],
    aText: left === undefined ? "play" : "go on",
    bText: "title",
    onA: goOn,
    onB: routes.title,
  };
}

function sharedLines({ name }: SealedPuzzle, challenge: Challenge, lines: readonly string[]): readonly string[] {
  const { ghost } = challenge;
  const what = isRush(challenge) ? "rush" : "challenge";
  const told = ghost === undefined ? [] : [ghostText(ghost, isRush(challenge))];
  return [`Glissade: ${name}, ${what} ${writeCode(challenge)}`, ...lines, ...told];
}
