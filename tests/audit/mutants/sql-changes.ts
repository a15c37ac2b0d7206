/** Changes of a statement's text, each of which changes what it finds or writes. */

interface Rule {
  readonly kind: string;
  readonly found: RegExp;
  readonly by: (match: RegExpExecArray) => string;
}

const TURNED: Readonly<Record<string, string>> = { '<=': '>', '>=': '<', '<': '>=', '>': '<=' };

const RULES: readonly Rule[] = [
  {
    kind: 'condition dropped',
    // `'~' || column` is never the value, whatever it is.
    found: /\b(WHERE|AND|ON)\s+((?:\w+\.)?\w+) (?:=|IS) (?!NULL|NOT)/g,
    by: ([, word = '', column = '']) => `${word} '~' || ${column} <> `,
  },
  {
    kind: 'comparison turned round',
    found: / (<=|>=|<|>) /g,
    by: ([, operator = '']) => ` ${TURNED[operator] ?? operator} `,
  },
  {
    kind: 'null turned round',
    found: /\bIS (NOT )?NULL\b/g,
    by: ([, not]) => (not === undefined ? 'IS NOT NULL' : 'IS NULL'),
  },
  {
    kind: 'existence turned round',
    found: /\b(NOT )?EXISTS\b/g,
    by: ([, not]) => (not === undefined ? 'NOT EXISTS' : 'EXISTS'),
  },
  {
    kind: 'sum turned round',
    found: / ([+-]) /g,
    by: ([, sign]) => (sign === '+' ? ' - ' : ' + '),
  },
  { kind: 'order turned round', found: / DESC\b/g, by: () => '' },
  {
    kind: 'extreme turned round',
    found: /\b(min|max)\(/g,
    by: ([, name]) => (name === 'min' ? 'max(' : 'min('),
  },
];

export interface SqlText {
  readonly kind: string;
  readonly before: string;
  readonly after: string;
  /** The texts between a template's values, with the change. */
  readonly to: readonly string[];
}

/** Every change of a template. @param texts the texts between its values */
export function sqlChanges(texts: readonly string[]): SqlText[] {
  return texts.flatMap((text, index) =>
    RULES.flatMap(({ kind, found, by }) =>
      [...text.matchAll(found)].map((match) => {
        const [before] = match;
        const after = by(match);
        const end = match.index + before.length;
        const changed = text.slice(0, match.index) + after + text.slice(end);
        const to = texts.map((one, at) => (at === index ? changed : one));
        // Some words around it show which condition is meant.
        const around = text.slice(end, end + 40);
        return { kind: `SQL ${kind}`, before: before + around, after: after + around, to };
      }),
    ),
  );
}
