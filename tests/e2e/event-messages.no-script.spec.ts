/** A store writes to the attendants of an experience: looked at, sent, planned, changed and withdrawn; no script runs. */
import { sampleDoor } from '../../shared/contracts/samples.ts';
import { boughtTickets } from './bought-tickets.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { demoShop } from './partners.ts';

const { origin } = demoShop('eventos');
const DOOR = `${origin}/admin/asistentes/${sampleDoor.event}`;

/** A day of this year that no other run has planned a message for. */
function someDay(): string {
  const days = 3 + Math.floor(Math.random() * 300);
  return `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T18:30`;
}

test('a message is looked at before it goes out, or waits for its time', async ({
  page,
  browser,
  t,
}) => {
  const words = t.eventMessages;
  await signInAs(page, 'rosa', 'eventos');
  await boughtTickets(browser, page.context(), ['Ana Ruiz']);
  await signInAs(page, 'telon', 'eventos');
  await page.goto(DOOR);
  await page.getByRole('link', { name: t.attendants.messages }).click();
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible();

  const subject = `Aviso ${crypto.randomUUID().slice(0, 8)}`;
  const look = page.getByRole('button', { name: words.preview });
  await page.getByLabel(words.subject).fill(subject);
  await look.click();
  await expect(page.getByText(words.needs.text)).toBeVisible();
  await page.getByLabel(words.text, { exact: true }).fill('Por el norte.\n<b>A las siete</b>');
  await look.click();
  await expect(page.getByRole('status')).toContainText(words.atOnce);
  await expect(page.getByText('<b>A las siete</b>').first()).toBeVisible();
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByText(words.done.sent)).toBeVisible();
  const sent = page.getByRole('listitem').filter({ hasText: subject });
  await expect(sent).toContainText(/\d/);
  await expect(sent.getByRole('link', { name: words.change })).toHaveCount(0);

  const later = `Plan ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel(words.subject).fill(later);
  await page.getByLabel(words.text, { exact: true }).fill('Nos vemos.');
  await page.getByLabel(words.sendAt).fill(someDay());
  await look.click();
  await page.getByRole('button', { name: words.plan }).click();
  await expect(page.getByText(words.done.planned)).toBeVisible();
  const planned = page.getByRole('listitem').filter({ hasText: later });
  await expect(planned).toContainText(words.states.planned);
  await planned.getByRole('link').click();
  await expect(page.getByLabel(words.subject)).toHaveValue(later);
  await page.getByLabel(words.text, { exact: true }).fill('Nos vemos pronto.');
  await look.click();
  await page.getByRole('button', { name: words.plan }).click();
  await expect(page.getByText(words.done.changed)).toBeVisible();
  await planned.getByRole('button').click();
  await expect(page.getByText(words.done.withdrawn)).toBeVisible();
  await expect(planned).toContainText(words.states.withdrawn);
});
