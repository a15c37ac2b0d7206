/** A store's report is read in the store itself. */
import { expect, test } from 'vitest';
import { openWork } from '../../../tests/support/work-scope.ts';
import { reportEndpoints } from './endpoints.ts';

test('a report is the tenant’s own, by whichever store’s id it is asked for', async () => {
  const work = openWork();
  work.signIn({ accountId: 'ac_ana', keychain: new Set(['invoicing-admin']) as never });
  const profile = JSON.stringify({ store_theme_info: { sections_info: {} }, social: {} });
  work.cell.exec(`INSERT INTO store
      (id, slug, owner, name, store_type, country, currency, profile, updated_at)
    VALUES ('st_una', 'una', 'o', 'Una', 'other', 'MX', 'MXN', '${profile}', 0),
      ('st_otra', 'otra', 'o', 'Otra', 'other', 'AR', 'ARS', '${profile}', 0)`);
  const [endpoint] = reportEndpoints;
  const ask = (id: string) =>
    endpoint?.run({
      scope: work.scope,
      request: new Request('https://una.mx/'),
      input: { params: { id }, query: {} },
    });
  expect(await ask('st_otra')).toEqual({ ok: false, error: { code: 'not_found' } });
  expect(await ask('st_una')).toMatchObject({ ok: true, value: { currency: 'MXN' } });
});
