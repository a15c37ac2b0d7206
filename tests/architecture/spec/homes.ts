import { itemKinds } from '../../../shared/contracts/fields.ts';
import { specItemSorts } from '../../../shared/contracts/items.ts';
import * as en from '../../../shared/i18n/en/words.ts';
import * as es from '../../../shared/i18n/es/words.ts';
import * as constants from '../../../shared/kernel/constants/index.ts';
import { LOCALES } from '../../../shared/kernel/locale.ts';

const roots: Readonly<Record<string, unknown>> = {
  es,
  en,
  ...constants,
  LOCALES,
  itemKinds,
  specItemSorts,
};

/** The value of a dotted name in the code; undefined when there is no such name. */
export function valueOf(home: string): unknown {
  let value: unknown = roots;
  for (const name of home.split('.')) {
    value = (value as Record<string, unknown> | undefined)?.[name];
  }
  return value;
}

/** The numbers and texts in a value, in its own order. */
export function leaves(value: unknown): (number | string)[] {
  if (typeof value === 'number' || typeof value === 'string') return [value];
  if (value === undefined || value === null) throw new Error('this name holds nothing');
  return Object.values(value).flatMap(leaves);
}

/** The text of a name, with its places written as the quoted text writes them. */
export function textOf(home: string, quoted: string): string {
  const value = valueOf(home);
  if (typeof value !== 'string') throw new Error(`${home} holds no text`);
  const places = quoted.match(/\{\w+\}/g) ?? [];
  return value.replace(/\{\{\w+\}\}/g, (place) => places.shift() ?? place);
}

/** The dotted names of the texts or numbers in a value; a list counts as one. */
function namesIn(value: unknown, name: string): string[] {
  if (typeof value === 'function') return [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [name];
  return Object.entries(value).flatMap(([key, inner]) =>
    namesIn(inner, name === '' ? key : `${name}.${key}`),
  );
}

/** Every text of the spec's words, as `group.name`; both languages have the same names. */
export function textNames(): string[] {
  return namesIn({ ...es }, '');
}

/** Every constant, and every sub-value of a constant. */
export function constantNames(): string[] {
  return namesIn({ ...constants }, '');
}
