/** Narrowing a list without script. */
import { messages } from '../../fragments/shop/item-grid/messages/en.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { expect, test } from './language.ts';

test('several sizes and a colour are chosen by a plain form', async ({ page, language }) => {
  const t = messages[language];
  await page.goto('/productos');
  const list = page.locator('shop-item-grid').first();
  const open = list.getByRole('button', { name: t.filters });
  if (await open.isVisible()) await open.click();
  const filters = list.getByRole('navigation', { name: t.filters });
  await filters.locator('input[name=size][value=L]').check();
  await filters.locator('[data-live-group=size] .rest > summary').click();
  await filters.locator('input[name=size][value=M]').check();
  await filters.locator('input[name=colour][value=Azul]').check();
  await filters.locator('[data-live-button]').click();
  await expect(page).toHaveURL(/size=L&size=M&colour=Azul/);
  const chips = list.getByRole('list', { name: t.active }).getByRole('listitem');
  // Three of them, and the way to take all off.
  await expect(chips).toHaveCount(4);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await list
    .getByRole('link', { name: fill(t.remove, { filter: language === 'es' ? 'Azul' : 'Blue' }) })
    .click();
  await expect(page).toHaveURL(/\/productos\?size=L%2CM$/);
  await expect(chips).toHaveCount(3);
});
