/**
 * Records from which source line each part of an inlined file comes. While the inliner writes a text, marks in the text
 * name the origin of what follows. The finished text has no marks.
 */
import type ts from "typescript";

/** A line of a TypeScript source, from which a part of an inlined text comes. */
export interface SourceLine {
  readonly path: string;
  readonly line: number;
}

/** A position in an inlined text, and the source line from which the text after this position comes. */
interface OriginMark extends SourceLine {
  readonly offset: number;
}

/**
 * An inlined text without the marks that say from which source line it comes, and the positions at which they stood.
 */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly OriginMark[];
}

/** The character at the beginning of a mark. It is in Unicode's private use area, so no source contains it. */
const MARK_START = "\uE000";
/** The character at the end of a mark. It is in Unicode's private use area, so no source contains it. */
const MARK_END = "\uE001";

/** Returns a mark that names the line of `position`, an offset in a source. */
export function originMark(file: ts.SourceFile, position: number): string {
  const { line } = file.getLineAndCharacterOfPosition(position);
  return `${MARK_START}${line} ${file.fileName}${MARK_END}`;
}

/**
 * Returns the text `instead`, which replaces a statement, between two marks that name the source lines of the statement
 * and of what follows it. Returns an empty text unchanged.
 */
export function markReplaced(node: ts.Statement, instead: string): string {
  const file = node.getSourceFile();
  return instead === "" ? "" : originMark(file, node.getStart()) + instead + originMark(file, node.end);
}

/** Removes the marks from a text, and returns the text with the positions at which the marks stood. */
export function takeMarks(marked: string): MarkedText {
  const marks: OriginMark[] = [];
  const [first, ...parts] = marked.split(MARK_START);
  let text = first;
  for (const part of parts) {
    const end = part.indexOf(MARK_END);
    const space = part.indexOf(" ");
    marks.push({ offset: text.length, line: Number(part.slice(0, space)), path: part.slice(space + 1, end) });
    text += part.slice(end + 1);
  }
  return { text, marks };
}

/** Returns whether two inlined texts are equal and come from the same lines. */
export function hasSameMarks(one: MarkedText, other: MarkedText): boolean {
  if (one.text !== other.text || one.marks.length !== other.marks.length) return false;
  return one.marks.every(({ offset, line, path }, index) => {
    const mark = other.marks[index];
    return mark.offset === offset && mark.line === line && mark.path === path;
  });
}

/**
 * Returns the source line from which the text at a line and column of an inlined file comes. Both are counted from 0.
 */
export function originAt(file: ts.SourceFile, { marks }: MarkedText, line: number, column: number): SourceLine {
  const offset = file.getPositionOfLineAndCharacter(line, column);
  const mark = marks.findLast((one) => one.offset <= offset);
  if (mark === undefined) return { path: file.fileName, line: 0 };
  return { path: mark.path, line: mark.line + line - file.getLineAndCharacterOfPosition(mark.offset).line };
}
