/** The tour of a store, once its owner has seen it. */
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { openMenu } from './shop-menu.ts';
import { fill } from '../../shared/i18n/fill.ts';

test('an owner who closed the tour can start it again from the menu, or have it on every visit', async ({
  page,
  t,
}, { project }) => {
  test.slow();
  const menu = t.sideMenu;
  // Each width has an account of its own: both run at once.
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

  // By keyboard: the section, its toggle, and the link to the tour.
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

  // From any other page the link opens the front page.
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
