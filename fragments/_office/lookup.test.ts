import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SEARCH_DEBOUNCE_MS } from '../../shared/kernel/constants/timers.ts';
import { lookupModel } from './lookup.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settled = () => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS);

/** A drop-down over three catalogues, of which a page holds two and a typed text finds one. */
function started() {
  const names = ['Abrigos', 'Faldas', 'Faros'];
  const asked: object[] = [];
  const onChoose = vi.fn<(id: string) => void>();
  const model = lookupModel({
    rows: { open: 2, typed: 1 },
    any: 'Todas',
    chosen: { id: 'faros', name: 'Faros' },
    ask(query) {
      asked.push(query);
      const found = names.filter((name) => name.toLowerCase().includes(query.text));
      const page = found.slice(query.offset, query.offset + query.limit);
      const results = page.map((name) => ({ id: name.toLowerCase(), name }));
      return Promise.resolve({ ok: true, value: { results, matches_estimated: found.length } });
    },
    onChoose,
  });
  const shown = () => model.rows().map(({ name }) => name);
  return { model, asked, shown, onChoose };
}

test('it reads its first rows as it opens, and the next as the keys reach the last', async () => {
  const { model, asked, shown } = started();
  expect([asked, model.$text.value]).toEqual([[], 'Faros']);
  model.press('ArrowDown');
  await settled();
  expect(shown()).toEqual(['Todas', 'Abrigos', 'Faldas']);
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) model.press(key);
  await settled();
  expect(shown()).toEqual(['Todas', 'Abrigos', 'Faldas', 'Faros']);
  expect(asked).toEqual([
    { text: '', offset: 0, limit: 2 },
    { text: '', offset: 2, limit: 2 },
  ]);
});

test('a typed text finds fewer rows, and Enter takes the one that the keys have reached', async () => {
  const { model, asked, shown, onChoose } = started();
  model.type('fal');
  await settled();
  expect(asked.at(-1)).toEqual({ text: 'fal', offset: 0, limit: 1 });
  expect([shown(), model.press('Enter')]).toEqual([['Faldas'], false]);
  model.press('ArrowDown');
  expect(model.press('Enter')).toBe(true);
  expect(onChoose).toHaveBeenCalledWith('faldas');
  expect([model.$isOpen.value, model.$text.value]).toEqual([false, 'Faldas']);
});

test('Escape leaves the choice as it was, and the first row takes it back', async () => {
  const { model, onChoose } = started();
  model.type('abr');
  expect(model.press('Escape')).toBe(true);
  expect([model.$isOpen.value, model.$text.value, model.press('Escape')]).toEqual([
    false,
    'Faros',
    false,
  ]);
  model.open();
  await settled();
  model.choose(model.rows()[0]);
  expect(onChoose).toHaveBeenCalledWith('');
  expect(model.$text.value).toBe('');
});
