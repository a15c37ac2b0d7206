/** Work in a store by role: an owner, a staff member, a customer; and refusals. */
import type { Browser, Locator, Page } from '@playwright/test';
import { fill } from '../../shared/i18n/fill.ts';
import { COOKIE } from '../../shared/kernel/constants/cookies.ts';
import { enter, originOf, type Language } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test, type Words } from './language.ts';
import { newPerson } from './new-person.ts';
import { messagesTo } from './outbox.ts';

/** A new browser where a demo account is signed in; its language is set in the browser. */
async function as(browser: Browser, language: Language, username: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const chosen = { name: COOKIE.locale, value: language, url: originOf('moda') };
  await page.context().addCookies([chosen]);
  await signInAs(page, username);
  return page;
}

const live = (page: Page, fragment: string) =>
  expect(page.locator(`shop-${fragment}[data-hydrated]`)).toBeVisible();
const toast = (page: Page, text: string) => page.locator('shop-toasts').getByText(text);
const rowOf = (page: Page, text: string): Locator =>
  page.getByRole('listitem').filter({ hasText: text });

interface Invitation {
  readonly email: string;
  readonly role: string;
}

/** Sends an invitation, and gives the link of its mail. */
async function invite(
  owner: Page,
  { staff: t }: Words,
  { email, role }: Invitation,
): Promise<string> {
  await owner.goto('/admin/equipo');
  await live(owner, 'staff');
  await owner.getByLabel(t.email).fill(email);
  await owner.getByLabel(t.role, { exact: true }).selectOption({ label: role });
  await owner.getByRole('button', { name: t.send }).click();
  await expect(toast(owner, t.done.invited)).toBeVisible();
  await expect(rowOf(owner, email)).toBeVisible();
  let link = '';
  await expect(async () => {
    const texts = await messagesTo(owner, email);
    link = texts.flatMap((text) => /https?:\/\/\S+\/invitacion\/\S+/.exec(text) ?? [])[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

test('an owner invites a dispatcher, who accepts by the mail, works, and is removed again', async ({
  page,
  browser,
  language,
  t,
}) => {
  test.slow();
  const { roles } = t.office;
  const owner = await as(browser, language, 'lirio');
  const person = await newPerson(page);
  await page.goto('/admin/equipo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.pages.forbidden.title);

  await page.goto(await invite(owner, t, { email: person.email, role: roles.dispatcher }));
  await expect(page.getByRole('main')).toContainText(roles.dispatcher);
  await page.getByRole('button', { name: t.invitation.accept }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    fill(t.invitation.accepted, { store: 'Lirio' }),
  );

  // The dispatcher works: the staff bar is there, the pages of other roles are not.
  await page.goto('/');
  const bar = page.locator('shop-side-bar');
  await expect(bar.getByRole('navigation')).toBeVisible();
  await expect(bar.getByRole('link', { name: t.sideBar.home })).toHaveCount(1);
  await expect(bar.getByRole('link', { name: t.staff.title })).toHaveCount(0);
  for (const path of ['/admin/equipo', '/admin/colaboradores']) {
    expect((await page.goto(path))?.status()).toBe(403);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.pages.forbidden.title);
    await expect(page.getByRole('link', { name: t.pages.toHome })).toBeVisible();
  }

  await owner.goto('/admin/equipo?page=1');
  await live(owner, 'staff');
  const row = rowOf(owner, person.email);
  await row.getByRole('combobox').selectOption({ label: roles.admin });
  await expect(toast(owner, t.staff.done.role)).toBeVisible();
  expect((await page.goto('/admin/colaboradores'))?.status()).toBe(200);

  const { name } = person;
  const remove = row.getByRole('button', { name: fill(t.staff.removeOf, { name }) });
  await remove.press('Enter');
  const undo = owner.getByRole('button', { name: fill(t.staff.undoOf, { name }) });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(remove).toBeVisible();
  await remove.click();
  await expect(toast(owner, t.staff.done.removed)).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await page.goto('/admin/colaboradores'))?.status()).toBe(403);
  await page.goto('/');
  await expect(bar).toHaveCount(0);
  await owner.context().close();
});

test('only the invited e-mail can accept an invitation, and no account a withdrawn one', async ({
  page,
  browser,
  language,
  t,
}) => {
  const owner = await as(browser, language, 'lirio');
  const invited = await newPerson(page);
  const role = t.office.roles.accountant;
  const link = await invite(owner, t, { email: invited.email, role });

  const thief = await as(browser, language, 'rosa');
  await thief.goto(link);
  await thief.getByRole('button', { name: t.invitation.accept }).click();
  await expect(thief.getByRole('alert')).toContainText(t.failure('invite_not_yours'));

  const visitor = await browser.newPage();
  await visitor.goto(link);
  await visitor.getByRole('main').getByRole('link', { name: t.invitation.login }).click();
  await expect(visitor.locator('shop-sign-in[data-hydrated]')).toBeVisible();
  await enter(visitor, language, invited.email, invited.password);
  await expect(visitor).toHaveURL(link);

  const withdraw = fill(t.staff.withdrawFrom, { email: invited.email });
  await owner.getByRole('button', { name: withdraw }).click();
  await expect(toast(owner, t.staff.done.withdrawn)).toBeVisible();
  expect((await page.goto(link))?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.invitation.over);
  await Promise.all([owner, thief].map((one) => one.context().close()));
  await visitor.close();
});

test('an admin finds a partner in the network, adds it and removes it', async ({
  browser,
  language,
  t: { collaborators: t },
}) => {
  const page = await as(browser, language, 'lirio-admin');
  // Each width has a partner of its own: both run at once.
  const name = language === 'en' ? 'Lo que elige Ana' : 'Casa Raíz Central';
  expect((await page.goto('/admin/equipo'))?.status()).toBe(403);
  await page.goto('/admin/colaboradores');
  await live(page, 'collaborators');
  await page.getByLabel(t.searchLabel).fill(name.toUpperCase());
  await page.getByLabel(t.searchLabel).press('Enter');
  await page.getByRole('button', { name: fill(t.addOf, { name }) }).click();
  await expect(toast(page, t.done.added)).toBeVisible();
  const partner = rowOf(page, name).first();
  await partner.getByText(t.rename, { exact: true }).click();
  const input = page.getByRole('textbox', { name: fill(t.nameOf, { name }) });
  await input.fill('Nuestra aliada');
  await input.press('Enter');
  await expect(toast(page, t.done.changed)).toBeVisible();
  await page.getByRole('button', { name: fill(t.refreshOf, { name: 'Nuestra aliada' }) }).click();
  await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: fill(t.removeOf, { name }) }).click();
  // Leaving the page within the five seconds still removes it, while the next page loads.
  await page.goto('/terms');
  await expect(async () => {
    await page.goto('/admin/colaboradores');
    const remove = page.getByRole('button', { name: fill(t.removeOf, { name }) });
    await expect(remove).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  await page.context().close();
});
