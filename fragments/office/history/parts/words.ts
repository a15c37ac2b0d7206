import { fill } from '../../../../shared/i18n/fill.ts';
import { numberFormat } from '../../../../shared/kernel/intl.ts';
import { momentOf } from '../../../_office/day.ts';
import type { PageEnv } from '../../../_runtime/env.ts';
import type { Messages } from '../messages/es.ts';

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A field in words; where an entry's fields are the ids of items, the item's place. */
export function fieldWords(t: Messages, name: string): string {
  return knownField(t, name) ?? fill(t.placeOf, { id: name });
}

/**
 * A value of a field in words: codes by their names, moments by the store's clock, switches by the names of those
 * that are on, lists and objects by their parts.
 */
export function valueWords(t: Messages, env: PageEnv, name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return t.empty;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value === 'number') return numberFormat(env.tag).format(value);
  if (typeof value === 'string') {
    return codeWords(t, name, value) ?? (MOMENT.test(value) ? momentOf(value, env) : value);
  }
  if (Array.isArray(value)) {
    // Ids say nothing to a person; their number does.
    if (name === 'hidden_photos') return numberFormat(env.tag).format(value.length);
    const isFlat = value.every((one) => typeof one !== 'object');
    const parts = value.map((one) => valueWords(t, env, name, one));
    return parts.join(isFlat ? ', ' : ' / ') || t.empty;
  }
  const parts = Object.entries(value);
  if (parts.every(([, part]) => typeof part === 'boolean')) {
    const on = parts.filter(([, isOn]) => isOn).map(([part]) => codeWords(t, name, part) ?? part);
    return on.join(', ') || t.empty;
  }
  return parts
    .map(([part, one]) => `${knownField(t, part) ?? part}: ${valueWords(t, env, part, one)}`)
    .join('; ');
}

function knownField(t: Messages, name: string): string | undefined {
  return (t.fields as Readonly<Record<string, string>>)[name];
}

function codeWords(t: Messages, name: string, code: string): string | undefined {
  return (t.values as Readonly<Record<string, Readonly<Record<string, string>>>>)[name]?.[code];
}
