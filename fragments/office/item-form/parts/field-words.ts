import { fill } from '../../../../shared/i18n/fill.ts';
import type { Messages } from '../messages/es.ts';

/** The label of a field; one of a variant names the variant's place, too. */
export function fieldWords(t: Messages, name: string): string {
  const [, place, field] = /^sku_(\d+)_(\w+)$/.exec(name) ?? [];
  const words: Readonly<Record<string, string>> = { ...t.fields, ...t.variant };
  if (place === undefined || field === undefined) return words[name] ?? name;
  return `${fill(t.variantOf, { at: String(Number(place) + 1) })}: ${words[field] ?? field}`;
}
