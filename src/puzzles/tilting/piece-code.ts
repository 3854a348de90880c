/** Defines the numbers that stand for pieces in the searches of puzzles whose pieces all slide at once. */

/**
 * A piece code: one number for a piece's cell and kind. It is the cell's number times a constant, plus the number of
 * the kind. So pieces in the order of their codes are in the order of their cells. Cells are numbered from 1, row by
 * row or column by column, so a piece has another code in each of these two numberings. Codes above those of all cells
 * stand for pieces that have left the board.
 */
export type PieceCode = number;
