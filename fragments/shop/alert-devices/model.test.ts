import { expect, test } from 'vitest';
import { device } from './fixtures.ts';
import { devicesModel } from './model.ts';
import type { DevicesPorts } from './ports.ts';

const KEYS = { p256dh: 'p', auth: 'a' };
const ENDPOINT = 'https://push.example.com/send/a';

/** A model whose browser and edge answer as the test says. */
function open(
  subscribe: DevicesPorts['subscribe'],
  answer: () => Response | Promise<Response> = () => Response.json({}),
) {
  const sent: { call: string; body: unknown }[] = [];
  const api = {
    base: '',
    tag: 'es-MX',
    wait: () => Promise.resolve(),
    fetch: async (url: string, init: RequestInit) => {
      const body: unknown = init.body ? JSON.parse(init.body as string) : null;
      sent.push({ call: `${init.method} ${url}`, body });
      return answer();
    },
  };
  return { model: devicesModel({ api, me: 'ac_ana', subscribe }, [device()]), sent };
}

test('a browser that subscribes is added, and stands first as this one', async () => {
  const added = device({ id: 'dv_b', is_current: true });
  const { model, sent } = open(
    async () => ({ endpoint: ENDPOINT, keys: KEYS }),
    () => Response.json({ device: added }),
  );
  await model.add('Bkey');
  expect(sent).toEqual([
    { call: 'POST /api/alerts/ac_ana/devices', body: { endpoint: ENDPOINT, keys: KEYS } },
  ]);
  expect(model.$devices.get()).toEqual([added, device()]);
  expect(model.$outcome.get()).toBe('added');
});

test.each(['unsupported', 'denied'] as const)(
  'a browser that says %s sends nothing',
  async (why) => {
    const { model, sent } = open(async () => why);
    await model.add('Bkey');
    expect(sent).toEqual([]);
    expect(model.$outcome.get()).toBe(why);
    expect(model.$busy.get()).toBeNull();
  },
);

test('a browser that breaks, and an edge that does not answer, leave the list as it is', async () => {
  const broken = open(() => Promise.reject(new Error('no push service')));
  await broken.model.add('Bkey');
  expect(broken.model.$outcome.get()).toBe('failed');
  const offline = open(
    async () => ({ endpoint: ENDPOINT, keys: KEYS }),
    () => Promise.reject(new TypeError('offline')),
  );
  await offline.model.add('Bkey');
  expect(offline.model.$outcome.get()).toBe('failed');
  expect(offline.model.$devices.get()).toEqual([device()]);
});

test('a removed device leaves the list; a second press meanwhile does nothing', async () => {
  const { model, sent } = open(async () => 'failed');
  await Promise.all([model.drop('dv_a'), model.drop('dv_a')]);
  expect(sent).toEqual([{ call: 'DELETE /api/alerts/ac_ana/devices/dv_a', body: null }]);
  expect(model.$devices.get()).toEqual([]);
  expect(model.$outcome.get()).toBe('dropped');
});
