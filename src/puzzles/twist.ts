/** The twists (special rules such as fog) of the weekly remix. One twist changes the three levels of a remix. */

/**
 * A twist (a special rule) of a weekly remix, which changes a level while the rules of its puzzle stay the same.
 * `rewinds`: only three moves can be taken back. `turned`: the board turns by a quarter after every third move. `fog`:
 * only the cells near the pieces are visible.
 */
export type Twist = "rewinds" | "turned" | "fog";
