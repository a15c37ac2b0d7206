/** The chat's bubble: a choice beside WhatsApp, a form over the page, an account's conversation. */
import { messages as bubbleWords } from '../../fragments/shop/chat-bubble/messages/en.ts';
import { messages as chatWords } from '../../fragments/shop/chat/messages/en.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { expect, test } from './language.ts';
import { newPerson } from './new-person.ts';
import { demoShop } from './partners.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const STORE = 'Lente Norte';

test('a visitor opens the chat over the page, and leaves a message with an address', async ({
  page,
  language,
  t: words,
}) => {
  const t = chatWords[language];
  const bubble = bubbleWords[language];
  await page.goto(demoShop('foto').origin + '/');
  await page.getByRole('button', { name: fill(bubble.choose, { store: STORE }) }).click();
  await expect(
    page.getByRole('link', { name: fill(bubble.whatsapp, { store: STORE }) }),
  ).toBeVisible();
  await page.getByRole('link', { name: fill(bubble.own, { store: STORE }) }).click();
  const dialog = page.getByRole('dialog', { name: words.contactDialog.chat });
  await expect(dialog.getByLabel(t.message)).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByLabel(t.message).fill('¿Envían a Tijuana?');
  await dialog.getByLabel(t.name, { exact: true }).fill('Zoë');
  await dialog.getByLabel(t.email).fill(`zoe${Date.now()}@example.com`);
  await dialog.getByRole('button', { name: t.send }).click();
  await expect(dialog.getByRole('heading', { level: 1 })).toHaveText(
    fill(t.sent, { store: STORE }),
  );
  await expect(page).toHaveURL(demoShop('foto').origin + '/');
});

test('a text is kept while its writer signs in', async ({ page, language }) => {
  const t = chatWords[language];
  await page.goto(demoShop('foto').origin + '/info');
  await page.getByRole('link', { name: fill(bubbleWords[language].own, { store: STORE }) }).click();
  await page.getByRole('dialog').getByLabel(t.message).fill('¿Envían a Tijuana?');
  await page.getByRole('dialog').getByRole('button', { name: t.signIn }).click();
  await page.waitForURL(/\/login\?next=/);
  const next = new URL(page.url()).searchParams.get('next') ?? '';
  await newPerson(page, 'foto');
  await page.goto(new URL(next, page.url()).href);
  await expect(page.getByLabel(t.message)).toHaveValue('¿Envían a Tijuana?');
  await page.getByRole('button', { name: t.send }).click();
  await expect(page.getByRole('list').getByText('¿Envían a Tijuana?')).toBeVisible();
});
