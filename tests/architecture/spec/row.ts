/** The issues that have built the product so far, by number: every name in their rows is in use. */
type Done = 2 | 4;

/** The issues that are coming, by name. */
export type Coming =
  | 'owners'
  | 'payments'
  | 'orders'
  | 'resale'
  | 'talk'
  | 'partners'
  | 'plans and campaigns'
  | 'operators';

export type Issue = Done | Coming;

/** The issues of which no name may be without a use any more. */
export const DONE: readonly Issue[] = [2, 4, 'owners'];

interface Piece {
  /** A piece of the spec's text, letter by letter, that stands in the spec exactly once. */
  readonly quote: string;
}

interface Homed extends Piece {
  /** The names in the code that hold the piece's texts or numbers, in the piece's order. */
  readonly home: readonly string[];
  /** The issue that uses the names. */
  readonly issue: Issue;
  /** Sub-values of the names that a coming issue will use. */
  readonly later?: Readonly<Record<string, Coming>>;
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

/** Texts and constants that no quoted text and no number of sections 8 and 9 gives. */
export interface UnquotedRow {
  /** Names in the code, or groups of them: `banner` is every text of that group. */
  readonly home: readonly string[];
  readonly issue: Issue;
}
