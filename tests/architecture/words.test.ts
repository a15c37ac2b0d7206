/**
 * The rules for every text of the product, in every language, on which translators and the
 * browser's filler rely.
 */
import { describe, expect, test } from 'vitest';
import { fill } from '../../shared/i18n/fill.ts';
import * as filler from '../../shared/i18n/fill.ts';
import type { Namespace } from '../../shared/i18n/namespace.ts';
import { speak, wordsOf } from '../../shared/i18n/speak.ts';
import { LOCALES } from '../../shared/kernel/locale.ts';

const modules = {
  ...import.meta.glob<object>('../../{shared,host-pages,edge}/**/{words,messages}/index.ts', {
    eager: true,
  }),
  ...import.meta.glob<object>('../../fragments/*/*/messages/en.ts', { eager: true }),
  ...import.meta.glob<object>(
    ['../../shared/i18n/*.ts', '../../edge/**/{words,*-words}.ts', '!**/*.test.ts'],
    { eager: true },
  ),
};

const namespaces = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(
    (value): value is Namespace =>
      typeof value === 'object' && value !== null && 'es-AR' in value && 'name' in value,
  );

/** Every text with its dotted key, as i18next finds it. */
function textsOf(value: unknown, path = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    textsOf(inner, path ? `${path}.${key}` : key),
  );
}

const placesOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!);

/**
 * A value for each place of a text: typed text, and text that would be code in another language.
 */
function sample(text: string): Record<string, string> {
  const odd = ['Lirio', '<b>&"', '$& $1', '{{name}}', '$t(title)', '{{- x}} $t(title)'];
  return Object.fromEntries(
    placesOf(text)
      .filter((name) => name !== 'count')
      .map((name, at) => [name, odd[at % odd.length]!]),
  );
}

const say = (messages: Namespace, locale: string) =>
  speak(messages as never, locale) as unknown as (key: string, values?: object) => string;

test('every namespace is found, and no two share a name', () => {
  expect(namespaces.length).toBeGreaterThan(30);
  const names = namespaces.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

describe.each(namespaces.map((messages) => [messages.name, messages] as const))(
  '%s',
  (_, words) => {
    const spanish = new Map(textsOf(words.es));

    test('English has the same texts with the same places, and Argentina none of its own', () => {
      const english = new Map(textsOf(words.en));
      expect([...english.keys()].toSorted()).toEqual([...spanish.keys()].toSorted());
      for (const [key, text] of spanish) {
        // The form for one may leave the number out.
        const others = placesOf(english.get(key)!).filter((name) => name !== 'count');
        const own = placesOf(text).filter((name) => name !== 'count');
        expect(others.toSorted(), key).toEqual(own.toSorted());
      }
      for (const [key, text] of textsOf(words['es-AR'])) {
        expect(spanish.has(key), key).toBe(true);
        expect(placesOf(text).toSorted(), key).toEqual(placesOf(spanish.get(key)!).toSorted());
        expect(text, key).not.toBe(spanish.get(key));
      }
    });

    test('texts need nothing of i18next but places and the forms _one and _other', () => {
      for (const locale of LOCALES) {
        for (const [key, text] of textsOf(words[locale])) {
          expect(text.replaceAll(/\{\{\w+\}\}/g, ''), key).not.toMatch(/\{\{|\}\}|\$t\(/);
          expect(key, key).not.toMatch(/_(?:two|few|many)$|[:]/);
          if (key.endsWith('_one'))
            expect(spanish.has(key.replace(/one$/, 'other')), key).toBe(true);
        }
      }
    });

    test.each([...LOCALES, 'es-AR'])('the filler says in %s what i18next says', (locale) => {
      const t = say(words, locale);
      for (const [key, text] of textsOf(wordsOf(words, locale))) {
        const values = sample(text);
        if (/_(?:one|other)$/.test(key)) {
          const path = key.replace(/_(?:one|other)$/, '').split('.');
          const last = path.pop()!;
          const group = path.reduce<object>(
            (inner, step) => (inner as Record<string, object>)[step]!,
            wordsOf(words, locale),
          );
          // Only the edge has a form for zero: the filler has none.
          const numbers = `${last}_zero` in group ? [1, 2, 5] : [0, 1, 2, 5, 1_000_000];
          const count = filler.count as (
            t: object,
            key: string,
            n: number,
            values: object,
          ) => string;
          for (const n of numbers) {
            const options = { ...values, count: n };
            const whole = key.replace(/_(?:one|other)$/, '');
            expect(count(group, last, n, values), `${key} ${n}`).toBe(t(whole, options));
          }
        } else {
          expect(fill(text, values), key).toBe(t(key, values));
        }
      }
    });
  },
);
