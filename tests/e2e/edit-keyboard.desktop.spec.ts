/** Edit mode by its keys alone: each panel is opened, filled, saved and closed, and the focus returns. */
import { messages as cataloguesIn } from '../../fragments/edit/edit-own-catalogues/messages/en.ts';
import { messages as headersIn } from '../../fragments/edit/edit-headers/messages/en.ts';
import { messages as slidesIn } from '../../fragments/edit/edit-slides/messages/en.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { originOf } from './account-steps.ts';
import { escapes, exactly, inside, keepsFocus, pressOn, tabTo, write } from './by-keys.ts';
import { signOwnerIn, toast } from './edit-steps.ts';
import { focus } from './focus.ts';
import { expect, test } from './language.ts';

test.describe.configure({ timeout: 240_000 });

/** No other test at a desk changes this store's front or its catalogues. */
const OWN = { username: 'raiz', store: 'casa' };
const ORIGIN = originOf(OWN.store);

const drawing = {
  name: 'teclas.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1100" height="982"><rect width="1100" height="982" fill="#28c85a"/></svg>',
  ),
};

test('the header’s and the carousel’s panels on the front', async ({ page, t, language }) => {
  const header = headersIn[language];
  const slide = slidesIn[language];
  const press = (key: string) => page.keyboard.press(key);
  const dialog = (name: string) => page.getByRole('dialog', { name });
  await signOwnerIn(page, OWN);
  await page.goto(`${ORIGIN}/`);
  await pressOn(page, t.editSwitch.label, 'Space');

  // A header is made, changed and deleted.
  await pressOn(page, t.editTools.headers);
  await expect(dialog(header.words.title)).toBeVisible();
  await keepsFocus(page, 'shop-edit-headers');
  await pressOn(page, header.words.add);
  await page.keyboard.type('Solo con teclas');
  await pressOn(page, header.panel.save);
  await expect(toast(page, header.done.created)).toBeVisible();
  await expect(dialog(header.words.title)).toBeVisible();
  await pressOn(page, fill(header.panel.editOf, { name: 'Solo con teclas' }));
  await write(page, header.labels.subtitle, 'Y nada más');
  await pressOn(page, header.panel.save);
  await expect(toast(page, header.done.updated)).toBeVisible();
  await pressOn(page, fill(header.panel.removeOf, { name: 'Solo con teclas' }));
  await expect(
    page.getByRole('button', { name: fill(header.panel.undoOf, { name: 'Solo con teclas' }) }),
  ).toBeFocused();
  await escapes(page, dialog(header.words.title), t.editTools.headers);
  await expect(toast(page, header.done.deleted)).toBeVisible();

  // A slide with its pictures, which come from the library.
  await tabTo(page, exactly(t.editTools.slides), 'Shift+Tab');
  await press('Enter');
  await expect(dialog(slide.words.title)).toBeVisible();
  await keepsFocus(page, 'shop-edit-slides');
  await pressOn(page, slide.words.add);
  const library = dialog(t.picturePicker.title);
  await pressOn(page, slide.choose.hzt_image);
  await expect(library).toBeVisible();
  await escapes(page, library, slide.choose.hzt_image);
  await expect(dialog(slide.words.create)).toBeVisible();
  for (const choose of [slide.choose.hzt_image, slide.choose.vrt_image]) {
    if (choose !== slide.choose.hzt_image) await tabTo(page, exactly(choose));
    await press('Enter');
    await expect(library).toBeVisible();
    if (choose === slide.choose.hzt_image)
      await library.locator('input[type=file]').setInputFiles(drawing);
    await expect(library.locator('.pick', { hasText: 'teclas' })).toBeVisible();
    await pressOn(page, 'teclas');
    await expect(library).toBeHidden();
  }
  await tabTo(page, exactly(slide.labels.action_type));
  await press('End');
  await pressOn(page, slide.panel.save);
  await expect(toast(page, slide.done.created)).toBeVisible();
  const row = dialog(slide.words.title).getByRole('listitem').last();
  await expect(row).toContainText(slide.leads.signup);
  const name = (await row.locator('b').textContent()) ?? '';
  await pressOn(page, fill(slide.panel.removeOf, { name }));
  await escapes(page, dialog(slide.words.title), t.editTools.slides);
  await expect(toast(page, slide.done.deleted)).toBeVisible();
});

