/** An owner makes gates of an experience and lets people come back; a person at one is told who goes in elsewhere. */
import type { Attendant } from '../../shared/contracts/door.ts';
import type { EditedItem } from '../../shared/contracts/item-fields.ts';
import { messages as linkWords } from '../../fragments/office/door-links/messages/en.ts';
import { sampleDoor } from '../../shared/contracts/samples.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { messageFor } from '../../shared/i18n/index.ts';
import { inStock } from '../support/in-stock.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { demoShop } from './partners.ts';
import { cookiesOf } from './placed-order.ts';

const shop = demoShop('eventos');

test('a ticket goes in by the gates of its kind, out, and in again, on the device that keeps its gate', async ({
  page,
  context,
  t,
  language,
}) => {
  test.slow();
  const words = t.attendants;
  const links = linkWords[language];
  await signInAs(page, 'telon', 'eventos');
  const headers = await cookiesOf(page);
  const send = async (method: string, path: string, body: object) => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answer = await shop.send(method, `/api${path}`, body, { ...headers, ...key });
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.json();
  };
  // An experience of its own, with a guest of each of two kinds.
  const tag = crypto.randomUUID().slice(0, 8);
  const copy = `/products-admin/${sampleDoor.event}/duplicate`;
  const { id } = (await send('POST', copy, { name: `Accesos ${tag}` })) as { id: string };
  const path = `/products-admin/${id}`;
  const item = (await send('PATCH', path, { list_state: 'published' })) as EditedItem;
  await send('PATCH', path, { skus: inStock(item, 5) });
  const given = async (n: number, full_name: string) =>
    (await send('POST', `/tickets-admin/events/${id}/courtesies`, {
      sku: item.skus[n]?.id,
      full_name,
      phone: '5512345678',
    })) as Attendant;
  const [ana, beto] = [await given(0, `Ana ${tag}`), await given(1, `Beto ${tag}`)];
  const kinds = [ana, beto].map(({ description }) => Object.values(description).join(' · '));

  const office = `${shop.origin}/admin/asistentes/${id}`;
  await page.goto(office);
  const gates = page.getByRole('region', { name: words.gates });
  for (const [n, name] of ['Acceso norte', 'Acceso sur'].entries()) {
    await gates.getByText(words.addGate).click();
    const form = gates.locator('form').filter({ hasText: words.makeGate });
    await form.getByLabel(words.gateName).fill(name);
    await form.getByLabel(kinds[n] ?? '', { exact: true }).check();
    await form.getByRole('button', { name: words.makeGate }).click();
    await expect(page.getByText(words.done.gateAdded)).toBeVisible();
    await expect(gates.getByRole('listitem').filter({ hasText: name })).toContainText(
      kinds[n] ?? '',
    );
  }

  await page.getByRole('button', { name: `${words.allowReentry}: ${words.reentry}` }).click();
  await expect(page.getByText(words.done.reentryOn)).toBeVisible();

  await page.getByRole('link', { name: t.door.keep }).click();
  const ready = t.door.ready.split('{{count}}')[0] ?? '';
  await expect(page.getByText(ready)).toBeVisible();
  const read = async ({ code }: Attendant) => {
    await page.getByLabel(t.door.code).fill(code);
    await page.keyboard.press('Enter');
  };
  await page.getByLabel(t.door.gate, { exact: true }).selectOption('Acceso sur');
  await read(ana);
  await expect(page.getByText(t.door.verdicts.wrong_gate)).toBeVisible();
  await expect(page.getByText(fill(t.door.goesInBy, { gates: 'Acceso norte' }))).toBeVisible();
  await read(beto);
  await expect(page.getByText(t.door.reasons.admitted)).toBeVisible();
  await page.getByRole('radio', { name: t.door.ways.out }).check();
  await read(beto);
  await expect(page.getByText(t.door.reasons.left)).toBeVisible();
  const counted = { inside: 0, tickets: 2, outside: 1 };
  await expect(page.getByText(fill(t.door.countedNow, counted))).toBeVisible();

  // Without a connection the device goes on at its gate, by the gates that it has kept.
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(ready)).toBeVisible();
  await expect(page.getByLabel(t.door.gate, { exact: true }).locator('option:checked')).toHaveText(
    'Acceso sur',
  );
  await read(ana);
  await expect(page.getByText(t.door.verdicts.not_inside)).toBeVisible();
  await page.getByRole('radio', { name: t.door.ways.in }).check();
  await read(ana);
  await expect(page.getByText(t.door.verdicts.wrong_gate)).toBeVisible();
  await expect(page.getByText(fill(t.door.goesInBy, { gates: 'Acceso norte' }))).toBeVisible();
  await read(beto);
  await expect(page.getByText(t.door.reasons.returned)).toBeVisible();
  await read(beto);
  await expect(page.getByText(t.door.verdicts.already_admitted)).toBeVisible();
  await expect(page.getByText(fill(t.door.enteredBy, { gate: 'Acceso sur' }))).toBeVisible();
  await context.setOffline(false);

  // A link of a gate keeps the gate from being removed.
  await page.goto(`${office}/enlaces`);
  await page.getByLabel(links.name).fill(`Ceci ${tag}`);
  await page.getByLabel(links.gate, { exact: true }).selectOption('Acceso norte');
  await page.getByRole('button', { name: links.save }).click();
  await expect(page.getByText(fill(links.ofGate, { gate: 'Acceso norte' }))).toBeVisible();
  await page.goto(office);
  const row = page.getByRole('list', { name: words.people }).getByRole('listitem');
  await expect(row.filter({ hasText: `Beto ${tag}` })).toContainText('Acceso sur');
  await page
    .getByRole('button', { name: fill(words.removeGateOf, { name: 'Acceso norte' }) })
    .click();
  const tongue = language === 'es' ? 'es-MX' : 'en';
  await expect(page.getByText(messageFor({ code: 'gate_in_use' }, tongue))).toBeVisible();
  await page.goto(office);
  await page
    .getByRole('button', { name: fill(words.removeGateOf, { name: 'Acceso sur' }) })
    .click();
  await expect(page.getByText(words.done.gateRemoved)).toBeVisible();
  await expect(gates.getByRole('listitem')).toHaveCount(1);
});
