/** Who is told of a message in a store's inbox, and where. */
import { expect, test } from 'vitest';
import { NOON, openWork } from '../../../tests/support/work-scope.ts';
import type { OutboxRow } from '../../outbox/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { contactEntryMail } from './topics.ts';

function openInbox(profile: object = { contact_email: 'hola@una.mx' }) {
  const work = openWork();
  work.cell
    .prepare(
      `INSERT INTO store (id, slug, owner, name, store_type, country, currency, profile, updated_at)
      VALUES ('st_una', 'una', 'o', 'La Una', 'other', 'MX', 'MXN', ?, 0)`,
    )
    .run(JSON.stringify(profile));
  work.cell.exec(`INSERT INTO contact_entry (id, store_id, name, email, message, folded, created_at)
    VALUES ('ce_1', 'st_una', 'Eva', 'eva@x.mx', 'Hola', 'hola', 0)`);
  work.directory.exec(`PRAGMA foreign_keys = OFF;
    INSERT INTO account (id, username, full_name, locale, store_id, created_at, updated_at) VALUES
      ('ac_ana', 'ana', 'Ana', 'es', 'st_una', 1, 1), ('ac_luz', 'luz', 'Luz', 'es', 'st_una', 1, 1),
      ('ac_sol', 'sol', 'Sol', 'es', 'st_una', 1, 1);
    INSERT INTO store (id, slug, cell, owner_id) VALUES
      ('st_una', 'una', 'a', 'ac_ana'), ('st_dos', 'dos', 'a', 'ac_sol');
    INSERT INTO staff (store_id, account_id, role, created_at) VALUES
      ('st_una', 'ac_luz', 'qrreader', 1), ('st_dos', 'ac_luz', 'admin', 1)`);
  return work;
}

const row = (entry = 'ce_1', store_id = 'st_una') =>
  ({
    id: 'ob_1',
    store_id,
    payload: JSON.stringify({ entry, address: 'https://una.mx' }),
  }) as OutboxRow;

const portsOf = ({ ports, directory, env }: RequestScope) => ({ ...ports, directory, env });

async function told(work: ReturnType<typeof openInbox>, of: OutboxRow) {
  const { alert } = contactEntryMail;
  if (!('tell' in alert)) throw new Error('tells nobody');
  return alert.tell(work.scope.cell, of, NOON);
}

test('the staff that reads the inbox is told by name, each once, and no one else', async () => {
  const work = openInbox();
  const statements = await told(work, row());
  await work.scope.directory.write(statements);
  await work.scope.directory.write(statements);
  const alerts = work.directory.prepare('SELECT * FROM alert').all();
  expect(alerts).toMatchObject([
    { account_id: 'ac_ana', store_id: 'st_una', store_name: 'La Una', origin_app: 'inbox' },
  ]);
  expect(JSON.parse(String(alerts[0]!['params']))).toEqual({ type: 'contact', contact_id: 'ce_1' });
  expect(String(alerts[0]!['message_body'])).toContain('Eva');
});

test('of a message without a name that may be shown it is told that there is one', async () => {
  const work = openInbox();
  work.cell.exec("UPDATE contact_entry SET name = 'evil.test'");
  await work.scope.directory.write(await told(work, row()));
  const [alert] = work.directory.prepare('SELECT message_body FROM alert').all();
  expect(String(alert!['message_body'])).not.toContain('evil.test');
});

test.each([
  ['a message that is gone', row('ce_2')],
  ['another store’s message', row('ce_1', 'st_dos')],
])('of %s nobody is told or written to', async (_, of) => {
  const work = openInbox();
  expect(await told(work, of)).toEqual([]);
  expect(await contactEntryMail.compose(work.scope.cell, of, portsOf(work.scope))).toBeUndefined();
});

test('a store without an address is not written to; with one it gets the way to its inbox', async () => {
  const without = openInbox({});
  expect(
    await contactEntryMail.compose(without.scope.cell, row(), portsOf(without.scope)),
  ).toBeUndefined();
  const { scope } = openInbox();
  expect(await contactEntryMail.compose(scope.cell, row(), portsOf(scope))).toMatchObject({
    id: 'ob_1',
    storeId: 'st_una',
    recipient: 'hola@una.mx',
    locale: 'es',
    text: expect.stringContaining('https://una.mx/me/inbox/ce_1') as string,
  });
  expect(await contactEntryMail.compose(scope.directory, row(), portsOf(scope))).toBeUndefined();
});

test('the directory has no inbox to tell of', async () => {
  const work = openInbox();
  const { alert } = contactEntryMail;
  if (!('tell' in alert)) throw new Error('tells nobody');
  expect(await alert.tell(work.scope.directory, row(), NOON)).toEqual([]);
});
