import { escapeHtml } from '../../../shared/kernel/escape.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import type { Block } from './blocks.ts';
import type { Field } from './fields.ts';
import { docsWords } from './words.ts';

/** A table of fields; empty where there are none. */
export function fieldsTable(fields: readonly Field[], locale: Locale): Block[] {
  const t = docsWords[locale];
  if (fields.length === 0) return [];
  const rows = fields.map(({ name, type, isRequired, notes }) => [
    `<code>${escapeHtml(name)}</code>`,
    `<code>${type}</code>`,
    [...(isRequired ? [t.required] : []), notes].filter((one) => one !== '').join('; '),
  ]);
  return [{ is: 'table', heads: [t.name, t.type, t.notes], rows }];
}
