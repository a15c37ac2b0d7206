import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '../../shared/contracts/contract.ts';
import { pageRead } from '../../shared/contracts/page-read.ts';
import { fail, ok } from '../../shared/kernel/result.ts';
import type { Grant } from '../../shared/rules/permissions.ts';
import { nobody } from '../../tests/support/nobody.ts';
import { callsOf, endpointTable } from '../http/endpoint-table.ts';
import { answers, readsForPages, type PageEndpoint } from '../http/endpoint.ts';
import type { Identity, RequestScope } from '../unit-of-work/scope.ts';
import { readerOf } from './read.ts';

const call = {
  service: 'public',
  path: '/',
  summary: { en: '', es: '' },
  answer: z.object({ n: z.number() }),
};
const query = z.object({ n: z.coerce.number().max(9) });
const double = contract({
  ...call,
  id: 'public.double',
  method: 'get',
  access: 'public',
  query,
  sample: { query: { n: 1 } },
});
const staff = contract({ ...call, id: 'public.staff', method: 'get', access: 'staff-admin' });
const write = contract({ ...call, id: 'public.write', method: 'post', access: 'public' });
const own = pageRead({ id: 'public.own', answer: call.answer });

let made = 0;
const endpoints: readonly PageEndpoint[] = [
  answers(double, async ({ query: { n } }) => {
    made += 1;
    return ok({ n: n * 2 });
  }),
  answers(staff, async () => ok({ n: 1 })),
  answers(write, async () => ok({ n: 1 })),
  readsForPages(own, async () => ok({ n: 7 })),
];

function reader(identity: Identity | null = null) {
  const visitor = { ...nobody, identity: () => Promise.resolve(identity) };
  const scope = { visitor, ports: { clock: { now: () => 0 } } } as unknown as RequestScope;
  return readerOf(endpointTable(endpoints), scope, new Request('http://x/'));
}

test('a page reads through the endpoint of a contract, and the same read once', async () => {
  const read = reader();
  made = 0;
  expect(await read(double, { query: { n: 2 } })).toEqual(ok({ n: 4 }));
  expect(await read(double, { query: { n: 2 } })).toEqual(ok({ n: 4 }));
  expect(made).toBe(1);
  expect(await read(double, { query: { n: 3 } })).toEqual(ok({ n: 6 }));
  expect(await read(own)).toEqual(ok({ n: 7 }));
});

test('the contract parses a page’s input, and refuses it as over HTTP', async () => {
  const refused = fail({ code: 'invalid_request', field: 'n' });
  expect(await reader()(double, { query: { n: 10 } })).toEqual(refused);
  expect(await reader()(staff)).toEqual(fail({ code: 'login_required' }));
  const person = (...grants: Grant[]) =>
    ({ accountId: 'ac_x', keychain: new Set(grants) }) as unknown as Identity;
  expect(await reader(person())(staff)).toEqual(fail({ code: 'not_allowed' }));
  expect(await reader(person('staff-admin'))(staff)).toEqual(ok({ n: 1 }));
});

test('a read that no endpoint answers throws, and so does a contract that is no read', () => {
  expect(() => reader()(pageRead({ id: 'public.none', answer: call.answer }))).toThrow(
    'no endpoint answers public.none',
  );
  expect(() => reader()(write)).toThrow('public.write is no read');
});

test('a read for pages alone has no address', () => {
  expect(callsOf(endpoints).map(({ contract: { id } }) => id)).toEqual([
    'public.double',
    'public.staff',
    'public.write',
  ]);
});

test('two endpoints that answer one contract are refused', () => {
  expect(() => endpointTable([...endpoints, answers(double, async () => ok({ n: 1 }))])).toThrow(
    'two endpoints answer public.double',
  );
});
