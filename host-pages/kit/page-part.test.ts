import { expect, test } from 'vitest';
import type { PageForm } from './form.ts';
import { formsOf, shownIn, slotsOf, type PagePart } from './page-part.ts';
import type { PageContext } from './page.ts';
import type { Slot } from './slot.ts';

const form = {} as PageForm;
const named = (name: string) => ({ into: name }) as Slot;
const part = (name: string, wait: number, shown = [name]): PagePart<string> => ({
  forms: { [name]: form },
  slots: async (_context, reads) => {
    await new Promise((done) => setTimeout(done, wait));
    return shown.map((one) => named(`${reads}-${one}`));
  },
});
const PARTS = [part('months', 2), part('code', 1, []), part('card', 1, ['card', 'keep'])];

test('the forms of all parts are the page’s', () => {
  expect(Object.keys(formsOf(PARTS))).toEqual(['months', 'code', 'card']);
});

test('a form belongs to the part that declares it, and to no other', () => {
  const shown = { intent: 'code', values: {}, errors: {} };
  expect(shownIn(formsOf(PARTS), shown)).toBe(shown);
  expect(shownIn({ months: form }, shown)).toBeUndefined();
  expect(shownIn({}, { ...shown, intent: 'toString' })).toBeUndefined();
  expect(shownIn(formsOf(PARTS), { values: {}, errors: {} })).toBeUndefined();
  expect(shownIn(formsOf(PARTS), undefined)).toBeUndefined();
});

test('fragments keep the order of their parts; a part may have none, or several', async () => {
  const slots = await slotsOf(PARTS, {} as PageContext, 'co');
  expect(slots.map(({ into }) => into)).toEqual(['co-months', 'co-card', 'co-keep']);
});
