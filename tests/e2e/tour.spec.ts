/** The tour of a store, once its owner has seen it. */
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { openMenu } from './shop-menu.ts';
import { fill } from '../../shared/i18n/fill.ts';

test('an owner who said no has the tour again from the menu, and always where they say so', async ({
  page,
  t,
}, { project }) => {
  test.slow();
  const menu = t.sideMenu;
  // Somebody for each width: both run at once.
  const [username, store] = project.name === 'phone' ? ['lente', 'foto'] : ['telon', 'eventos'];
  await signInAs(page, username, store);
  const front = `${originOf(store)}/`;
  const tour = page.getByRole('dialog', { name: t.tour.label });
  await page.goto(front);
  await expect(tour).toBeVisible();
  let kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.keyboard.press('Escape');
  expect(await (await kept).json()).toMatchObject({ show_tour: false });
  const asked = page.waitForResponse(/\/api\/setup-apps\//);
  await page.reload();
  await asked;
  await expect(tour).toBeHidden();

  // By key: the section, the toggle in it, and the way to the tour.
  await openMenu(page, t);
  const drawer = page.getByRole('dialog', { name: menu.title });
  await drawer.getByText(menu.tour, { exact: true }).focus();
  await page.keyboard.press('Enter');
  const always = drawer.getByRole('checkbox', { name: menu.alwaysTour });
  await expect(always).toBeEnabled();
  await expect(always).not.toBeChecked();
  await page.keyboard.press('Tab');
  await expect(always).toBeFocused();
  kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.keyboard.press('Space');
  expect(await (await kept).json()).toMatchObject({ show_tour: true });
  await page.keyboard.press('Tab');
  await expect(drawer.getByRole('link', { name: menu.takeTour })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(tour.getByRole('checkbox', { name: t.tour.always })).toBeChecked();
  await expect(page).toHaveURL(front);
  await page.keyboard.press('Escape');

  // From any other page the link leads to the front.
  await page.goto(`${originOf(store)}/terms`);
  await openMenu(page, t);
  await drawer.getByText(menu.tour, { exact: true }).click();
  await expect(always).toBeChecked();
  await drawer.getByRole('link', { name: menu.takeTour }).click();
  await expect(
    tour.getByRole('heading', { name: fill(t.tour.steps[0].title, { store: '' }) }),
  ).toBeVisible();
  await expect(page).toHaveURL(front);
});
