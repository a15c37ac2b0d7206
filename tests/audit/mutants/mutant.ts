/** A small change of a source that some test should notice. */
export interface Mutant {
  /** Names it in every run, as long as its line stays as it is. */
  readonly id: string;
  /** A group of `scope.ts`. */
  readonly group: string;
  /** Path below the project's folder. */
  readonly file: string;
  readonly line: number;
  /** The kind of change. */
  readonly kind: string;
  readonly before: string;
  readonly after: string;
  readonly how: CodeChange | SqlChange;
}

/** A change that Stryker's instrumenter has put into the source, behind a switch. */
export interface CodeChange {
  /** Its place among the mutants of its file. */
  readonly index: number;
}

/** A change of a statement's text, made when its template is evaluated. */
export interface SqlChange {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** A mutant in one line. */
export function inWords({ file, line, kind, before, after }: Mutant): string {
  return `${file}:${line} ${kind}: ${short(before)} → ${short(after)}`;
}

function short(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 87)}…` : line;
}
