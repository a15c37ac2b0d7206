/** A store's library of pictures, as its owner fills it and chooses from it. */
import type { Page } from '@playwright/test';
import { violationsOf } from '../audit/axe/look.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

// Words that still fade in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A drawing that no other test uploads. */
function drawing(color: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><script>document.title='run'</script><rect width="300" height="200" fill="${color}"/></svg>`;
  return { name: 'bandera.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
}

async function openGallery(page: Page): Promise<void> {
  await signInAs(page, 'lirio-admin');
  await page.goto('/admin/galeria');
  await expect(page.locator('shop-gallery[data-hydrated]')).toBeVisible();
}

test('a picture is uploaded, named, focused and deleted', async ({ page, t, language }) => {
  await openGallery(page);
  const [color, name] = language === 'en' ? ['#c81e28', 'Flag'] : ['#1e28c8', 'Bandera'];
  await page.locator('input[type=file]').setInputFiles(drawing(color));
  await expect(page.getByText(t.gallery.upload.states.done)).toBeVisible();
  const picture = (of: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(of, { exact: true }) });
  const row = picture('bandera').first();
  await row.locator('summary').click();
  await row.getByLabel(t.gallery.name).fill(name);
  await row.getByLabel(t.gallery.down).fill('10');
  await row.getByRole('button', { name: t.gallery.save }).click();
  await expect(page.getByText(t.gallery.done.changed)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.reload();
  const kept = picture(name).first();
  await kept.locator('summary').click();
  await expect(kept.getByLabel(t.gallery.down)).toHaveValue('10');
  await expect(page).not.toHaveTitle('run');
  await kept.getByRole('button', { name: t.gallery.remove }).click();
  await expect(page.getByText(t.gallery.done.removed)).toBeVisible({ timeout: 15_000 });
  await expect(picture(name)).toHaveCount(0);
});

test('a file that is no picture is refused in the words of the shop', async ({ page, t }) => {
  await openGallery(page);
  const files = [
    { name: 'lista.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
    // It calls itself a picture; the edge looks at its bytes.
    { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a') },
  ];
  for (const file of files) {
    await page.locator('input[type=file]').setInputFiles(file);
    const notice = page.getByRole('alert').filter({ hasText: file.name });
    await expect(notice).toContainText(t.gallery.rejected);
  }
});

test('a form of another page gets a picture from the dialog that it wakes', async ({ page, t }) => {
  await openGallery(page);
  await page.locator('input[type=file]').setInputFiles(drawing('#28c81e'));
  await expect(page.getByText(t.gallery.upload.states.done)).toBeVisible();
  await page.goto('/admin/colaboradores');
  await expect(page.locator('shop-picture-picker')).toHaveCount(1);
  await expect(page.locator('shop-picture-picker[data-hydrated]')).toHaveCount(0);
  const chosen = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('shop:bus', (event) => {
          const { topic, payload } = (event as CustomEvent<{ topic: string; payload: unknown }>)
            .detail;
          if (topic === 'picture:chosen') resolve(payload);
        });
        document.dispatchEvent(new CustomEvent('shop:emit', { detail: 'picture:ask' }));
      }),
  );
  const dialog = page.getByRole('dialog', { name: t.picturePicker.title });
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'bandera' }).first().click();
  await expect(dialog).toBeHidden();
  expect(await chosen).toMatchObject({ for: '', url: expect.stringContaining('/media/st_moda/') });
});
