/**
 * Memory that serves one borrower after the other: tables that are slow to come by on the console. Nothing in it is
 * cleared in between: a borrower numbers what it puts there from `base` + 1, and all up to `base` is noise.
 */
export interface Memory {
  /** Nobody has borrowed it. */
  isFree: boolean;
  base: number;
  /** How many numbers a borrower may give. */
  room: number;
}

/** The loan of some memory. Whoever needs it no more ends it: the work that borrowed it, or who has what that found. */
export interface Loan {
  readonly memory: Memory;
  isOver: boolean;
}

// Numbers stay this far from the limit of a 32-bit integer.
const MAX_BASE = 1000000000;

// Where the loans of the job that is running are noted. A work that runs without a job is never dropped.
let noted: Loan[] | undefined;

/** From now on loans are noted in this list, or nowhere: dropping a job ends those that its work has not ended itself. */
export function noteLoans(loans: Loan[] | undefined): void {
  noted = loans;
}

/** Lends memory that is free. */
export function lend(memory: Memory): Loan {
  memory.isFree = false;
  const loan = { memory, isOver: false };
  if (noted !== undefined) note(noted, loan);
  return loan;
}

/** Ends a loan; only the first time counts. */
export function giveBack(loan: Loan): void {
  if (loan.isOver) return;
  loan.isOver = true;
  const { memory } = loan;
  memory.base += memory.room;
  memory.isFree = memory.base < MAX_BASE;
}

/** In the place of one that is over, if there is such a one: a work may borrow again and again. */
function note(loans: Loan[], loan: Loan): void {
  const place = loans.findIndex(({ isOver }) => isOver);
  loans[place < 0 ? loans.length : place] = loan;
}
