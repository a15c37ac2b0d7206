/**
 * The page of the stores that list this store. The other store decides, so staff here can only
 * look.
 */
import { expect, test } from '@playwright/test';
import { messages } from '../../fragments/office/collaborators/messages/en.ts';
import { signInAs } from './demo-person.ts';
import { demoShop, listedByLirio } from './partners.ts';

for (const locale of ['es', 'en'] as const) {
  const { of } = messages[locale];

  test(`the owner of a partner reaches the store by keyboard, and finds nothing to change: ${locale}`, async ({
    page,
  }) => {
    await listedByLirio(page, 'casa');
    await signInAs(page, 'raiz', 'casa');
    await page.goto(`${demoShop('casa').origin}/admin/colaboradores?lang=${locale}`);
    await expect(page.locator('shop-collaborators[data-hydrated]')).toBeVisible();
    const section = page.getByRole('region', { name: of.title });
    await expect(section.getByText(of.intro)).toBeVisible();
    await expect(section.getByRole('button')).toHaveCount(0);
    const link = section.getByRole('link', { name: 'Lirio', exact: true });
    await link.focus();
    await expect(link).toBeFocused();
    await link.press('Enter');
    await expect(page).toHaveURL(`${demoShop('moda').origin}/`);
  });

  test(`a store that no other store lists is told so: ${locale}`, async ({ page }) => {
    await signInAs(page, 'telon', 'eventos');
    await page.goto(`${demoShop('eventos').origin}/admin/colaboradores?lang=${locale}`);
    const section = page.getByRole('region', { name: of.title });
    await expect(section.getByText(of.none)).toBeVisible();
    await expect(section.getByRole('link')).toHaveCount(0);
  });
}

test('a page of the list that no longer exists leads back', async ({ page }) => {
  await listedByLirio(page, 'casa');
  await signInAs(page, 'raiz', 'casa');
  const { origin } = demoShop('casa');
  await page.goto(`${origin}/admin/colaboradores?collaborations=2`);
  const section = page.getByRole('region', { name: messages.es.of.title });
  await section.getByRole('link', { name: messages.es.previous }).click();
  await expect(page).toHaveURL(`${origin}/admin/colaboradores`);
  await expect(section.getByRole('link', { name: 'Lirio', exact: true })).toBeVisible();
});

test('the owner of a mirror is refused every change of it', async ({ page }) => {
  await signInAs(page, 'telon-austral', 'espejo');
  for (const path of ['/admin/colaboradores', '/admin/equipo']) {
    expect((await page.goto(demoShop('espejo').origin + path))?.status()).toBe(403);
  }
});
