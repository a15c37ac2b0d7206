/** The page of the stores that list this store, without script. */
import { expect, test } from '@playwright/test';
import { messages } from '../../fragments/office/collaborators/messages/en.ts';
import { signInAs } from './demo-person.ts';
import { demoShop, listedByLirio } from './partners.ts';

test('the owner of a partner sees the stores that list it, and follows one', async ({ page }) => {
  await listedByLirio(page, 'casa');
  await signInAs(page, 'raiz', 'casa');
  await page.goto(`${demoShop('casa').origin}/admin/colaboradores`);
  const section = page.getByRole('region', { name: messages.es.of.title });
  await section.getByRole('link', { name: 'Lirio', exact: true }).click();
  await expect(page).toHaveURL(`${demoShop('moda').origin}/`);
});
