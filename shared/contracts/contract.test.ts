import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from './contract.ts';
import { contracts } from '../../tests/support/contracts.ts';
import { limits } from './limits.ts';

const silent = {
  id: 'test.silent',
  service: 'store',
  method: 'post',
  path: '/{id}',
  access: 'public',
  summary: { en: 'Says nothing', es: 'No dice nada' },
  answer: z.object({}),
} as const;

test.each(contracts.map((call) => [call.id, call] as const))(
  '%s has a sample that its own schemas take',
  (_id, { params, query, body, sample, path }) => {
    expect(params.safeParse(sample.params ?? {}).error).toBeUndefined();
    expect(query.safeParse(sample.query ?? {}).error).toBeUndefined();
    expect(body.safeParse(sample.body ?? {}).error).toBeUndefined();
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(sample.params ?? {})).toEqual(expect.arrayContaining(inPath));
  },
);

test.each(contracts.map((call) => [call.id, call] as const))(
  '%s says what it does, in both languages',
  (_id, { summary }) => {
    expect(summary.en).toMatch(/^[A-Z].{5,}[^.]$/);
    expect(summary.es).toMatch(/^[A-ZÁÉÍÓÚÑ].{5,}[^.]$/);
    expect(summary.es).not.toBe(summary.en);
  },
);

test('no two calls share an id, or a method and an address', () => {
  const ids = contracts.map(({ id }) => id);
  const addresses = contracts.map(({ method, service, path }) => `${method} ${service}${path}`);
  expect(ids).toEqual([...new Set(ids)]);
  expect(addresses).toEqual([...new Set(addresses)]);
});

test('a limited call says that it may be refused for it, and every limit is some call’s', () => {
  const limited = contracts.filter((call) => call.limits.length > 0);
  for (const { id, errors } of limited) expect(errors, id).toContain('too_many_requests');
  const stated = new Set(limited.flatMap((call) => call.limits));
  expect(stated).toEqual(new Set(Object.values(limits)));
});

test('a call whose schemas need something is no contract without a sample', () => {
  // @ts-expect-error the sample is left out, and the path needs an id
  const call = contract({ ...silent, params: z.object({ id: z.string() }) });
  expect(call.sample).toEqual({});
});

test('a sample of another form is none', () => {
  const params = z.object({ id: z.string() });
  // @ts-expect-error an id is text
  contract({ ...silent, params, sample: { params: { id: 5 } } });
  // @ts-expect-error the body needs an amount
  contract({ ...silent, body: z.object({ amount: z.number() }), sample: { body: {} } });
  expect(contract({ ...silent, params, sample: { params: { id: 'x' } } }).sample).toEqual({
    params: { id: 'x' },
  });
});