test('others’ products and franchises are added and taken out', async ({ page, t }) => {
  const { addProducts, pickFranchises } = t;
  await signOwnerIn(page, { username: 'ana', store: 'ana' });
  await page.goto(`${originOf('ana')}/`);
  await pressOn(page, t.editSwitch.label, 'Space');

  await pressOn(page, t.editTools.products);
  const products = page.getByRole('dialog', { name: addProducts.title });
  await expect(products.locator('.own b').first()).toBeVisible();
  await keepsFocus(page, 'shop-edit-products');
  await escapes(page, products, t.editTools.products);
  await page.keyboard.press('Enter');
  await expect(products.locator('.own b').first()).toBeVisible();
  // Of another supplier than that of the test in `owners-others.desktop.spec.ts`.
  const free = products
    .locator('.offers li')
    .filter({ hasNotText: addProducts.inStore })
    .filter({ hasNotText: 'Lirio' })
    .first();
  const name = (await free.locator('.own b').textContent()) ?? '';
  await write(page, addProducts.search, name);
  await pressOn(page, fill<string>(addProducts.addOf, { name }));
  await expect(toast(page, addProducts.done.added)).toBeVisible();
  await pressOn(page, fill<string>(addProducts.removeOf, { name }));
  const undo = fill<string>(addProducts.undoOf, { name });
  await expect(products.getByRole('button', { name: undo })).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(page, fill<string>(addProducts.removeOf, { name }));
  const sent = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  // What was changed is read anew.
  const anew = page.waitForEvent('load');
  await page.keyboard.press('Escape');
  expect((await sent).status()).toBe(200);
  await anew;
  // The page that is loaded again has the focus where it was.
  await expect.poll(async () => (await focus(page)).name.trim()).toBe(t.editTools.products);

  await pressOn(page, t.editTools.franchises);
  const franchises = page.getByRole('dialog', { name: pickFranchises.title });
  await expect(franchises.locator('.own b').first()).toBeVisible();
  await keepsFocus(page, 'shop-edit-franchises');
  await write(page, pickFranchises.search, 'zzqqxx');
  await expect(franchises.getByText(pickFranchises.noneFoundText)).toBeVisible();
  // The first Escape empties the field, as everywhere.
  await page.keyboard.press('Escape');
  await expect(franchises.locator('.own b').first()).toBeVisible();
  await escapes(page, franchises, t.editTools.franchises);
  expect(await inside(page, 'shop-edit-tools')).toBe(true);
});

test('the store’s catalogues stand in a dialog, in which another one is made', async ({
  page,
  t,
  language,
}) => {
  const words = cataloguesIn[language];
  const name = `Del diálogo ${language}`;
  await signOwnerIn(page, OWN);
  await page.goto(`${ORIGIN}/`);
  await pressOn(page, t.editSwitch.label, 'Space');
  await pressOn(page, t.editTools.catalogues);
  const dialog = page.getByRole('dialog', { name: words.title });
  await expect(dialog.locator('.own a').first()).toHaveAttribute('href', /\/catalogos\/./);
  await keepsFocus(page, 'shop-edit-own-catalogues');
  await escapes(page, dialog, t.editTools.catalogues);
  await page.keyboard.press('Enter');
  await pressOn(page, words.send);
  await expect(dialog.getByText(words.problems.required)).toBeVisible();
  await tabTo(page, exactly(words.create), 'Shift+Tab');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(toast(page, words.created)).toBeVisible();
  const made = dialog.getByRole('link', { name, exact: true });
  await expect(made).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const editor = dialog.getByRole('link', { name: fill(words.editOf, { name }) });
  const path = (await editor.getAttribute('href')) ?? '';
  expect(path).toMatch(/\/admin\/catalogos\/ca_/);
  const anew = page.waitForEvent('load');
  await page.keyboard.press('Escape');
  await anew;
  await expect.poll(async () => (await focus(page)).name.trim()).toBe(t.editTools.catalogues);
  await page.evaluate(
    (id) =>
      fetch(`/api/catalogues/${id}?force=true`, {
        method: 'DELETE',
        headers: { 'idempotency-key': crypto.randomUUID() },
      }),
    path.split('/').at(-1),
  );
});

