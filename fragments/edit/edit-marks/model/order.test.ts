import { expect, test } from 'vitest';
import { messages } from '../messages/en.ts';
import { rowsOrder } from './order.ts';

const ROWS = ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase() }));
/** The places among all catalogues, of which the shop leaves empty ones out. */
const PLACES: Readonly<Record<string, number>> = { a: 0, b: 3, c: 5 };

function start(of: { catalogue: string; offset: number } | null, status = 200) {
  const sent: unknown[] = [];
  const said: (string | undefined)[] = [];
  const model = rowsOrder(
    {
      t: messages.es,
      toast: ({ title, message }) => said.push(title, message),
      api: {
        base: '',
        tag: 'es-MX',
        fetch: (url, init) => {
          const id = url.split('/').at(-1)!;
          if (init?.method === 'GET') {
            return Promise.resolve(Response.json({ position: PLACES[id] }));
          }
          sent.push([url, JSON.parse(init?.body as string)]);
          return Promise.resolve(Response.json({ code: 'x', message: '' }, { status }));
        },
      },
    },
    { rows: ROWS, of },
  );
  const move = async (id: string, position: number) => {
    model.lift(id);
    model.moveTo(position);
    await model.drop();
  };
  return { model, move, sent, said };
}

test.each([
  ['a', 1, 4],
  ['c', 1, 3],
  ['b', 0, 0],
  ['a', 2, 5],
  ['c', 0, 0],
])('catalogue %s, put at %i of the shown ones, takes place %i of all', async (id, at, position) => {
  const { move, sent } = start(null);
  await move(id, at);
  expect(sent).toEqual([[`/api/catalogues/${id}/reposition`, { position }]]);
});

test('a product of a later page counts from that page on', async () => {
  const { move, sent, model } = start({ catalogue: 'ca_1', offset: 30 });
  await move('a', 2);
  expect(sent).toEqual([['/api/catalogues/ca_1/products/a/reposition', { position: 32 }]]);
  expect(model.$ids.value).toEqual(['b', 'c', 'a']);
});

test('a move that is refused goes back, and says so', async () => {
  const { move, model, said } = start({ catalogue: 'ca_1', offset: 0 }, 409);
  await move('a', 1);
  expect(model.$ids.value).toEqual(['a', 'b', 'c']);
  expect(said).toEqual([messages.es.failed, messages.es.tryAgain]);
});
