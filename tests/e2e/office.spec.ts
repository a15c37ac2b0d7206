/**
 * The shells of the office and of the account pages: navigation by keys, crumbs and a phone's
 * drawer.
 */
import { violationsOf } from '../audit/axe/look.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

/** Width from which the menu stands beside the page. */
const WIDE = 990;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the search opens by a key, finds what the account may do, and leads there', async ({
  page,
  t,
}) => {
  const { palette } = t;
  await signInAs(page, 'lirio');
  await page.goto('/admin/equipo');
  await expect(page.locator('shop-palette[data-hydrated]')).toBeVisible();
  await page.keyboard.press('/');
  const search = page.getByRole('combobox', { name: palette.label });
  await expect(search).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(page, true)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });

  // Escape restores the page; in a text field a slash is a letter.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel(t.staff.email).focus();
  await page.keyboard.type('/');
  await expect(page.getByLabel(t.staff.email)).toHaveValue('/');
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();

  await search.fill('zzqqxx');
  await expect(page.getByText(palette.none).first()).toBeVisible();
  await search.fill('falda');
  const skirt = page.getByRole('option', { name: /falda/i }).first();
  await expect(skirt).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await search.fill(t.collaborators.title.slice(0, 5).toUpperCase());
  const found = page.getByRole('option');
  await expect(found.first()).toHaveAttribute('aria-selected', 'true');
  await expect(found.first()).toHaveText(t.collaborators.title);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/colaboradores$/);
});

test('a setting is found by its label, and its field is focused, also one that comes later', async ({
  page,
  t,
}) => {
  await signInAs(page, 'lirio');
  await page.goto('/admin/equipo');
  const search = page.getByRole('combobox', { name: t.palette.label });
  const go = async (text: string, label: string | RegExp) => {
    await expect(page.locator('shop-palette[data-hydrated]')).toBeVisible();
    await page.keyboard.press('Control+k');
    await search.fill(text);
    await page.getByRole('option', { name: label }).click();
  };
  // The look in preparation has one too.
  await go('favicon', new RegExp(`^(?:Tu tienda|Your store): ${t.settings.fields.favicon}`));
  await expect(page).toHaveURL(/\/admin\/configuracion#favicon$/);
  const icon = page.getByRole('group', { name: t.settings.fields.favicon }).getByRole('button');
  await expect(icon.first()).toBeFocused();
  await go(t.settings.parts.hours, /: (?:lunes|Monday)$/);
  await expect(page.locator('#f-hours_1')).toBeFocused();
});

test('an action begins at its field; leaving with unsent text is asked about', async ({
  page,
  t,
}) => {
  await signInAs(page, 'lirio');
  await page.goto('/admin/equipo');
  await expect(page.locator('shop-palette[data-hydrated]')).toBeVisible();
  await page.keyboard.press('Control+k');
  const name = t.staff.actions.invite;
  await page.getByRole('combobox', { name: t.palette.label }).fill(name);
  await page.keyboard.press('Enter');
  const email = page.getByLabel(t.staff.email);
  await expect(email).toBeFocused();
  await page.keyboard.type('a');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.locator('shop-breadcrumb').getByRole('link').click({ noWaitAfter: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(email).toHaveValue('a');
  await email.fill('');
  await page.locator('shop-breadcrumb').getByRole('link').click();
  await expect(page).toHaveURL(/\/admin$/);
});

test('the search offers nothing that an account may not do', async ({ page, t }) => {
  await signInAs(page, 'lirio-despacho');
  await page.goto('/admin');
  await page.getByRole('link', { name: t.palette.open }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('option', { name: t.preferences.title })).toHaveCount(1);
  // Of the office's pages, a dispatcher may open those about orders and the store's messages alone,
  // and each action of theirs.
  const paths = await page
    .locator('[role=option][href*="/admin"]')
    .evaluateAll((options) =>
      options.map((one) => new URL((one as HTMLAnchorElement).href).pathname),
    );
  expect(new Set(paths)).toEqual(
    new Set([
      '/admin/reservas',
      '/admin/compras-sin-terminar',
      '/admin/ordenes',
      '/admin/punto-de-venta',
      '/admin/pedidos-con-enlace',
      '/admin/devoluciones',
      '/admin/mensajes',
      '/admin/mensajes/respuestas',
      '/admin/mensajes/etiquetas',
      '/admin/mensajes/reporte',
    ]),
  );
});

test('crumbs lead back, and the menu to every page, on a phone from a drawer', async ({
  page,
  t,
}) => {
  const { officeBar: words, officeHome: home } = t;
  await signInAs(page, 'lirio');
  await page.goto('/admin/equipo');
  await page.locator('shop-breadcrumb').getByRole('link', { name: t.pages.office }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.title);
  expect(await violationsOf(page)).toEqual([]);

  const menu = page.getByRole('navigation', { name: words.nav });
  if ((page.viewportSize()?.width ?? 0) < WIDE) {
    const opener = page.getByRole('button', { name: words.menu });
    await expect(menu).toBeHidden();
    await opener.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
  }
  await menu.getByRole('link', { name: t.collaborators.title }).click();
  await expect(page).toHaveURL(/\/admin\/colaboradores$/);
  await expect(page.locator('shop-office-bar [aria-current=page]')).toHaveText(
    t.collaborators.title,
  );
  await page.getByRole('link', { name: words.shop }).click();
  await expect(page.locator('shop-nav')).toBeVisible();
});

test('an account’s pages have one navigation, and the shop’s head', async ({ page, t }) => {
  await signInAs(page, 'rosa');
  await page.goto('/mis-compras');
  const own = page.getByRole('navigation', { name: t.accountNav.label });
  for (const [name, path] of [
    [t.security.title, '/me/security'],
    [t.preferences.title, '/me/preferences'],
    [t.purchases.title, '/mis-compras'],
  ] as const) {
    await own.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(own.locator('[aria-current=page]')).toHaveText(name);
    await expect(page.locator('shop-nav')).toBeVisible();
  }
  expect(await violationsOf(page)).toEqual([]);
  await own.getByRole('button', { name: t.accountNav.signOut }).click();
  await expect(page.locator('shop-account')).toHaveCount(0);
});
