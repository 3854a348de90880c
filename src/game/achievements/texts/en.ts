/** The English names of the achievements that belong to no puzzle, and the texts of the page of achievements. */

export const en = {
  title: "Achievements",
  granted: (count: number, total: number) => `${count} of ${total}`,
  /** How far the player has come with an achievement that is not granted yet. */
  progress: (count: number, goal: number) => `${count}/${goal}`,
  done: "✓",
  /** What a screen reader says in place of the tick of a granted achievement. */
  doneAloud: "done",
  puzzles: { name: "Five Lamps", description: "Clear a level in each puzzle." },
  rush: { name: "Against the Clock", description: "Clear 8 levels in one rush." },
  workshop: { name: "Level Maker", description: "Keep a level in the workshop." },
  challenges: { name: "Challenge Met", description: "Play a challenge to its end." },
};
