/** Where a wallet's money goes, and the desk that pays it out, by links and forms. */
import { messages as cashout } from '../../fragments/shop/cashout/messages/en.ts';
import { messages as payouts } from '../../fragments/office/payouts/messages/en.ts';
import { messages as wallet } from '../../fragments/shop/wallet/messages/en.ts';
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

test('an account saves its bank account, a wrong number stays in its field, and a new one rests', async ({
  page,
  language,
}) => {
  const [t, w] = [cashout[language], wallet[language]];
  await signInAs(page, 'ana', 'ana');
  await page.goto(`${originOf('ana')}/me/wallet/mxn`);
  await page.getByRole('link', { name: w.draw }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
  const number = page.getByRole('textbox', { name: t.number.clabe });
  if (!(await number.isVisible())) await page.getByText(t.changeAccount).click();
  await number.fill('032180000118359710');
  await page.getByRole('textbox', { name: t.holder }).fill('Ana López');
  await page.getByRole('button', { name: t.save }).click();
  await expect(number).toHaveValue('032180000118359710');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await number.fill('032 180 000118359719');
  await page.getByRole('button', { name: t.save }).click();
  await expect(page).toHaveURL(/done=saved/);
  await expect(page.getByText(t.done.saved)).toBeVisible();
  await expect(page.locator('shop-cashout')).toContainText('9719');
});

test('the root store’s desk says what waits, and pauses a seller with a reason', async ({
  page,
  language,
}) => {
  const t = payouts[language];
  await signInAs(page, 'mercado', 'mercado');
  await page.goto(`${originOf('mercado')}/admin/pagos/dispersiones`);
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
  await page.getByText(t.pause, { exact: true }).click();
  await page.getByRole('textbox', { name: t.username }).fill('nadie-xyz');
  await page.getByRole('textbox', { name: t.pauseReason }).fill('Prueba');
  await page.getByRole('button', { name: t.pauseButton, exact: true }).click();
  await expect(page.getByRole('textbox', { name: t.username })).toHaveValue('nadie-xyz');
  await signInAs(page, 'lirio', 'moda');
  await page.goto(`${originOf('moda')}/admin/pagos/dispersiones`);
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toHaveCount(0);
});
