/** A promoter reads who came to the network, and its owner changes who brought whom. */
import { messages } from '../../fragments/shop/promoted/messages/en.ts';
import { sql } from '../../edge/db/directory-sql.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { messageFor } from '../../shared/i18n/index.ts';
import { newId } from '../../shared/kernel/ids.ts';
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { beginSession, tellDirectory } from './straight.ts';

test('people are drilled into and followed, and a new sponsor moves a tree from today on', async ({
  page,
  language,
}) => {
  const t = messages[language];
  const tag = crypto.randomUUID().slice(0, 8);
  const day = 86_400_000;
  const brought = async (name: string, sponsor: string | null, daysAgo: number) => {
    const id = newId('account');
    const at = Date.now() - daysAgo * day;
    const username = `${name}.${tag}`.toLowerCase();
    await tellDirectory(sql`INSERT INTO account (id, username, full_name, locale, store_id, referral,
        created_at, updated_at)
      VALUES (${id}, ${username}, ${`${name} ${tag}`}, 'es', 'st_mercado', ${sponsor}, ${at}, ${at})`);
    return id;
  };
  const top = await brought('Tere', null, 9);
  const ana = await brought('Alba', top, 8);
  await brought('Bruno', top, 7);
  await brought('Ciro', ana, 6);
  const row = (name: string) => page.getByRole('row').filter({ hasText: `${name} ${tag}` });
  const box = (name: string) => page.locator('svg a').filter({ hasText: name });

  await beginSession(page.context(), top, 'mercado');
  await page.goto(`${originOf('mercado')}/me/promoted`);
  await expect(row('Alba')).toBeVisible();
  await expect(row('Ciro')).toHaveCount(0);
  await page.getByRole('link', { name: t.all, exact: true }).click();
  await expect(page).toHaveURL(/OnlyChilds=false/);
  await expect(row('Ciro')).toBeVisible();
  await page
    .getByRole('button', { name: fill<string>(t.following.follow, { name: `Ciro ${tag}` }) })
    .click();
  await expect(page.getByText(t.done.followed)).toBeVisible();
  await expect(page).toHaveURL(/OnlyChilds=false/);
  await page.getByRole('link', { name: fill<string>(t.open, { name: `Alba ${tag}` }) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    fill(t.titleOf, { name: `Alba ${tag}` }),
  );
  await expect(row('Ciro')).toBeVisible();

  // The network's owner finds the account by its username, and moves it.
  await signInAs(page, 'mercado', 'mercado');
  await page.goto(`${originOf('mercado')}/admin/promoted?PromotedList=ciro.${tag}`);
  await expect(page.getByText(fill(t.sponsoredBy, { name: `Alba ${tag}` }))).toBeVisible();
  const change = async (username: string, reason: string) => {
    const form = page.locator('form').filter({ hasText: t.save });
    if (!(await form.isVisible())) await page.getByText(t.change, { exact: true }).click();
    await form.getByLabel(t.username).fill(username);
    await form.getByLabel(t.reason).fill(reason);
    await form.getByRole('button', { name: t.save }).click();
  };
  await change(`ciro.${tag}`, 'Se equivocó');
  const tongue = language === 'es' ? 'es-MX' : 'en';
  await expect(page.getByText(messageFor({ code: 'sponsor_circle' }, tongue))).toBeVisible();
  await change(`bruno.${tag}`, 'Se registró con el enlace equivocado');
  await expect(page.getByText(t.done.sponsor)).toBeVisible();
  await expect(page.getByText('Se registró con el enlace equivocado')).toBeVisible();

  // Its tree as of yesterday is the one before.
  await beginSession(page.context(), top, 'mercado');
  await page.goto(`${originOf('mercado')}/me/promoted?PromotedList=${ana}`);
  await expect(row('Ciro')).toHaveCount(0);
  await expect(box('Ciro')).toHaveCount(0);
  await page.getByLabel(t.date).fill(new Date(Date.now() - 2 * day).toISOString().slice(0, 10));
  await page.getByRole('button', { name: t.draw }).click();
  await expect(box('Ciro')).toBeVisible();
});
