/** The photos of an item: files that are dropped on its form, and an order that a hand makes. */
import { fill } from '../../shared/i18n/fill.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { signInAs } from './demo-person.ts';
import { drag } from './drag.ts';
import { expect, test } from './language.ts';

// Words that still fade in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120"><rect width="120" height="120" fill="${color}"/></svg>`;

test('files are dropped on the form, a hand moves one to the front, and the item keeps that order', async ({
  page,
  t,
  language,
}, { project }) => {
  const words = t.itemForm;
  const name = `Álbum ${project.name} ${language}`;
  await signInAs(page, 'lirio-admin');
  await page.goto('/apps/me/products/create');
  await expect(page.locator('shop-item-form[data-hydrated]')).toBeVisible();
  await page.getByLabel(words.fields.name, { exact: true }).fill(name);
  await page.getByLabel(/^(Precio|Price) \(/).fill('90');
  await page.getByLabel(words.fields.visibility).selectOption('unpublished');

  const place = page.locator('shop-item-form .drops');
  const hint = page.getByText(words.photo.drop);
  await expect(hint).toBeVisible();
  await place.evaluate(
    (target, files) => {
      const data = new DataTransfer();
      for (const [file, type, text] of files) data.items.add(new File([text], file, { type }));
      const said = { bubbles: true, cancelable: true, composed: true, dataTransfer: data };
      for (const step of ['dragover', 'drop']) target.dispatchEvent(new DragEvent(step, said));
    },
    [
      ['uno.svg', 'image/svg+xml', drawing(`#0${project.name.length}1${language.length}aa`)],
      ['nota.txt', 'text/plain', 'no es una foto'],
      ['dos.svg', 'image/svg+xml', drawing(`#aa1${project.name.length}0${language.length}`)],
    ] as const,
  );
  // The file between two pictures is refused by its name, and the others are taken.
  await expect(page.locator('shop-toasts')).toContainText('nota.txt');
  const photos = page.getByRole('list', { name: words.fields.photos }).getByRole('listitem');
  await expect(photos).toHaveCount(2);
  await expect(hint).toBeVisible();
  const order = () => page.locator('input[name=photos]').inputValue();
  const [first = '', second = ''] = (await order()).split('\n');
  expect(second).toMatch(/^\/media\//);
  expect(await violationsOf(page)).toEqual([]);

  const handleOf = (n: number) =>
    page.getByRole('button', {
      name: fill(words.photo.handle, { name: fill(words.photo.name, { n: String(n) }) }),
      exact: true,
    });
  // A row goes before the one whose middle is below the hand.
  await drag(
    page,
    handleOf(2),
    page.getByRole('heading', { name: words.parts.photos, exact: true }),
  );
  await expect.poll(order).toBe(`${second}\n${first}`);
  await page.getByRole('button', { name: words.create }).click();
  await expect(page).toHaveURL(/\/admin\/articulos\/it_.+done=created/);
  await expect(photos).toHaveCount(2);
  expect(await order()).toBe(`${second}\n${first}`);
  // Back to where they were, on an item that is kept.
  await drag(page, handleOf(1), handleOf(2));
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.done.saved)).toBeVisible();
  await page.reload();
  expect(await order()).toBe(`${first}\n${second}`);
});
