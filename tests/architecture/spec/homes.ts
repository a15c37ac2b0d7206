import { itemKinds } from '../../../shared/contracts/fields.ts';
import { itemSorts } from '../../../shared/contracts/items.ts';
import * as en from '../../../shared/i18n/words.en.ts';
import * as es from '../../../shared/i18n/words.es.ts';
import * as constants from '../../../shared/kernel/constants/index.ts';
import { LOCALES } from '../../../shared/kernel/locale.ts';

const roots: Readonly<Record<string, unknown>> = {
  es,
  en,
  ...constants,
  LOCALES,
  itemKinds,
  itemSorts,
};

/** What a dotted name in the code holds; undefined when there is no such name. */
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

/** The text that a name holds; a function is called with the quoted text's own placeholders. */
export function textOf(home: string, quoted: string): string {
  const value = valueOf(home);
  if (typeof value === 'function') return String(value(...(quoted.match(/\{\w+\}/g) ?? [])));
  if (typeof value !== 'string') throw new Error(`${home} holds no text`);
  return value;
}
