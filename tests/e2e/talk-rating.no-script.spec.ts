/** A customer rates a conversation that the store has closed, by forms alone; the store reads it. */
import { messages as words } from '../../fragments/shop/talk/messages/en.ts';
import { messages as deskWords } from '../../fragments/shop/talk-desk/messages/en.ts';
import { messages as ratingWords } from '../../fragments/shop/talk-rating/messages/en.ts';
import { messages as reportWords } from '../../fragments/office/talk-report/messages/en.ts';
import { messages as ask } from '../../fragments/shop/ask/messages/en.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { newPerson } from './new-person.ts';

const ITEM = '/productos/moda/falda-corta-estampada-blossom-breeze';

test('a closed conversation is rated once, and the store reads it there and in its report', async ({
  page,
  language,
}) => {
  const [t, desk, rating, report] = [
    words[language],
    deskWords[language],
    ratingWords[language],
    reportWords[language],
  ];
  const said = `Muy amables ${Date.now()}`;
  await newPerson(page);
  await page.goto(ITEM);
  await page.getByRole('link', { name: ask[language].ask }).click();
  await page.getByLabel(t.text).fill('¿Tienen talla M?');
  await page.getByRole('button', { name: t.send }).click();
  await page.waitForURL(/\/me\/inbox\/conversation\/cv_/);
  const mine = page.url();
  const buyer = await page.context().cookies();
  const theirs = mine.replace('/me/inbox/conversation', '/admin/mensajes');

  await page.context().clearCookies();
  await signInAs(page, 'lirio');
  const seller = await page.context().cookies();
  await page.goto(theirs);
  await page.getByLabel(t.text).fill('Sí, hay.');
  await page.getByRole('button', { name: t.send }).click();
  await page.getByText(desk.title).click();
  await page.getByRole('button', { name: desk.close }).click();
  await page.waitForURL(/\/admin\/mensajes$/);

  await page.context().clearCookies();
  await page.context().addCookies(buyer);
  await page.goto(mine);
  const form = page.locator('shop-talk-rating');
  await form.getByLabel(rating.star[4]).check();
  await form.getByLabel(rating.comment).fill(said);
  await form.getByRole('button', { name: rating.send }).click();
  await page.waitForURL(/done=rated/);
  await expect(form.getByRole('status')).toHaveText(rating.thanks);
  await expect(form.getByRole('img', { name: fill(rating.of, { stars: '4' }) })).toBeVisible();
  await expect(form.getByRole('button')).toHaveCount(0);

  await page.context().clearCookies();
  await page.context().addCookies(seller);
  await page.goto(theirs);
  await expect(page.locator('shop-talk-rating').getByText(said)).toBeVisible();
  await page.goto(`${theirs.replace(/\/cv_.*/, '')}/reporte?days=7`);
  const figures = page.locator('shop-talk-report');
  await expect(figures.getByRole('heading', { name: report.title })).toBeVisible();
  await expect(figures.getByText(said)).toBeVisible();
  await figures
    .getByRole('listitem')
    .filter({ hasText: said })
    .getByRole('link', { name: report.see })
    .click();
  await page.waitForURL(theirs);
});
