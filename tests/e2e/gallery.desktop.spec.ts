/** A store's library of pictures, as its owner fills it and chooses from it. */
import type { Page } from '@playwright/test';
import { violationsOf } from '../audit/axe/look.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { unfold } from './unfold.ts';

// Words that still fade in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A drawing that no other test uploads; the tests run at one time, in one library. */
function drawing(color: string, name = 'bandera') {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><script>document.title='run'</script><rect width="300" height="200" fill="${color}"/></svg>`;
  return { name: `${name}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
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
  await unfold(row.locator('summary'));
  await row.getByLabel(t.gallery.name).fill(name);
  await row.getByLabel(t.gallery.down).fill('10');
  await row.getByLabel(t.gallery.decorative).check();
  await row.getByRole('button', { name: t.gallery.save }).click();
  await expect(page.getByText(t.gallery.done.changed)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.reload();
  const kept = picture(name).first();
  await unfold(kept.locator('summary'));
  await expect(kept.getByLabel(t.gallery.down)).toHaveValue('10');
  await expect(kept.getByLabel(t.gallery.decorative)).toBeChecked();
  await expect(page).not.toHaveTitle('run');
  await kept.getByRole('button', { name: t.gallery.remove }).click();
  await expect(page.getByText(t.gallery.done.removed)).toBeVisible();
  await expect(picture(name)).toHaveCount(0);
});

test('a picture without a description is found among those that lack one, and then has it', async ({
  page,
  t,
  language,
}, { project }) => {
  await openGallery(page);
  const [color, name] =
    language === 'en'
      ? ['#1e7828', `Undescribed ${project.name}`]
      : ['#28781e', `Sin palabras ${project.name}`];
  await page.locator('input[type=file]').setInputFiles(drawing(color, 'banderín'));
  await expect(page.getByText(t.gallery.upload.states.done)).toBeVisible();
  const shown = page.getByRole('navigation', { name: t.gallery.show }).getByRole('link');
  await shown.last().click();
  await expect(page).toHaveURL(/lacks=description/);
  await expect(page.locator('shop-gallery[data-hydrated]')).toBeVisible();
  // Its own: pictures of tests beside it lack a description, too.
  const row = page
    .locator('shop-gallery .rows > li')
    .filter({ hasText: RegExp(`banderín|${name}`) });
  await expect(row).toContainText(t.gallery.undescribed);
  await unfold(row.locator('summary'));
  await row.getByLabel(t.gallery.name).fill(name);
  await row.getByLabel(t.gallery.alt, { exact: true }).fill('Una bandera lisa');
  await row.getByRole('button', { name: t.gallery.save }).click();
  await expect(page.getByText(t.gallery.done.changed)).toBeVisible();
  await expect(row).toContainText(name);
  await expect(row).not.toContainText(t.gallery.undescribed);
  expect(await violationsOf(page)).toEqual([]);

  await page.reload();
  await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  await shown.first().click();
  const kept = page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  await expect(kept).not.toContainText(t.gallery.undescribed);
  await expect(page.locator('shop-gallery[data-hydrated]')).toBeVisible();
  await unfold(kept.locator('summary'));
  await kept.getByRole('button', { name: t.gallery.remove }).click();
  await expect(page.getByText(t.gallery.done.removed)).toBeVisible();
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

test('pictures are dropped and pasted; a failure marks the place in red', async ({
  page,
  t,
  language,
}) => {
  await openGallery(page);
  const [dropped, pasted] = language === 'en' ? ['#0a6e5c', '#6e0a5c'] : ['#0a5c6e', '#5c0a6e'];
  const place = page.locator('shop-gallery .drop');
  const rows = page.locator('shop-gallery .upload li');
  /** Gives the page a file as a hand or the clipboard does. */
  const give = (type: 'drop' | 'paste', file: ReturnType<typeof drawing>) =>
    place.evaluate(
      (target, [of, name, kind, text]) => {
        const data = new DataTransfer();
        data.items.add(new File([text], name, { type: kind }));
        const said = { bubbles: true, cancelable: true, composed: true };
        if (of === 'paste') {
          window.dispatchEvent(new ClipboardEvent('paste', { ...said, clipboardData: data }));
          return;
        }
        for (const step of ['dragover', 'drop'] as const) {
          target.dispatchEvent(new DragEvent(step, { ...said, dataTransfer: data }));
        }
      },
      [type, file.name, file.mimeType, file.buffer.toString()] as const,
    );
  const gifts = [
    ['drop', dropped, 'soltada'],
    ['paste', pasted, 'pegada'],
  ] as const;
  for (const [type, color, name] of gifts) {
    await give(type, { ...drawing(color), name: `${name}.svg` });
    await expect(rows.filter({ hasText: name })).toContainText(t.gallery.upload.states.done);
    await expect(place).not.toHaveAttribute('data-failed');
  }
  for (const type of ['drop', 'paste'] as const) {
    await give(type, { ...drawing('#000'), name: `${type}.gif`, mimeType: 'image/gif' });
    await expect(page.getByRole('alert').filter({ hasText: `${type}.gif` })).toContainText(
      t.gallery.rejected,
    );
  }
  // One that the store could not keep.
  await page.route('**/api/gallery/', (route) => route.abort());
  await give('drop', { ...drawing('#333'), name: 'perdida.svg' });
  await expect(page.getByText(t.gallery.sendFailed).first()).toBeVisible();
  const danger = await place.evaluate((box) => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--color-danger)';
    box.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  await expect(place).toHaveCSS('border-top-color', danger);
  await expect(place).toHaveCSS('border-top-width', '2px');
});

test('a form of another page gets a picture from the dialog that it wakes', async ({ page, t }) => {
  await openGallery(page);
  await page.locator('input[type=file]').setInputFiles(drawing('#28c81e', 'banderola'));
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
  await dialog.getByRole('button', { name: 'banderola' }).click();
  await expect(dialog).toBeHidden();
  expect(await chosen).toMatchObject({ for: '', url: expect.stringContaining('/media/st_moda/') });
});
