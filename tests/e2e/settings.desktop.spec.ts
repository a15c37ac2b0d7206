/** The settings of a store: its owner changes them, and a shopper sees it. */
import type { Page } from '@playwright/test';
import { EDITOR_RENEW_MS } from '../../shared/rules/open-editors.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

// Words that still fade in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Both tests save one store's settings, one after the other.
test.describe.configure({ mode: 'default' });

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
  // The button that stays in sight does not lie over it.
  const isSeen = () =>
    discord.evaluate((field) => {
      const { left, top, width, height } = field.getBoundingClientRect();
      const root = field.getRootNode() as ShadowRoot;
      return root.elementFromPoint(left + width / 2, top + height / 2) === field;
    });
  await expect.poll(isSeen).toBe(true);
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
  // A screen of each width, drawn smaller where the form has less room.
  for (const [screen, width] of [
    ['phone', 390],
    ['desktop', 1280],
  ] as const) {
    const button = page.getByRole('button', { name: words.screens[screen], exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => frame.evaluate(() => innerWidth)).toBe(width);
    const { drawn, room } = await page.locator('shop-settings .screen').evaluate((box) => ({
      drawn: box.querySelector('iframe')?.getBoundingClientRect().width ?? 0,
      room: box.clientWidth,
    }));
    expect(drawn).toBeLessThanOrEqual(Math.min(room, width) + 1);
  }
  await color.fill('#0a5c2f');
  await expect(frame).not.toHaveCSS('--store-color1', shown);
  await color.fill(before);

  const theirs = `otra-${slug}`;
  expect(await change(page, slug, { kick: theirs, twitch: theirs })).toBe(200);
  await page.getByLabel(words.fields.kick).fill('mia');
  await save.click();
  await expect(page.getByText(words.meanwhile)).toBeInViewport();
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

test('the preview turns to the page that shows the field which an owner comes to', async ({
  page,
  t,
  language,
}) => {
  const { owner, slug } = STORES[language];
  await signInAs(page, owner, slug);
  await page.goto(`${originOf(slug)}/admin/configuracion`);
  await expect(page.locator('shop-settings[data-hydrated]')).toBeVisible();
  const words = t.settings;
  const chosen = page.getByLabel(words.previewPage);
  const preview = page.frameLocator('iframe');
  await page.getByLabel(words.fields.about_entry_id, { exact: true }).selectOption('');
  for (const name of [words.fields.about_text, `${words.fields.about_text}, ${words.english}`]) {
    await page.getByLabel(name, { exact: true }).fill('Una tienda que nadie ha visto');
  }
  await expect(chosen).toHaveValue('info');
  await expect(preview.getByText('Una tienda que nadie ha visto')).toBeVisible();
  await page.getByLabel(words.fields.contact_email).fill('vista@tienda.test');
  await expect(chosen).toHaveValue('contact');
  await expect(preview.getByText('vista@tienda.test').first()).toBeAttached();
  await page.getByLabel(words.fields.signup_form).selectOption('basic');
  await expect(chosen).toHaveValue('register');
  const fields = preview.locator('shop-register input:visible');
  await expect(fields.first()).toBeVisible();
  const brief = await fields.count();
  await page.getByLabel(words.fields.signup_form).selectOption('complete');
  await expect.poll(() => fields.count()).toBeGreaterThan(brief);
  // The tab above the page has its title; a field of no page leaves the preview where it is.
  const tab = page.locator('shop-settings .tab');
  await expect(tab).toContainText((await preview.locator('title').textContent()) ?? '?');
  await page.getByLabel(words.fields.fb_pixel).focus();
  await expect(chosen).toHaveValue('register');

  await chosen.selectOption('front');
  await expect(preview.locator('shop-theme').first()).toBeAttached();
  await page.getByLabel(words.fields.darkmode).check();
  await expect(preview.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByLabel(words.fields.hidden_darkmode).check();
  await expect(preview.locator('shop-theme')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
});

test('two of the staff who have the settings open know of each other, until one leaves', async ({
  page,
  browser,
  t,
}) => {
  const other = await (await browser.newContext()).newPage();
  await signInAs(other, 'lirio-admin');
  await signInAs(page, 'lirio');
  const open = async (one: Page): Promise<void> => {
    const said = one.waitForResponse((answer) => answer.url().includes('/api/office/editors/'));
    await one.goto(`${originOf('moda')}/admin/configuracion`);
    await said;
  };
  await page.clock.install();
  await open(page);
  await open(other);
  const seen = (one: Page, name: string) => one.getByText(openByWords(t.openEditor.by, name));
  await expect(seen(other, 'Lucía Herrera')).toBeVisible();
  expect(await violationsOf(other)).toEqual([]);
  await page.clock.fastForward(EDITOR_RENEW_MS);
  await expect(seen(page, 'Alma Ríos')).toBeVisible();
  await other.goto(`${originOf('moda')}/admin`);
  await expect(async () => {
    await page.clock.fastForward(EDITOR_RENEW_MS);
    await expect(seen(page, 'Alma Ríos')).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
});

test('an owner puts a new photo into the store, and takes its colour', async ({
  page,
  browser,
  t,
  language,
}) => {
  const { owner, slug } = STORES[language];
  const origin = originOf(slug);
  await signInAs(page, owner, slug);
  await page.goto(`${origin}/admin/configuracion`);
  await expect(page.locator('shop-settings[data-hydrated]')).toBeVisible();
  const words = t.settings;
  const saved = await settingsOf(page, slug);
  await page
    .getByRole('button', {
      name: new RegExp(Object.values(words.picture).flatMap(photoOf).join('|')),
    })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: t.picturePicker.title });
  const color = language === 'es' ? '#7a2e0e' : '#0e2e7a';
  const buffer = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="${color}"/></svg>`,
  );
  // An upload that fails marks the photo's field with a red border, until a picture is chosen.
  const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer };
  const failed = page.locator('shop-settings [data-failed]');
  await page.route(/\/api\/gallery\/?$/, (route) => route.abort());
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(failed).toContainText(words.picture.notUpdated.photo);
  await expect(failed).toHaveCSS('border-top-width', '2px');
  await page.unroute(/\/api\/gallery\/?$/);
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.locator('.pick', { hasText: 'logo' }).first().click();
  await expect(dialog).toBeHidden();
  await expect(failed).toHaveCount(0);
  await page.getByRole('radio', { name: words.photo_display.bdr_cir }).check();
  const take = words.useColor.replace('{{field}}', words.fields.color1).replace('{{color}}', color);
  await page.getByRole('button', { name: take }).click();
  await expect(page.getByRole('textbox', { name: words.fields.color1, exact: true })).toHaveValue(
    color,
  );
  // A photo that the store could not take stands in a red border, and can be sent again.
  const call = `**/api/store/${slug}`;
  const refusal = { code: 'image_not_found', field: 'photo', message: '' };
  await page.route(call, (route) => route.fulfill({ status: 404, json: refusal }));
  await page.getByRole('button', { name: words.save }).click();
  await expect(failed).toContainText(words.picture.failed.photo);
  await expect(failed).toHaveCSS('border-top-width', '2px');
  await page.unroute(call);
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.done)).toBeVisible();

  const { photo } = await settingsOf(page, slug);
  const visit = await browser.newContext();
  const shopper = await visit.newPage();
  await shopper.goto(`${origin}/?seen=${Date.now()}`);
  const name = String(photo).slice('/media/'.length);
  await expect(shopper.locator(`img.store-photo-cir[src*="${name}"]`).first()).toBeAttached();
  await visit.close();
  expect(await takeBack(page, slug)).toBe(200);
  expect((await settingsOf(page, slug))['photo']).toBe(saved['photo']);
});

/** Words of a picture's buttons that are about the photo. */
function photoOf(words: string | { readonly photo: string }): string[] {
  return typeof words === 'string' ? [] : [words.photo];
}

/** The store's settings as its owner reads them. */
function settingsOf(page: Page, slug: string): Promise<Record<string, unknown>> {
  return page.evaluate(async (store) => {
    const known = await fetch(`/api/store/${store}`);
    const { store_type: type } = (await known.json()) as { store_type: string };
    const answer = await fetch(`/api/store/st_${store}:st_${store}/${type}/store/settings`);
    return (await answer.json()) as Record<string, unknown>;
  }, slug);
}

/** Takes the last change of the settings back, as the history's page does. */
function takeBack(page: Page, slug: string): Promise<number> {
  return page.evaluate(async (store) => {
    const known = await fetch(`/api/store/${store}`);
    const { store_type: type } = (await known.json()) as { store_type: string };
    const history = `/api/store/st_${store}:st_${store}/${type}/store/history`;
    const list = await fetch(`${history}?subject=settings&limit=1`);
    const { results } = (await list.json()) as { results: { id: string }[] };
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    };
    const path = `${history}/${results[0]?.id}/take-back`;
    return (await fetch(path, { method: 'POST', headers, body: '{}' })).status;
  }, slug);
}

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

/** The notice about a person, up to the time since when. */
function openByWords(text: string, name: string): string {
  return text.slice(0, text.indexOf('{{time}}')).replace('{{name}}', name);
}
