/** The chat as a link and forms. */
import { messages as bubbleWords } from '../../fragments/shop/chat-bubble/messages/en.ts';
import { messages as chatWords } from '../../fragments/shop/chat/messages/en.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { demoShop } from './partners.ts';

const STORE = 'Lente Norte';

test('a visitor leaves a message from a page, which the store reads with the page', async ({
  page,
  language,
  t: words,
}) => {
  const t = chatWords[language];
  const name = `Zoë ${Date.now().toString(36)}`;
  const { origin } = demoShop('foto');
  await page.goto(`${origin}/info`);
  await page.getByRole('link', { name: fill(bubbleWords[language].own, { store: STORE }) }).click();
  await expect(page).toHaveURL(`${origin}/chat?page=%2Finfo`);
  await page.getByLabel(t.message).fill('¿Envían a Tijuana?');
  await page.getByLabel(t.name, { exact: true }).fill(name);
  await page.getByLabel(t.email).fill(`zoe${Date.now()}@example.com`);
  await page.getByRole('button', { name: t.send }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(t.sent, { store: STORE }));

  await signInAs(page, 'lente', 'foto');
  await page.goto(`${origin}/me/inbox`);
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('link').click();
  await expect(page.getByText('¿Envían a Tijuana?')).toBeVisible();
  await expect(page.getByRole('link', { name: '/info', exact: true })).toBeVisible();
  await expect(page.getByText(words.inbox.page)).toBeVisible();
});
