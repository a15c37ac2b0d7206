import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLocal } from '../../../edge/cli/operator/local.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import { pinMessage } from '../../../edge/flows/people/topics.ts';
import { insertWritten } from '../../../edge/outbox/index.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { CONTACT, orderBody } from '../../support/buyer.ts';
import { cartOf, newKey, someLine } from '../gateway/purchase.ts';
import {
  ACCOUNT,
  launchWith,
  SENDER,
  startSendingProduct,
  TWILIO,
  type SendingProduct,
} from './product.ts';

const NOBODY = 'nobody@example.com';
/** Time for the queue, workerd and a provider on a busy machine. */
const SOON = { timeout: 20_000, interval: 300 };

let product: SendingProduct;
let refused = true;

beforeAll(async () => {
  product = await startSendingProduct((at, address) =>
    refused && at === 'recipient' && address === NOBODY ? 550 : undefined,
  );
}, 120_000);
afterAll(() => product.stop());

/** Buys something in cash. */
async function buy(email: string): Promise<void> {
  const { moda } = product;
  const { cart } = await cartOf(moda, [await someLine(moda)]);
  const started = await moda.send('POST', `/api/shopping-carts/${cart}/checkout`, {}, newKey());
  const { id } = started.json() as { id: string };
  const path = `/api/shopping-carts/${cart}/checkout/${id}/fixed_delivery`;
  expect((await moda.send('PUT', path, {}, newKey())).status).toBe(200);
  const order = { ...orderBody(cart, id), contact: { ...CONTACT, email } };
  const placed = await moda.send('POST', '/api/orders', order, newKey());
  expect(placed.status).toBe(201);
}

test('a purchase is confirmed by a mail server, over TLS, in text and HTML', async () => {
  await buy('lucia@example.com');
  await expect.poll(() => product.mails.caught.length, SOON).toBe(1);
  expect(product.mails.caught[0]).toMatchObject({
    from: SENDER,
    to: ['lucia@example.com'],
    secure: true,
    user: ACCOUNT.username,
    mail: {
      from: { name: 'Lirio', address: SENDER },
      subject: expect.stringMatching(/^Tu compra .+ en Lirio$/),
      text: expect.stringContaining('Gracias por tu compra'),
      html: expect.stringContaining('Gracias por tu compra'),
    },
  });
});

test('a refused message becomes a dead letter, which an operator resends once it can be sent', async () => {
  await buy(NOBODY);
  let letter: Record<string, unknown> | undefined;
  await expect
    .poll(async () => {
      const { json } = await product.operator('messages dead --cell a');
      [letter] = json['results'] as Record<string, unknown>[];
      return letter?.['attempts'];
    }, SOON)
    .toBe(1);
  expect(letter).toMatchObject({ last_error: expect.stringContaining('550') });
  refused = false;
  const id = String(letter?.['id']);
  expect(await product.operator(`messages resend ${id}`)).toMatchObject({
    code: 0,
    json: { state: 'waiting' },
  });
  // The cron sends messages that are a minute overdue; this row is made that old.
  const cells = await openLocal({ STATE_DIR: product.stateDir });
  await cells.run('a', sql`UPDATE outbox SET next_at = next_at - 120000 WHERE id = ${id}`);
  await product.tick();
  await expect.poll(() => product.mails.caught.length, SOON).toBe(2);
  expect(product.mails.caught[1]?.to).toEqual([NOBODY]);
  expect((await product.operator(`messages show ${id}`)).json).toMatchObject({ state: 'sent' });
  expect((await product.operator('messages dead')).json).toMatchObject({ total: 0 });
});

test('a text message is sent, and no copy of its text is kept', async () => {
  const cells = await openLocal({ STATE_DIR: product.stateDir });
  const [store] = await cells.run(
    'a',
    sql<{ id: string }>`SELECT id FROM store WHERE slug = 'moda'`,
  );
  const id = newId('message');
  const text = 'Tu PIN es 483920';
  const then = Date.now() - 120_000;
  await cells.run(
    'a',
    insertWritten(
      pinMessage,
      {
        id,
        storeId: store?.id ?? '',
        storeName: 'Lirio',
        locale: 'es',
        recipient: '+525512345678',
        words: { channel: 'sms', text },
        expiresAt: then + 5 * 60_000,
      },
      then,
    ),
  );
  await product.tick();
  await expect.poll(() => product.texts.asked.length, SOON).toBe(1);
  expect(product.texts.asked[0]?.path).toContain(TWILIO.TWILIO_ACCOUNT_SID);
  expect(Object.fromEntries(new URLSearchParams(product.texts.asked[0]?.body))).toEqual({
    To: '+525512345678',
    From: TWILIO.SMS_FROM,
    Body: text,
  });
  await expect
    .poll(async () => (await product.operator(`messages show ${id}`)).json, SOON)
    .toMatchObject({ state: 'sent', words_kept: false });
  const whole = await cells.run('a', sql`SELECT * FROM outbox`);
  expect(JSON.stringify(whole)).not.toContain('483920');
  const log = readFileSync(product.log, 'utf8');
  for (const secret of ['483920', ACCOUNT.password, TWILIO.TWILIO_AUTH_TOKEN, '525512345678']) {
    expect(log).not.toContain(secret);
  }
});

test('a product whose settings lack one does not start, and names it', async () => {
  await product.halt();
  const { port, stateDir } = product;
  const wrong = launchWith(port, stateDir, 'settings', { MAIL_PROVIDER: 'smtp' });
  expect(await wrong.product.ready).toBe(false);
  await expect
    .poll(() => readFileSync(wrong.log, 'utf8'), SOON)
    .toMatch(/SMTP_HOST is missing: MAIL_PROVIDER=smtp needs it[^]*Correct the variables/);
}, 120_000);
