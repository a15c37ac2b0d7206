/** The door: each ticket goes in once, and every other code is refused in its own words. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { readEvent, readEvents } from '../../../edge/flows/tickets/attendants.ts';
import { readTickets } from '../../../edge/flows/tickets/own-tickets.ts';
import { shownCode } from '../../../shared/rules/ticket-code.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { fresh, makeItem, makeStore, write } from '../purchase/world.ts';
import { makeGate, type Gate } from './gate.ts';

newBuyersEachTest();

let gate: Gate;
let order: string;
beforeEach(async () => {
  gate = await makeGate();
  order = await gate.byCard(['Ana Ruiz', 'Beto Paz']);
});

const textsOf = async () => (await gate.ticketsOf(order)).map(({ qr }) => qr?.text ?? '');

test('a code goes in once; a second scan is told when, and by which account', async () => {
  const { scan, counts, other } = gate;
  const [text = ''] = await textsOf();
  const key = fresh('scan-key-number-');
  const first = await scan(text, { key });
  expect(first.body).toMatchObject({
    verdict: 'admitted',
    tickets: 2,
    admitted: 1,
    attendant: { full_name: 'Ana Ruiz', admitted_by: 'taquilla', may_undo: true },
  });
  // A phone that lost the answer asks again under its key.
  expect((await scan(text, { key })).body).toEqual(first.body);
  const second = await scan(text, { who: other });
  expect(second.body).toMatchObject({
    verdict: 'already_admitted',
    admitted: 1,
    attendant: { admitted_at: first.body.attendant?.admitted_at },
  });
  expect(await counts()).toEqual({ tickets: 2, admitted: 1, open: 2, used: 1 });
});

test('of ten phones that scan one ticket at once, one admits it', async () => {
  const { scan, counts } = gate;
  const [text = ''] = await textsOf();
  const answers = await Promise.all(Array.from({ length: 10 }, () => scan(text)));
  const outcomes = answers.map(({ body }) => body.verdict ?? (body as { code?: string }).code);
  expect(outcomes.filter((one) => one === 'admitted')).toHaveLength(1);
  for (const one of outcomes) {
    expect(['admitted', 'already_admitted', 'ticket_changed']).toContain(one);
  }
  expect((await counts())?.used).toBe(1);
});

test('door and buyer read the place of the experience in their language', async () => {
  const { owner, store, item, world } = gate;
  await write(
    'a',
    sql`UPDATE item SET experience_place = 'Foro', experience_place_en = 'Forum'
      WHERE id = ${item.item}`,
  );
  for (const [locale, place] of [
    ['es', 'Foro'],
    ['en', 'Forum'],
  ] as const) {
    const door = owner.scope(store, locale);
    const { results } = await readEvents(door, { show: 'coming', offset: 0, limit: 10 });
    expect(results.map((event) => event.place)).toEqual([place]);
    expect(await readEvent(door, item.item)).toMatchObject({ value: { place } });
    const own = await readTickets(world.scope(store, locale), order, { offset: 0, limit: 10 });
    expect(own).toMatchObject({ value: { results: [{ event: { place } }, { event: { place } }] } });
  }
});

test('a typed code and a name on the list do the same', async () => {
  const { scan, list, undo } = gate;
  const [found] = (await list('?text=BETO')).results;
  expect(found?.state).toBe('valid');
  expect((await scan(shownCode(found?.code ?? ''))).body.verdict).toBe('admitted');
  expect((await list('?state=admitted')).results.map(({ full_name }) => full_name)).toEqual([
    'Beto Paz',
  ]);
  expect((await list('?state=valid')).matches_estimated).toBe(1);
  expect((await undo(found?.id ?? '')).body).toMatchObject({ state: 'valid', admitted_at: null });
  expect((await scan(found?.code ?? '')).body.verdict).toBe('admitted');
});

test('the list is narrowed to a kind of ticket', async () => {
  const { list, item } = gate;
  expect((await list(`?sku=${item.sku}`)).matches_estimated).toBe(2);
  expect((await list('?sku=sk_other')).results).toEqual([]);
  expect((await list(`?sku=${item.sku}&text=ana`)).results).toMatchObject([
    { full_name: 'Ana Ruiz' },
  ]);
});

test('an admission is taken back within two minutes and no later', async () => {
  const { scan, undo, reader, counts } = gate;
  const [text = ''] = await textsOf();
  const { body } = await scan(text);
  const id = body.attendant?.id ?? '';
  reader.clock.advance(2 * 60_000);
  expect((await undo(id)).body).toMatchObject({ code: 'undo_too_late' });
  expect((await counts())?.admitted).toBe(1);
});

test('forged, of another store, of another event, and after the end: each its own verdict', async () => {
  const { scan, store, item, date, reader, world } = gate;
  const [text = ''] = await textsOf();
  const parts = text.split('.');
  for (const at of [0, 2, 3]) {
    const changed = parts.map((part, index) =>
      index === at
        ? part.replace(/.$/, (last) =>
            last === 'A' ? 'Q' : last === '0' ? '1' : at === 3 ? 'A' : '0',
          )
        : part,
    );
    expect((await scan(changed.join('.'))).body).toMatchObject({
      verdict: 'forged',
      attendant: null,
    });
  }
  const concert = await makeItem(store, { kind: 'experience', date });
  expect((await scan(text, { event: concert.item })).body).toMatchObject({
    verdict: 'other_event',
  });
  const forOther = [parts[0], concert.item, ...parts.slice(2)].join('.');
  expect((await scan(forOther, { event: concert.item })).body.verdict).toBe('forged');

  const elsewhere = await makeStore();
  const theirs = await makeItem(elsewhere, { kind: 'experience', date });
  expect((await scan(text, { by: elsewhere, event: theirs.item })).body).toMatchObject({
    verdict: 'other_store',
    attendant: null,
  });
  expect((await scan(text, { by: elsewhere })).body).toMatchObject({ code: 'item_not_found' });
  const { code } = (
    await world.call<{ results: { code: string }[] }>(store, 'GET', `/orders/${order}/attendants`)
  ).body.results[0] ?? { code: '' };
  expect((await scan(code, { by: elsewhere, event: theirs.item })).body.verdict).toBe('unknown');
  expect((await scan('https://example.com/')).body.verdict).toBe('unknown');

  reader.clock.advance(date - reader.clock.now() + 24 * 60 * 60_000);
  expect((await scan(text)).body.verdict).toBe('ended');
  expect(item.item).toBe(parts[1]);
});
