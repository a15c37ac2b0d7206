/** Signing out while a call of the page is still under way. */
import { signInAs } from './demo-person.ts';
import { expect, inEachLanguage, test } from './language.ts';
import { messages as signOutWords } from '../../fragments/shop/sign-out/messages/index.ts';

inEachLanguage(() => {
  test('a cart that is asked for too late keeps nobody on the page of signing out', async ({
    page,
    language,
  }) => {
    await signInAs(page, 'rosa');
    let refused = (): void => {};
    const cartWasRefused = new Promise<void>((done) => (refused = done));
    let posted = (): void => {};
    const signedOut = new Promise<void>((done) => (posted = done));
    // The cart's call reaches the edge once the session is over.
    await page.route('**/api/shopping-carts/**', async (route) => {
      await signedOut;
      await route.fulfill({ response: await route.fetch() });
      refused();
    });
    // The way out is answered only after the cart's call.
    await page.route('**/logout', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const response = await route.fetch({ maxRedirects: 0 });
      posted();
      await cartWasRefused;
      return route.fulfill({ response });
    });
    const asked = page.waitForRequest('**/api/shopping-carts/**');
    await page.goto('/logout?next=%2Fterms');
    await asked;
    await page.getByRole('button', { name: signOutWords[language].submit }).last().click();
    await expect(page).toHaveURL(/\/terms$/);
  });
});
