/** The English names of the achievements of the whole game, and the texts about achievements on the screen. */

export const en = {
  puzzles: { name: "Five Lamps", description: "Clear a level in each puzzle." },
  rush: { name: "Against the Clock", description: "Clear 8 levels in one rush." },
  workshop: { name: "Level Maker", description: "Keep a level in the workshop." },
  challenges: { name: "Challenge Met", description: "Play a challenge to its end." },
};
