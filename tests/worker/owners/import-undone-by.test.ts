/** Another account than the one that asked for an import stops or undoes it: histories name that account. */
import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { workOn } from '../jobs/work-on.ts';
import { openImports } from './opened-imports.ts';

let opened: Awaited<ReturnType<typeof openImports>>;
beforeAll(async () => {
  opened = await openImports();
});

const file = (text: string) => new TextEncoder().encode(text);
const movesOf = (code: string) =>
  opened.rows(
    `SELECT m.account_id, m.reason, m.before, m.after FROM stock_move m JOIN sku k ON k.id = m.sku_id
     WHERE k.code = ? ORDER BY m.n`,
    code,
  );

test("an admin who undoes the owner's import stands in the history and in that of the stock", async () => {
  await opened.imported(file('code,name,price,stock\nW-1,Reloj,100,3\n'));
  const job = await opened.imported(file('code,name,price,stock\nW-1,Reloj,100,8\n'));
  const made = await opened.lastEdit();
  const undo = await opened.helper('POST', `/jobs/${job.id}/undo`, {}, crypto.randomUUID());
  expect(undo.status).toBe(200);
  expect(await opened.work(job.id)).toMatchObject({ state: 'undone', counts: { undone: 1 } });

  const undone = await opened.lastEdit();
  const about = { subject: 'import', subject_id: job.id };
  expect(made).toMatchObject({ ...about, by: { id: 'ac_duena' }, before: null });
  expect(undone).toMatchObject({ ...about, by: { id: 'ac_ayuda' }, after: null });
  expect(await movesOf('W-1')).toEqual([
    { account_id: 'ac_duena', reason: 'created', before: 0, after: 3 },
    { account_id: 'ac_duena', reason: 'imported', before: 3, after: 8 },
    { account_id: 'ac_ayuda', reason: 'undone', before: 8, after: 3 },
  ]);
});

const doneOf = async (job: string) =>
  Number((await opened.rows('SELECT done FROM job WHERE id = ?', job))[0]?.['done']);

test('an import that an admin cancels on its way is put back in the name of that admin', async () => {
  await opened.imported(file('code,name,price,stock\nX-0,Anillo,100,3\n'));
  const rows = Array.from({ length: 120 }, (_, n) => `X-${n},Anillo ${n},10,9\n`);
  const { body } = await opened.upload(file(`code,name,price,stock\n${rows.join('')}`));
  let status = 0;
  const cell = new Proxy(env.CELL_A, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'batch') return (value as () => unknown).bind(target);
      return async (statements: D1PreparedStatement[]) => {
        const answers = await target.batch(statements);
        if (status === 0 && (await doneOf(body.id)) > 0) {
          const path = `/jobs/${body.id}/cancel`;
          ({ status } = await opened.helper('POST', path, {}, crypto.randomUUID()));
        }
        return answers;
      };
    },
  });
  await workOn(opened.platform, body.id, { CELL_A: cell });
  expect(status).toBe(200);
  expect(await opened.work(body.id)).toMatchObject({ state: 'canceled', counts: { undone: 100 } });
  expect(await movesOf('X-0')).toMatchObject([
    { reason: 'created' },
    { account_id: 'ac_duena', reason: 'imported', before: 3, after: 9 },
    { account_id: 'ac_ayuda', reason: 'undone', before: 9, after: 3 },
  ]);
  expect(await opened.lastEdit()).toMatchObject({
    subject_id: body.id,
    by: { id: 'ac_ayuda' },
    after: null,
  });
});
