/** The settings of a store: its owner changes them, and a shopper sees it. */
import type { Page } from '@playwright/test';
import { violationsOf } from '../audit/axe/look.ts';
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

// Words that still fade in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Phone and desk run at one time, each in a store of its own. */
const STORES = {
  es: { owner: 'raiz', slug: 'casa' },
  en: { owner: 'lente', slug: 'foto' },
} as const;

test('an owner changes the store, a second editor meanwhile too, and a shopper sees both', async ({
  page,
  browser,
  t,
  language,
}) => {
  const { owner, slug } = STORES[language];
  const origin = originOf(slug);
  await signInAs(page, owner, slug);
  await page.goto(`${origin}/admin/configuracion?showCustomShopToggle=true`);
  await expect(page.locator('shop-settings[data-hydrated]')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const words = t.settings;
  const save = page.getByRole('button', { name: words.save });
  await expect(save).toHaveAttribute('aria-disabled', 'true');

  const discord = page.getByLabel(words.fields.discord);
  await discord.fill('lirio');
  await save.click();
  await expect(discord).toBeFocused();
  await expect(page.getByText(words.problems.url)).toBeVisible();
  const invitation = `https://discord.com/invite/${slug}-${language}`;
  await discord.fill(invitation);
  await save.click();
  await expect(page.getByText(words.done)).toBeVisible();
  await expect(save).toHaveAttribute('aria-disabled', 'true');

  const color = page.getByRole('textbox', { name: words.fields.color1, exact: true });
  const before = await color.inputValue();
  await color.fill('#ffee00');
  await page
    .getByRole('button', { name: /#[\da-f]{6}$/ })
    .first()
    .click();
  await expect(color).not.toHaveValue('#ffee00');
  await color.fill(before);

  const preview = page.frameLocator('iframe');
  await page.getByRole('heading', { name: words.preview }).scrollIntoViewIfNeeded();
  await page.getByLabel(words.fields.kick).fill('vista');
  await expect(preview.locator('a[href="https://kick.com/vista"]').first()).toBeAttached();
  const frame = preview.locator('html');
  const shown = await frame.evaluate((html) =>
    getComputedStyle(html).getPropertyValue('--store-color1'),
  );
  await color.fill('#0a5c2f');
  await expect(frame).not.toHaveCSS('--store-color1', shown);
  await color.fill(before);

  const theirs = `otra-${slug}`;
  expect(await change(page, slug, { kick: theirs, twitch: theirs })).toBe(200);
  await page.getByLabel(words.fields.kick).fill('mia');
  await save.click();
  await expect(page.getByText(words.meanwhile)).toBeVisible();
  await expect(page.getByLabel(words.fields.twitch)).toHaveValue(theirs);
  await page
    .getByRole('button', { name: words.takeTheirsOf.replace('{{field}}', words.fields.kick) })
    .click();
  await expect(page.getByLabel(words.fields.kick)).toHaveValue(theirs);

  const visit = await browser.newContext();
  const shopper = await visit.newPage();
  await shopper.goto(`${origin}/?seen=${Date.now()}`);
  await expect(shopper.locator(`a[href="${invitation}"]`).first()).toBeAttached();
  await expect(shopper.locator(`a[href="https://kick.com/${theirs}"]`).first()).toBeAttached();
  await visit.close();
  await change(page, slug, { discord: null, kick: null, twitch: null });
});

/** Changes settings as a second editor of the store does; answers with the status. */
function change(page: Page, slug: string, fields: object): Promise<number> {
  return page.evaluate(
    async ([store, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api/store/${store}`, { method: 'PATCH', headers, body });
      return answer.status;
    },
    [slug, JSON.stringify(fields)] as const,
  );
}
