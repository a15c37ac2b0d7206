/** Passkeys by the browser's own virtual authenticator: made, named, used to sign in, removed. */
import type { Page } from '@playwright/test';
import { messages } from '../../fragments/shop/security/messages/en.ts';
import { errors as errorsEn } from '../../shared/i18n/en/errors.ts';
import { errors as errorsEs } from '../../shared/i18n/es/errors.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { COOKIE } from '../../shared/kernel/constants/cookies.ts';
import { originOf, type Language } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { newPerson } from './new-person.ts';
import { staleOnce } from './stale-proof.ts';
import { plugIn } from './passkey-device.ts';

/** Each story has a demo account of its own, so that all can run at once. */
const PEOPLE = { es: 'lirio', en: 'lirio-despacho', field: 'rosa' } as const;
const NOBODY = 'lirio-marketing';

/** The steps and views of the stories, in one language. */
function story(page: Page, language: Language) {
  const t = messages[language];
  return {
    t,
    enterAs: async (username: string): Promise<void> => {
      // The language is this browser's, whatever the account prefers.
      const chosen = { name: COOKIE.locale, value: language, url: originOf('moda') };
      await page.context().addCookies([chosen]);
      await signInAs(page, username);
      await page.goto('/me/security');
    },
    add: async (): Promise<void> => {
      await page.getByRole('button', { name: t.addPasskey }).click();
      await expect(page.getByText(t.passkeyAdded).last()).toBeVisible();
    },
    /** Back at the sign-in page: without a session the page leads there. */
    signOut: async (): Promise<void> => {
      // A page whose session ends while it is open reloads itself.
      await page.goto('about:blank');
      await page.context().clearCookies({ name: 'session' });
      await page.goto('/me/security');
    },
    rows: page.locator('shop-security').getByRole('listitem'),
  };
}

test('a staff member adds one, names it, signs in with it alone, and removes it', async ({
  page,
  language,
  t: { signIn },
}) => {
  // The device would accept the field's offer before the test presses the button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  const device = await plugIn(page);
  const { t, enterAs, add, signOut, rows } = story(page, language);
  await enterAs(PEOPLE[language]);
  await add();
  const [held] = await device.held();
  expect(held?.isResidentCredential).toBe(true);

  const name = `Llave ${crypto.randomUUID().slice(0, 8)}`;
  await rows
    .filter({ hasText: t.neverUsed })
    .last()
    .getByRole('button', { name: fill(t.renameOf, { name: '' }).trim() })
    .click();
  await page.getByRole('textbox', { name: t.name }).fill(name);
  await page.getByRole('button', { name: t.save, exact: true }).click();
  await expect(page.getByText(name)).toBeVisible();

  await signOut();
  await page.getByRole('button', { name: signIn.passkey }).click();
  await page.waitForURL('**/me/security');
  const row = rows.filter({ hasText: name });
  await expect(row).toContainText(fill(t.used, { date: '' }).trim());

  await row.getByRole('button', { name: fill(t.removeOf, { name }) }).click();
  await page.getByRole('button', { name: t.removeYes }).click();
  await expect(row).toHaveCount(0);
  await signOut();
  await page.getByRole('button', { name: signIn.passkey }).click();
  const { passkey_refused: refused } = { es: errorsEs, en: errorsEn }[language];
  await expect(page.getByRole('alert')).toContainText(refused);
});

test('the username’s field offers it, and the page asks for nothing else', async ({
  page,
  language,
}) => {
  await plugIn(page);
  const { t, enterAs, add, signOut, rows } = story(page, language);
  await enterAs(PEOPLE.field);
  await add();
  // The device accepts the first offer that it gets.
  await signOut();
  await page.waitForURL('**/me/security');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
  await expect(rows.filter({ hasText: fill(t.used, { date: '' }).trim() })).not.toHaveCount(0);
});

test('a user whom the device does not verify gets no passkey, and no session by one', async ({
  page,
  language,
}) => {
  const device = await plugIn(page);
  await device.verifies(false);
  const { t, enterAs } = story(page, language);
  await enterAs(NOBODY);
  await page.getByRole('button', { name: t.addPasskey }).click();
  await expect(page.getByRole('alert')).toContainText(t.passkeyCancelled);
  expect(await device.held()).toEqual([]);
});

test('a browser without passkey support is offered none', async ({
  page,
  language,
  t: { signIn },
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  });
  const { t, enterAs, signOut } = story(page, language);
  await enterAs(NOBODY);
  await expect(page.getByText(t.unsupported)).toBeVisible();
  await signOut();
  await page.waitForURL('**/login?next=*');
  await expect(page.getByRole('button', { name: signIn.submit, exact: true })).toBeVisible();
  await expect(page.getByText(signIn.passkey)).toHaveCount(0);
});

test('a removed one hands the focus on; after an old sign-in the page asks for the password first', async ({
  page,
  language,
}) => {
  await plugIn(page);
  const { password } = await newPerson(page);
  const { t, rows } = story(page, language);
  await page.goto('/me/security');
  await expect(page.locator('shop-security[data-hydrated]')).toBeAttached();
  // One device holds one passkey; the other rows are made up.
  let made = 0;
  await page.route('**/api/auth/passkeys', (route) => {
    made += 1;
    const id = `pk_${String(made).repeat(26)}`;
    const json = { id, name: `Llave ${made}`, host: 'x', created_at: '2026-08-21T12:00:00.000Z' };
    return route.fulfill({ status: 201, json: { ...json, used_at: null } });
  });
  await page.route('**/api/auth/passkeys/pk_*/remove', (route) => route.fulfill({ json: {} }));

  // The password field replaces the button, and cancelling it brings the button back.
  const add = page.getByRole('button', { name: t.addPasskey });
  await staleOnce(page, '**/api/auth/passkeys/options');
  await add.click();
  const field = page.getByLabel(t.yourPassword);
  await expect(field).toBeFocused();
  await expect(add).toHaveCount(0);
  await page.getByRole('button', { name: t.cancel }).click();
  await expect(add).toBeFocused();
  for (const count of [1, 2, 3]) {
    await add.click();
    await expect(rows).toHaveCount(count);
  }

  const renameOf = (name: string) => page.getByRole('button', { name: fill(t.renameOf, { name }) });
  const remove = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: fill(t.removeOf, { name }) }).click();
    await page.getByRole('button', { name: t.removeYes }).click();
  };
  await remove('Llave 1');
  await expect(renameOf('Llave 2')).toBeFocused();
  await remove('Llave 3');
  await expect(renameOf('Llave 2')).toBeFocused();
  await staleOnce(page, '**/api/auth/passkeys/pk_*/remove');
  await remove('Llave 2');
  await expect(field).toBeFocused();
  await field.fill(password);
  await page.getByRole('button', { name: t.confirm, exact: true }).click();
  await expect(page.getByText(t.noPasskeys)).toBeVisible();
  await expect(add).toBeFocused();
});
