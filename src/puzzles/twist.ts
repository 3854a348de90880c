/** The names of the twists, by which the levels of a weekly remix differ from other levels. */

/**
 * A twist: what is different in a level while the rules of its puzzle stay the same. `rewinds`: only three moves can be
 * taken back. `turned`: the board turns by a quarter after every third move. `fog`: only the cells near the pieces are
 * visible.
 */
export type Twist = "rewinds" | "turned" | "fog";
