import { dayName } from '../../../../shared/rules/day-name.ts';
import type { Messages } from '../messages/es.ts';

/** The name of a field as the page shows it, such as `Secciones del menú: Servicios`. */
export function fieldWords(t: Messages, name: string, tag: string): string {
  const words: Readonly<Record<string, string>> = t.fields;
  if (words[name] !== undefined) return words[name];
  const base = name.replace(/_en$/, '');
  if (base !== name && words[base] !== undefined) return `${words[base]}, ${t.english}`;
  const [, day] = /^hours_(\d)$/.exec(name) ?? [];
  if (day !== undefined) return `${t.parts.hours}: ${dayName(Number(day) - 1, tag)}`;
  const [, group = '', one = ''] = /^(section|delivery|country|payment)_(\w+)$/.exec(name) ?? [];
  const of = (texts: Readonly<Record<string, string>>) => texts[one] ?? one;
  switch (group) {
    case 'section':
      return `${t.fields.sections}: ${of(t.section)}`;
    case 'delivery':
      return `${t.fields.delivery_types}: ${of(t.delivery)}`;
    case 'payment':
      return `${t.fields.payment_types}: ${of(t.payment)}`;
    case 'country':
      return `${t.fields.delivery_countries}: ${countryName(one, tag)}`;
    default:
      return name;
  }
}

/** A country's name; its code for one that the engine does not know. */
export function countryName(country: string, tag: string): string {
  return new Intl.DisplayNames(tag, { type: 'region' }).of(country) ?? country;
}
