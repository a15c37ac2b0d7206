/** The issues that build the product: numbered ones, and later ones by name. */
export type Issue = 2 | 3 | 4 | 'owners' | 'selling through others' | 'talk' | 'orders';

/**
 * The finished issues: every name in their rows has to be in use. Add an issue here when it closes.
 */
export const DONE: readonly Issue[] = [2];

interface Piece {
  /** A piece of the spec's text, letter by letter, that stands in the spec exactly once. */
  readonly quote: string;
}

interface Homed extends Piece {
  /** The names in the code that hold the piece's texts or numbers, in the piece's order. */
  readonly home: readonly string[];
  /** The issue that uses the names. */
  readonly issue: Issue;
}

/** A piece whose texts or numbers have no name in the code yet. */
interface NotYet extends Piece {
  readonly notYet: Issue;
}

/** A piece of section 8 whose quoted texts have a name each: `en.group.name` or `es.group.name`. */
export type WordsRow =
  | (Homed & {
      /** Makes the texts of the homes from the texts that the piece quotes. */
      readonly reads?: (texts: readonly string[]) => readonly string[];
    })
  | NotYet;

/** A piece of section 9 whose numbers or words are held by constants. */
export type NumbersRow =
  | (Homed & {
      /** The constant's unit in the spec's, for example 1000 where the spec says seconds. */
      readonly times?: number;
      /** Makes the numbers of the homes from the numbers in the piece. */
      readonly reads?: (numbers: readonly number[]) => readonly number[];
    })
  | NotYet;
