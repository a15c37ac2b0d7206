import { expect, test, vi } from 'vitest';
import { tourWish } from './tour.ts';

/** An edge that keeps one owner's choice. */
function edge(kept: boolean | null) {
  let wish = kept;
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>((_url, { body }) => {
    if (typeof body === 'string') wish = (JSON.parse(body) as { show_tour: boolean }).show_tour;
    return Promise.resolve(Response.json({ app: 'store', show_tour: wish }));
  });
  const api = { base: '/tienda/a', tag: 'es-MX', fetch, wait: async () => {} } as const;
  const tour = tourWish(api, 'ac_ada');
  return { tour, fetch, now: () => tour.$wish.get() };
}
const refused = () => Promise.resolve(new Response('{}', { status: 500 }));

test.each([
  [null, false],
  [false, false],
  [true, true],
])('an owner who said %s has it as %s', async (kept, always) => {
  const { tour, fetch, now } = edge(kept);
  await tour.ask();
  expect(fetch.mock.calls[0]?.[0]).toBe('/tienda/a/api/setup-apps/ac_ada:store/ac_ada');
  expect(now()).toEqual({ status: 'ready', always });
});

test('a change shows at once, and is there when the section is opened again', async () => {
  const { tour, now } = edge(false);
  await tour.ask();
  const saved = tour.change(true);
  expect(now()).toEqual({ status: 'saving', always: true });
  await saved;
  await tour.ask();
  expect(now()).toEqual({ status: 'ready', always: true });
});

test('a choice that could not be kept goes back, and the failure is told', async () => {
  const { tour, fetch, now } = edge(true);
  await tour.ask();
  fetch.mockImplementation(refused);
  await tour.change(false);
  expect(now()).toEqual({ status: 'failed', always: true });
});

test('a choice that could not be read is asked for again', async () => {
  const { tour, fetch, now } = edge(true);
  fetch.mockImplementationOnce(refused);
  await tour.ask();
  expect(now().status).toBe('failed');
  await Promise.all([tour.ask(), tour.ask()]);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(now()).toEqual({ status: 'ready', always: true });
});
