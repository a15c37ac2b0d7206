export type Param = string | number | null;

/** A piece of SQL with its parameters; the row type is a promise of whoever writes the text. */
export interface Statement<Row = unknown> {
  readonly text: string;
  readonly params: readonly Param[];
  /** Never set: it carries the row's type. */
  readonly row?: Row;
}

function isStatement(value: Param | boolean | undefined | Statement): value is Statement {
  return typeof value === 'object' && value !== null;
}

/**
 * Writes SQL with its values as bound parameters; a `Statement` as a value is put in as text, so
 * that conditions can be composed. Booleans become 0 and 1, undefined becomes NULL.
 *
 * @example sql<{ id: string }>`SELECT id FROM store WHERE slug = ${slug}`
 */
export function sql<Row = unknown>(
  strings: TemplateStringsArray,
  ...values: readonly (Param | boolean | undefined | Statement)[]
): Statement<Row> {
  let text = strings[0] ?? '';
  const params: Param[] = [];
  values.forEach((value, index) => {
    if (isStatement(value)) {
      text += value.text;
      params.push(...value.params);
    } else {
      text += '?';
      params.push(value === undefined ? null : typeof value === 'boolean' ? Number(value) : value);
    }
    text += strings[index + 1] ?? '';
  });
  return { text, params };
}

/** No SQL at all: the neutral piece where a condition does not apply. */
export const nothing: Statement = { text: '', params: [] };

/** Joins conditions by AND; none gives `1`. */
export function allOf(conditions: readonly Statement[]): Statement {
  if (conditions.length === 0) return { text: '1', params: [] };
  return {
    text: conditions.map((condition) => `(${condition.text})`).join(' AND '),
    params: conditions.flatMap((condition) => condition.params),
  };
}

/**
 * A statement that aborts the batch it stands in unless all the conditions hold; one that is NULL, as
 * a sum over no rows, does not hold. D1 has no interactive transaction: this is how a batch says
 * "only if".
 */
export function assertThat(...conditions: readonly Statement[]): Statement {
  return sql`INSERT INTO batch_assert (ok) SELECT 0 WHERE (${allOf(conditions)}) IS NOT TRUE`;
}

/** What the names of this platform bear besides plain letters; SQLite folds only those. */
const ACCENTED = { a: 'áàâãä', e: 'éèêë', i: 'íìîï', o: 'óòôõö', u: 'úùûü', n: 'ñ', c: 'ç' };

/**
 * True where a column's text holds another, whatever their accents and case; an empty text is held
 * by every one. For short lists only: no index helps it.
 * @param column name of a column of our own, never anything that came from outside
 * @param text folded, see `fold`
 */
export function holds(column: string, text: string): Statement {
  // The folding takes longer to prepare than most lists to read.
  if (text === '') return { text: '1', params: [] };
  const folded = Object.entries(ACCENTED).reduce(
    (expression, [plain, accented]) =>
      `${accented}${accented.toUpperCase()}`
        .split('')
        .reduce((inner, letter) => `replace(${inner}, '${letter}', '${plain}')`, expression),
    column,
  );
  return { text: `instr(lower(${folded}), ?) > 0`, params: [text] };
}
