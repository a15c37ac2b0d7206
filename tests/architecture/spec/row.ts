/** The issues that build the product: those that have a number, and later ones by name. */
export type Issue = 2 | 3 | 4 | 'owners' | 'selling through others' | 'talk' | 'orders';

/**
 * The issues whose work is done: every name that their rows tell of must be in use by now. Add an
 * issue here when it closes.
 */
export const DONE: readonly Issue[] = [2];

interface Piece {
  /** A piece of the spec's text, letter by letter, that stands in it exactly once. */
  readonly quote: string;
}

interface Homed extends Piece {
  /** The names in the code that hold the piece's texts or numbers, in the piece's order. */
  readonly home: readonly string[];
  /** The issue that puts them to use. */
  readonly issue: Issue;
}

/** What no name in the code holds yet. */
interface NotYet extends Piece {
  readonly notYet: Issue;
}

/** A piece of section 8 whose quoted texts have a name each: `en.group.name` or `es.group.name`. */
export type WordsRow =
  | (Homed & {
      /** Makes the texts that the homes hold from those that the piece quotes. */
      readonly reads?: (texts: readonly string[]) => readonly string[];
    })
  | NotYet;

/** A piece of section 9 whose numbers or words are held by constants. */
export type NumbersRow =
  | (Homed & {
      /** The constant's unit in the spec's, for example 1000 where the spec says seconds. */
      readonly times?: number;
      /** Makes the numbers that the homes hold from those that the piece says. */
      readonly reads?: (numbers: readonly number[]) => readonly number[];
    })
  | NotYet;
