/** Whom an account follows is its own to read and to change. */
import { expect, test } from 'vitest';
import * as contract from '../../../shared/contracts/follow.ts';
import { openWork } from '../../../tests/support/work-scope.ts';
import { networkEndpoints } from './endpoints.ts';

const request = new Request('https://una.mx/');

test.each([
  [contract.listFollowed.id, {}],
  [contract.askFollowing.id, { ids: 'st_una' }],
])('%s answers for the caller’s own account alone', async (id, params) => {
  const work = openWork();
  work.signIn({ accountId: 'ac_ana' });
  const endpoint = networkEndpoints.find((one) => one.contract.id === id);
  const ask = (me: string) =>
    endpoint?.run({ scope: work.scope, request, input: { params: { me, ...params } } });
  expect(await ask('ac_ana')).toMatchObject({ ok: true });
  expect(await ask('ac_eva')).toEqual({ ok: false, error: { code: 'not_found' } });
});

test.each([contract.follow.id, contract.unfollow.id])(
  '%s changes nothing in another account’s name',
  async (id) => {
    const work = openWork();
    work.signIn({ accountId: 'ac_ana' });
    work.directory.exec(`PRAGMA foreign_keys = OFF;
      INSERT INTO store (id, slug, cell) VALUES ('st_una', 'una', 'a'), ('st_dos', 'dos', 'a')`);
    const endpoint = networkEndpoints.find((one) => one.contract.id === id);
    const input = { params: { me: 'ac_eva', userID: 'st_una' }, body: {} };
    const idempotency = { key: 'k'.repeat(20), fingerprint: 'f' };
    const answer = await endpoint?.run({
      scope: work.scope,
      request,
      input,
      idempotency: idempotency as never,
    });
    expect(answer).toEqual({ ok: false, error: { code: 'not_found' } });
    expect(work.directory.prepare('SELECT count(*) AS n FROM follow').get()).toEqual({ n: 0 });
  },
);