test('a catalogue is made, renamed, moved and deleted, and a product put into it', async ({
  page,
  t,
}) => {
  const words = t.ownCatalogues;
  const of = (label: string, name: string) => fill<string>(label, { name });
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  await signOwnerIn(page, OWN);
  await page.goto(`${ORIGIN}/admin/catalogos`);
  await expect(page.locator('shop-own-catalogues[data-hydrated]')).toBeVisible();
  await pressOn(page, words.create);
  await write(page, words.name, 'Teclas');
  await page.keyboard.press('Enter');
  await expect(row('Teclas')).toBeVisible();

  await pressOn(page, of(words.renameOf, 'Teclas'));
  await write(page, words.name, 'Teclado');
  await page.keyboard.press('Enter');
  await expect(row('Teclado')).toBeVisible();
  await tabTo(page, exactly(of(words.order.handle, 'Teclado')), 'Shift+Tab');
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await expect(page.getByText(words.done.moved)).toBeVisible();

  const office = page.url();
  await page.goto(`${ORIGIN}/productos`);
  await page.locator('shop-item-grid a.go').first().press('Enter');
  await page.waitForURL(/productos\/./);
  await pressOn(page, t.editSwitch.label, 'Space');
  await pressOn(page, t.editTools.into.item);
  const dialog = page.getByRole('dialog');
  const mark = dialog.getByRole('checkbox', { name: 'Teclado' });
  await expect(mark).toBeVisible();
  await keepsFocus(page, 'shop-edit-catalogues');
  await escapes(page, dialog, t.editTools.into.item);
  await page.keyboard.press('Enter');
  await pressOn(page, 'Teclado', 'Space');
  await expect(mark).toBeChecked();

  await page.goto(office);
  await expect(page.locator('shop-own-catalogues[data-hydrated]')).toBeVisible();
  await pressOn(page, of(words.removeOf, 'Teclado'));
  const warning = row('Teclado').getByRole('alert');
  await expect(warning).toBeVisible();
  await pressOn(page, of(words.removeAllOf, 'Teclado'));
  await expect(page.getByText(words.done.deleted)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Teclado', exact: true })).toHaveCount(0);
});

test('a picture of the library is named and focused; a message to the store is written', async ({
  page,
  t,
}) => {
  const { gallery, contactForm } = t;
  await signOwnerIn(page, OWN);
  await page.goto(`${ORIGIN}/admin/galeria`);
  await expect(page.locator('shop-gallery[data-hydrated]')).toBeVisible();
  const file = { ...drawing, name: 'foco.svg' };
  file.buffer = Buffer.from(drawing.buffer.toString().replace('#28c85a', '#c85a28'));
  await tabTo(page, exactly(gallery.upload.choose));
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(gallery.upload.states.done)).toBeVisible();
  const picture = page
    .getByRole('listitem')
    .filter({ has: page.getByText('foco', { exact: true }) })
    .first();
  await picture.locator('summary').press('Enter');
  await write(page, gallery.name, 'Punto');
  await tabTo(page, exactly(gallery.down));
  await page.keyboard.press('Home');
  await pressOn(page, fill<string>(gallery.saveOf, { name: 'foco' }));
  await expect(page.getByText(gallery.done.changed)).toBeVisible();

  await page.goto(`${ORIGIN}/info`);
  await pressOn(page, contactForm.title);
  const dialog = page.getByRole('dialog', { name: t.contactDialog.label });
  await expect(dialog.getByLabel(contactForm.name, { exact: true })).toBeFocused();
  await page.keyboard.type('Zoë');
  await keepsFocus(page, 'shop-contact-dialog');
  await write(page, contactForm.email, `teclas${Date.now()}@example.com`);
  await write(page, contactForm.message, 'Solo con teclas');
  await pressOn(page, contactForm.send);
  await expect(dialog.getByRole('heading', { level: 1 })).toContainText(
    contactForm.sent.split('{{')[0]!,
  );
  await escapes(page, dialog, contactForm.title);
});

test('the settings ask before unsaved changes are left', async ({ page, t }) => {
  const words = t.settings;
  const asked: string[] = [];
  let isLeaving = false;
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return isLeaving ? dialog.accept() : dialog.dismiss();
  });
  await signOwnerIn(page, OWN);
  await page.goto(`${ORIGIN}/admin/configuracion`);
  await expect(page.locator('shop-settings[data-hydrated]')).toBeVisible();
  const field = page.getByLabel(words.fields.kick);
  await field.focus();
  await page.keyboard.type('sin-guardar');
  const link = page.locator('a[href$="/admin/catalogos"]').first();
  await link.press('Enter', { noWaitAfter: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(page).toHaveURL(/configuracion/);
  await expect(field).toHaveValue('sin-guardar');
  isLeaving = true;
  await link.press('Enter', { noWaitAfter: true });
  await expect(page).not.toHaveURL(/configuracion/);
  expect(asked).toHaveLength(2);
});
