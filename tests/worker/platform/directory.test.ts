import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { Directory } from '../../../edge/tenant/directory.ts';
import { fixedClock } from '../../../shared/kernel/clock.ts';
import { NOON, openStore } from './stores.ts';

/** How often KV and DIRECTORY were asked. */
const asked = { kv: 0, directory: 0 };

const bindings = {
  ...env,
  DOMAINS: {
    get: (name: string, type: 'json') => {
      asked.kv += 1;
      return env.DOMAINS.get(name, type);
    },
    put: env.DOMAINS.put.bind(env.DOMAINS),
  },
  DIRECTORY: {
    prepare: (text: string) => {
      asked.directory += 1;
      return env.DIRECTORY.prepare(text);
    },
    batch: env.DIRECTORY.batch.bind(env.DIRECTORY),
  },
} as unknown as typeof env;

beforeEach(() => {
  asked.kv = 0;
  asked.directory = 0;
});

test('memory, then KV, then DIRECTORY; each keeps what it found', async () => {
  await openStore({ slug: 'uno', cell: 'a', domains: ['uno.example'] });
  const clock = fixedClock(NOON);
  const one = new Directory(clock);
  expect(await one.find(bindings, 'host:uno.example')).toMatchObject({ id: 'st_uno', cell: 'a' });
  expect(asked).toEqual({ kv: 1, directory: 1 });
  await one.find(bindings, 'host:uno.example');
  expect(asked).toEqual({ kv: 1, directory: 1 });

  const other = new Directory(clock);
  expect(await other.find(bindings, 'host:uno.example')).toMatchObject({ id: 'st_uno' });
  expect(asked).toEqual({ kv: 2, directory: 1 });

  clock.advance(30_001);
  await one.find(bindings, 'host:uno.example');
  expect(asked).toEqual({ kv: 3, directory: 1 });
});

test('a miss is asked for every time', async () => {
  const directory = new Directory(fixedClock(NOON));
  for (let time = 1; time <= 3; time += 1) {
    expect(await directory.find(bindings, 'slug:nobody')).toBeUndefined();
    expect(asked).toEqual({ kv: time, directory: time });
  }
  expect((await env.DOMAINS.list()).keys.map(({ name }) => name)).not.toContain('slug:nobody');
});

test('an unreadable entry in KV is looked up again', async () => {
  await openStore({ slug: 'dos', cell: 'b' });
  const directory = new Directory(fixedClock(NOON));
  await env.DOMAINS.put('slug:dos', '{"id":5}');
  expect(await directory.find(bindings, 'slug:dos')).toMatchObject({ id: 'st_dos', cell: 'b' });
  expect(asked).toEqual({ kv: 1, directory: 1 });
});

test('a slug is one whatever its case', async () => {
  await openStore({ slug: 'Tres', cell: 'b' });
  const directory = new Directory(fixedClock(NOON));
  expect(await directory.find(bindings, 'slug:tres')).toMatchObject({
    id: 'st_Tres',
    slug: 'Tres',
  });
});
