/** Work in a store by role: an owner, somebody of the staff, a customer; and being refused. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { messages as collaboratorWords } from '../../fragments/collaborators/messages/index.ts';
import { messages as invitationWords } from '../../fragments/invitation/messages/index.ts';
import { messages as staffWords } from '../../fragments/staff/messages/index.ts';
import { words as pageWords } from '../../host-pages/words/index.ts';
import { backOffice } from '../../shared/i18n/back-office.es.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { enter } from './account-steps.ts';
import { signUp, type Person } from './new-person.ts';
import { messagesTo } from './outbox.ts';

const t = staffWords.es;
const OWNER = { username: 'lirio', password: 'jacaranda-2026' };

/** A browser of its own, signed in as somebody of the demo. */
async function as(browser: Browser, username: string, contextOptions: object): Promise<Page> {
  const context = await browser.newContext(contextOptions);
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page.locator('shop-sign-in[data-hydrated]')).toBeVisible();
  await enter(page, 'es', username, OWNER.password);
  await expect(page).not.toHaveURL(/login/);
  return page;
}

const live = (page: Page, fragment: string) =>
  expect(page.locator(`shop-${fragment}[data-hydrated]`)).toBeVisible();
const toast = (page: Page, text: string) => page.locator('shop-toasts').getByText(text);

/** Invites somebody, and gives the link of the mail. */
async function invite(owner: Page, { email }: Person, role: string): Promise<string> {
  await owner.goto('/admin/equipo');
  await live(owner, 'staff');
  await owner.getByLabel(t.email).fill(email);
  await owner.getByLabel(t.role, { exact: true }).selectOption({ label: role });
  await owner.getByRole('button', { name: t.send }).click();
  await expect(toast(owner, t.done.invited)).toBeVisible();
  await expect(owner.getByRole('listitem').filter({ hasText: email })).toBeVisible();
  let link = '';
  await expect(async () => {
    const texts = await messagesTo(owner, email, 2);
    link = texts.flatMap((text) => /https?:\/\/\S+\/invitacion\/\S+/.exec(text) ?? [])[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

test('an owner invites a dispatcher, who accepts by the mail, works, and is taken out again', async ({
  page,
  browser,
  contextOptions,
}) => {
  test.slow();
  const owner = await as(browser, OWNER.username, contextOptions);
  const person = await signUp(page);
  await page.goto('/admin/equipo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageWords.es.forbidden.title);

  const { roles } = backOffice;
  await page.goto(await invite(owner, person, roles.dispatcher));
  await expect(page.getByRole('main')).toContainText(roles.dispatcher);
  await page.getByRole('button', { name: invitationWords.es.accept }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    fill(invitationWords.es.accepted, { store: 'Lirio' }),
  );

  // At work: the bar is there, the pages of others are not.
  await page.goto('/');
  const bar = page.locator('shop-side-bar');
  await expect(bar.getByRole('navigation')).toBeVisible();
  await expect(bar.getByRole('link', { name: backOffice.menu.preferences })).toHaveCount(1);
  await expect(bar.getByRole('link', { name: backOffice.menu.staff })).toHaveCount(0);
  for (const path of ['/admin/equipo', '/admin/colaboradores']) {
    expect((await page.goto(path))?.status()).toBe(403);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageWords.es.forbidden.title);
    await expect(page.getByRole('link', { name: pageWords.es.toHome })).toBeVisible();
  }

  await owner.goto('/admin/equipo?page=1');
  await live(owner, 'staff');
  const row = owner.getByRole('listitem').filter({ hasText: person.email });
  await row.getByRole('combobox').selectOption({ label: roles.admin });
  await expect(toast(owner, t.done.role)).toBeVisible();
  expect((await page.goto('/admin/colaboradores'))?.status()).toBe(200);

  const remove = row.getByRole('button', { name: /^Quitar/ });
  await remove.press('Enter');
  const undo = owner.getByRole('button', { name: /^Deshacer/ });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(remove).toBeVisible();
  await remove.click();
  await expect(toast(owner, t.done.removed)).toBeVisible({ timeout: 10_000 });
  await expect(row).toHaveCount(0);
  expect((await page.goto('/admin/colaboradores'))?.status()).toBe(403);
  await page.goto('/');
  await expect(bar).toHaveCount(0);
  await owner.context().close();
});

test('an invitation is for its mail alone, and one that is withdrawn for nobody', async ({
  page,
  browser,
  contextOptions,
}) => {
  const owner = await as(browser, OWNER.username, contextOptions);
  const invited = await signUp(page);
  const link = await invite(owner, invited, backOffice.roles.accountant);

  const thief = await as(browser, 'rosa', contextOptions);
  await thief.goto(link);
  await thief.getByRole('button', { name: invitationWords.es.accept }).click();
  await expect(thief.getByRole('alert')).toContainText('otro correo');

  const visitor = await browser.newPage(contextOptions);
  await visitor.goto(link);
  await visitor.getByRole('main').getByRole('link', { name: invitationWords.es.login }).click();
  await expect(visitor.locator('shop-sign-in[data-hydrated]')).toBeVisible();
  await enter(visitor, 'es', invited.email, invited.password);
  await expect(visitor).toHaveURL(link);

  const withdraw = fill(t.withdrawFrom, { email: invited.email });
  await owner.getByRole('button', { name: withdraw }).click();
  await expect(toast(owner, t.done.withdrawn)).toBeVisible();
  expect((await page.goto(link))?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(invitationWords.es.over);
  await Promise.all([owner, thief].map((one) => one.context().close()));
  await visitor.close();
});

test('an admin finds a partner in the network, adds it and takes it out', async ({
  browser,
  contextOptions,
}, { project }) => {
  const c = collaboratorWords.es;
  const page = await as(browser, 'lirio-admin', contextOptions);
  // One of its own for each width: both run at once.
  const name = project.name === 'phone' ? 'Lo que elige Ana' : 'Casa Raíz Central';
  expect((await page.goto('/admin/equipo'))?.status()).toBe(403);
  await page.goto('/admin/colaboradores');
  await live(page, 'collaborators');
  await page.getByLabel(c.searchLabel).fill(name.toUpperCase());
  await page.getByLabel(c.searchLabel).press('Enter');
  await page.getByRole('button', { name: fill(c.addOf, { name }) }).click();
  await expect(toast(page, c.done.added)).toBeVisible();
  const partner = page.getByRole('listitem').filter({ hasText: name }).first();
  await partner.getByText(c.rename, { exact: true }).click();
  const input = page.getByRole('textbox', { name: fill(c.nameOf, { name }) });
  await input.fill('Nuestra aliada');
  await input.press('Enter');
  await expect(toast(page, c.done.changed)).toBeVisible();
  await page.getByRole('button', { name: fill(c.refreshOf, { name: 'Nuestra aliada' }) }).click();
  await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: fill(c.removeOf, { name }) }).click();
  // Whoever leaves within the five seconds has it removed all the same, while the next page loads.
  await page.goto('/terms');
  await expect(async () => {
    await page.goto('/admin/colaboradores');
    const remove = page.getByRole('button', { name: fill(c.removeOf, { name }) });
    await expect(remove).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await page.context().close();
});
