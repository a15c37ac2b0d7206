import type { Locale } from '../../shared/kernel/locale.ts';

/** The two kinds of database: a cell holds networks of stores, the directory holds people and addresses. */
export type DatabaseKind = 'cell' | 'directory';

/** Everything that runs SQL of ours: those, and the object of a conversation, which keeps its own messages. */
export type SqlKind = DatabaseKind | 'conversation';

export type Param = string | number | null;

declare const typed: unique symbol;

/**
 * A piece of SQL with its parameters, made by the tag of the database that it is written for
 * (`cell-sql.ts`, `directory-sql.ts`; `common-sql.ts` for tables that both kinds have).
 *
 * @typeParam Row the rows that it returns; `npm run check` compares it with the columns that the statement selects
 * @typeParam On the kind of database that it runs on; a statement for both kinds fits either
 */
export interface Statement<out Row, in On extends SqlKind> {
  readonly text: string;
  readonly params: readonly Param[];
  /** Only for the compiler: no statement has it when the program runs. */
  readonly [typed]: { readonly row: Row; readonly on: (database: On) => void };
}

/** A piece that fits into the statements of every database. */
type AnyPiece = Statement<unknown, SqlKind>;

/** Any statement, for code that learns elsewhere which database it runs on. */
export type AnyStatement<Row = unknown> = Statement<Row, never>;

type Value<On extends SqlKind> = Param | boolean | undefined | Statement<unknown, On>;

/** Writes the SQL of one kind of database, with its values as bound parameters. */
export type Tag<On extends SqlKind> = <Row = unknown>(
  strings: TemplateStringsArray,
  ...values: readonly Value<On>[]
) => Statement<Row, On>;

function make<Row, On extends SqlKind>(text: string, params: readonly Param[]): Statement<Row, On> {
  return { text, params } as Statement<Row, On>;
}

/**
 * How a value is bound after a text. SQLite looks at a bound limit, and at a value that a column has
 * to equal, while it plans. It then plans the statement anew each time a value is bound, which takes
 * longer than most statements run. It does not look into expressions (decision 0033).
 */
function placeAfter(text: string): string {
  if (text.endsWith('LIMIT ')) return '? + 0';
  return text.endsWith(' = ') || text.endsWith(' IS ') ? 'ifnull(?, NULL)' : '?';
}

/**
 * The tag for one kind of database. Values are bound; a statement as a value becomes part of the
 * text, so that conditions can be composed. Booleans become 0 and 1, undefined becomes NULL.
 * @example sql<{ id: string }>`SELECT id FROM store WHERE slug = ${slug}`
 */
export function tagFor<On extends SqlKind>(): Tag<On> {
  return (strings, ...values) => {
    let text = strings[0] ?? '';
    const params: Param[] = [];
    values.forEach((value, index) => {
      const piece = typeof value === 'object' && value !== null ? value : bound<On>(value);
      text += piece.text === '?' ? placeAfter(text) : piece.text;
      text += strings[index + 1] ?? '';
      params.push(...piece.params);
    });
    return make(text, params);
  };
}

function bound<On extends SqlKind>(value: Param | boolean | undefined): Statement<unknown, On> {
  return make('?', [typeof value === 'boolean' ? Number(value) : (value ?? null)]);
}

/**
 * Raw SQL, for names of columns and tables, which a template cannot bind.
 * @param text written in our own code, never input from outside
 */
export function raw(text: string): AnyPiece {
  return make(text, []);
}

/** No SQL at all: the neutral piece where a condition does not apply. */
export const nothing: AnyPiece = raw('');

/** Joins conditions by AND; none gives `1`. */
export function allOf<On extends SqlKind>(
  conditions: readonly Statement<unknown, On>[],
): Statement<unknown, On> {
  if (conditions.length === 0) return make('1', []);
  return make(
    conditions.map((condition) => `(${condition.text})`).join(' AND '),
    conditions.flatMap((condition) => condition.params),
  );
}

/** Puts pieces one after the other, with a space or another separator between them. */
export function join<On extends SqlKind>(
  pieces: readonly Statement<unknown, On>[],
  separator = ' ',
): Statement<unknown, On> {
  return make(
    pieces.map(({ text }) => text).join(separator),
    pieces.flatMap(({ params }) => params),
  );
}

/**
 * A statement that aborts its batch unless all the conditions are true. A condition that is NULL,
 * such as a sum over no rows, is not true. D1 has no interactive transaction: this is how a batch
 * says "only if".
 */
export function assertThat<On extends SqlKind>(
  ...conditions: readonly Statement<unknown, On>[]
): Statement<unknown, On> {
  const all = allOf(conditions);
  return make(`INSERT INTO batch_assert (ok) SELECT 0 WHERE (${all.text}) IS NOT TRUE`, all.params);
}

/** Most values that a statement of D1 binds. */
const BOUND_MOST = 100;

/**
 * The text and values to bind. A statement with more values than D1 takes binds equal ones once, by
 * their number.
 */
export function toBind<Row, On extends SqlKind>(
  statement: Statement<Row, On>,
): Pick<Statement<Row, On>, 'text' | 'params'> {
  const { text, params } = statement;
  if (params.length <= BOUND_MOST) return statement;
  const values = [...new Set(params)];
  let next = 0;
  const numbered = text.replaceAll('?', () => `?${values.indexOf(params[next++] ?? null) + 1}`);
  return { text: numbered, params: values };
}

/** Accented letters in the names of this platform; SQLite itself folds only plain letters. */
const ACCENTED = { a: 'áàâãä', e: 'éèêë', i: 'íìîï', o: 'óòôõö', u: 'úùûü', n: 'ñ', c: 'ç' };

/**
 * True where a column's text contains another, whatever their accents and case; every text contains
 * an empty one. For short lists only: no index helps it.
 * @param column name of a column of our own, never input from outside
 * @param text folded, see `fold`
 */
export function holds(column: string, text: string): AnyPiece {
  // The folding takes longer to prepare than most lists to read.
  if (text === '') return raw('1');
  const folded = Object.entries(ACCENTED).reduce(
    (expression, [plain, accented]) =>
      `${accented}${accented.toUpperCase()}`
        .split('')
        .reduce((inner, letter) => `replace(${inner}, '${letter}', '${plain}')`, expression),
    column,
  );
  return make(`instr(lower(${folded}), ?) > 0`, [text]);
}

/**
 * A text in a visitor's language, from a column that has one beside it for English (`name` and
 * `name_en`); the text that was written first where the other is missing. The language is bound, so
 * that the statement is the same for all.
 * @param column name of a column of our own with its table, never input from outside
 * @example sql`SELECT ${inLanguage('i.name', locale)} AS name FROM item i`
 */
export function inLanguage(column: string, locale: Locale): AnyPiece {
  return make(`iif(? = 'en', coalesce(${column}_en, ${column}), ${column})`, [locale]);
}

/**
 * An item's return terms in a visitor's language, without the other one's: JSON of the column, whose
 * text in English stands beside the first one.
 * @param column name of a column of our own with its table, never input from outside
 */
export function termsInLanguage(column: string, locale: Locale): AnyPiece {
  const english = `${column} ->> '$.return_policy_legend_en'`;
  return make(
    `json_remove(iif(? = 'en' AND trim(coalesce(${english}, '')) <> '',
      json_set(${column}, '$.return_policy_legend', ${english}), ${column}),
      '$.return_policy_legend_en')`,
    [locale],
  );
}
