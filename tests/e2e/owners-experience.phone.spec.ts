/** An experience with its photo, made by the form, and an item that only its preview's address shows. */
import { violationsOf } from '../audit/axe/look.ts';
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

// Words that still fade in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ORIGIN = originOf('eventos');

const poster = (color: string) => ({
  name: 'cartel.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="350" height="419"><rect width="350" height="419" fill="${color}"/></svg>`,
  ),
});

test('an experience is made with its date, place, photo and seats, of which one is given away', async ({
  page,
  browser,
  t,
  language,
}, { project }) => {
  test.slow();
  const words = t.itemForm;
  const name = `Concierto ${project.name} ${language}`;
  await signInAs(page, 'telon', 'eventos');
  await page.goto(`${ORIGIN}/apps/me/products/create`);
  await expect(page.locator('shop-item-form[data-hydrated]')).toBeVisible();
  await page.getByLabel(words.fields.type, { exact: true }).selectOption('experience');
  await page.getByLabel(words.fields.name, { exact: true }).fill(name);
  await page.getByLabel(/^(Precio|Price) \(/).fill('450');
  await page.getByRole('button', { name: words.create }).click();
  await expect(page.getByText(words.needs.experience_place)).toBeVisible();
  await page.getByLabel(words.fields.experience_date).fill('2031-03-05T20:30');
  const place = words.fields.experience_place;
  await page.getByLabel(place, { exact: true }).fill('Teatro del Parque');
  await page.getByLabel(`${place}, ${words.english}`).fill('Park Theatre');
  await page.getByLabel(words.variant.on_hand).fill('2');
  await page.getByRole('button', { name: words.photo.add }).click();
  const library = page.getByRole('dialog', { name: t.picturePicker.title });
  await library
    .locator('input[type=file]')
    .setInputFiles(poster(language === 'en' ? '#5a0a3c' : '#3c0a5a'));
  await library.locator('.pick', { hasText: 'cartel' }).first().click();
  await expect(library).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: words.create }).click();
  await expect(page).toHaveURL(/\/admin\/articulos\/it_.+done=created/);
  const [id = ''] = /it_\w+/.exec(page.url()) ?? [];
  await expect(page.getByLabel(words.fields.experience_date)).toHaveValue('2031-03-05T20:30');
  const shopHref = await page.getByRole('link', { name: words.seeInShop }).getAttribute('href');

  const visitor = await browser.newContext({ locale: language === 'en' ? 'en-US' : 'es-MX' });
  const shop = await visitor.newPage();
  await shop.goto(new URL(shopHref ?? '', page.url()).href);
  const main = shop.locator('main');
  await expect(shop.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(main).toContainText(language === 'en' ? 'Park Theatre' : 'Teatro del Parque');
  await expect(main).toContainText(/5 (de marzo de|March) 2031|March 5, 2031/);
  await expect(main.locator('img[src*="/media/"]').first()).toBeVisible();
  await visitor.close();

  await page.goto(`${ORIGIN}/admin/asistentes`);
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('link').first().click();
  await page.getByText(t.attendants.give, { exact: true }).click();
  await page.getByLabel(t.attendants.fullName).fill('Alma Ríos');
  await page.getByRole('textbox', { name: t.attendants.phone }).fill('55 1234 5678');
  await page.getByRole('button', { name: t.attendants.giveNow }).click();
  await expect(page.getByText(t.attendants.done.given)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Alma Ríos' })).toContainText(
    t.attendants.courtesy,
  );
  await page.goto(`${ORIGIN}/admin/articulos/${id}`);
  await expect(page.getByLabel(words.variant.on_hand)).toHaveValue('1');
  await page.getByLabel(words.fields.visibility).selectOption('unpublished');
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.done.saved)).toBeVisible();
});

test('an item that is not published is seen at its preview’s address, in both languages', async ({
  page,
  browser,
  t,
  language,
}, { project }) => {
  const words = t.itemForm;
  const stamp = `${project.name} ${language}`;
  const names = { es: `Taller ${stamp}`, en: `Workshop ${stamp}` };
  const titles = { es: `Taller de teatro ${stamp}`, en: `Theatre workshop ${stamp}` };
  await signInAs(page, 'telon', 'eventos');
  await page.goto(`${ORIGIN}/apps/me/products/create`);
  await expect(page.locator('shop-item-form[data-hydrated]')).toBeVisible();
  const field = (name: keyof typeof words.fields, suffix = '') =>
    page.getByLabel(words.fields[name] + suffix, { exact: true });
  await field('name').fill(names.es);
  await field('name', `, ${words.english}`).fill(names.en);
  await field('seo_title').fill(titles.es);
  await field('seo_title_en').fill(titles.en);
  await field('seo_description_en').fill('Four evenings on a stage.');
  await page.getByLabel(/^(Precio|Price) \(/).fill('900');
  await field('visibility').selectOption('unpublished');
  await page.getByRole('button', { name: words.create }).click();
  await expect(page).toHaveURL(/\/admin\/articulos\/it_.+done=created/);
  const shopHref = await page.getByRole('link', { name: words.seeInShop }).getAttribute('href');
  const address = new URL(shopHref ?? '', page.url()).href;
  await page.goto(address);
  await expect(page.getByText(t.pages.itemUnpublished)).toBeVisible();
  const preview = await page.locator('a[href*="/vista/it_"]').getAttribute('href');

  for (const locale of ['es-MX', 'en-US'] as const) {
    const spoken = locale === 'es-MX' ? 'es' : 'en';
    const visitor = await browser.newContext({ locale });
    const shop = await visitor.newPage();
    expect((await shop.goto(address))?.status()).toBe(404);
    await shop.goto(preview ?? '');
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText(names[spoken]);
    await expect(shop).toHaveTitle(new RegExp(titles[spoken]));
    await expect(shop.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(shop.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violationsOf(shop)).toEqual([]);
    await visitor.close();
  }
});
