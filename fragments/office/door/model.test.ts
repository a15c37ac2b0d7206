import { expect, test, vi } from 'vitest';
import type { VerdictView } from '../../../shared/contracts/door.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { shownEvent as event, toldAdmitted } from './fixtures.ts';
import { messages } from './messages/en.ts';
import { doorModel } from './model.ts';

const t = messages.es;
const env = pageEnv({ base: '/tienda/a' });
const PATH = '/tienda/a/api/tickets-admin/events/it_1/admissions';

function opened(answers: readonly Response[]) {
  const left = [...answers];
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(
    async () => left.shift() ?? Response.error(),
  );
  const toast = vi.fn<(notice: object) => void>();
  const play = vi.fn<(sound: string) => void>();
  const api = { base: env.base, tag: 'es-MX', fetch, wait: async () => {} } as const;
  const model = doorModel({ t, toast, api, play }, { event, told: null });
  const made = () => fetch.mock.calls.map(([url, { method, body }]) => [method, url, body]);
  return { model, toast, play, made };
}

const changed = () =>
  Response.json({ code: 'ticket_changed', message: 'Cambió', request_id: 'rq' }, { status: 409 });
const used: VerdictView = { ...toldAdmitted, verdict: 'already_admitted' };

test('a code is sent, and its answer is shown, counted and heard', async () => {
  const { model, play, made } = opened([Response.json(toldAdmitted)]);
  await model.read('  0123-4567-89AB ');
  expect(made()).toEqual([['POST', PATH, JSON.stringify({ code: '0123-4567-89AB' })]]);
  expect(model.$told.value).toEqual(toldAdmitted);
  expect(model.$counts.value).toEqual({ tickets: 3, admitted: 2 });
  expect(play).toHaveBeenCalledWith('good');
  await model.read('   ');
  expect(made()).toHaveLength(1);
});

test('where another phone was first, the door asks again and says so', async () => {
  const { model, play, made, toast } = opened([changed(), Response.json(used)]);
  await model.read('0123456789ab');
  expect(made()).toHaveLength(2);
  expect(model.$told.value?.verdict).toBe('already_admitted');
  expect(play).toHaveBeenCalledWith('bad');
  expect(toast).not.toHaveBeenCalled();
});

test('an admission is taken back, and the count with it', async () => {
  const { model, made, toast } = opened([
    Response.json(toldAdmitted),
    Response.json(toldAdmitted.attendant),
  ]);
  await model.read('0123456789ab');
  await model.undo();
  expect(made()[1]?.slice(0, 2)).toEqual(['DELETE', `${PATH}/tk_1`]);
  expect(model.$told.value).toBeNull();
  expect(model.$counts.value).toEqual({ tickets: 3, admitted: 1 });
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'success' }));
});

test('a failed call is told, and the last answer stays', async () => {
  const { model, toast } = opened([
    Response.json(toldAdmitted),
    Response.json({ code: 'item_not_found', message: 'No', request_id: 'rq' }, { status: 404 }),
  ]);
  await model.read('a');
  await model.read('b');
  expect(model.$told.value).toEqual(toldAdmitted);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' }));
});
