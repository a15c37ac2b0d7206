/** Narrowing a list: a drawer with a button on phones, a column that changes the list at a desk. */
import { messages } from '../../fragments/shop/item-grid/messages/en.ts';
import { count, fill } from '../../shared/i18n/fill.ts';
import { expect, test } from './language.ts';

test('choices say how many results they lead to, and lead there', async ({
  page,
  language,
  isMobile,
}) => {
  const t = messages[language];
  const shown = (name: 'results' | 'showResults', number: number) =>
    count(t, name, number, { shown: String(number) });
  const list = page.locator('shop-item-grid').first();
  await page.goto('/productos?sort=list_price');
  if (isMobile) await list.getByRole('button', { name: t.filters }).click();
  const filters = list.getByRole('navigation', { name: t.filters });
  const found = list.locator('.count-line');
  const all = Number.parseInt(await found.innerText(), 10);

  const colours = filters.getByRole('list', { name: t.colour });
  const numberOf = async (choice: ReturnType<typeof colours.getByRole>) =>
    Number.parseInt((await choice.innerText()).replace(/^\D+/, ''), 10);
  const ofValue = (value: string) =>
    colours.getByRole('listitem').filter({ has: page.locator(`input[value="${value}"]`) });
  const blue = ofValue('Azul');
  const red = ofValue('Rojo');
  const blues = await numberOf(blue);
  const reds = await numberOf(red);
  expect(blues).toBeLessThan(all);

  await blue.getByRole('checkbox').check();
  const button = filters.getByRole('button', { name: shown('showResults', blues) });
  if (isMobile) await expect(button).toBeVisible();
  else await expect(found).toHaveText(shown('results', blues));

  // One of both is enough; the choice that one is at keeps the focus.
  await red.getByRole('checkbox').check();
  await expect(red.getByRole('checkbox')).toBeFocused();
  const go = filters.locator('[data-live-button]');
  await expect(go).not.toHaveText(shown('showResults', blues));
  const both = Number.parseInt((await go.textContent())!.replace(/^\D+/, ''), 10);
  expect(both).toBeGreaterThan(blues);
  expect(both).toBeLessThanOrEqual(blues + reds);
  if (isMobile) await go.click();
  await expect(page).toHaveURL(/\/productos\?colour=Azul%2CRojo&sort=list_price$/);
  await expect(found).toHaveText(shown('results', both));

  // Each chip takes its own value off.
  await list
    .getByRole('link', { name: fill(t.remove, { filter: language === 'es' ? 'Rojo' : 'Red' }) })
    .click();
  await expect(page).toHaveURL(/\/productos\?colour=Azul&sort=list_price$/);
  await expect(found).toHaveText(shown('results', blues));
  await list.getByRole('list', { name: t.active }).getByRole('link', { name: t.clearAll }).click();
  await expect(page).toHaveURL(/\/productos\?sort=list_price$/);
  await expect(found).toHaveText(shown('results', all));
});
