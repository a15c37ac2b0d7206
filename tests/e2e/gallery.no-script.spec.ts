/** A store's library of pictures without script: what is there can be named, focused and deleted. */
import { formWithDrawing } from '../support/form-text.ts';
import { shopAt } from '../support/visit.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

test('a picture is named and deleted by forms', async ({ page, t }) => {
  await signInAs(page, 'lirio-admin');
  await page.goto('/admin/galeria');
  const { hostname, port } = new URL(page.url());
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { type, body } = formWithDrawing({ name: 'Sin guion' }, 'image');
  const headers = { cookie, 'content-type': type };
  const sent = await shopAt(Number(port), hostname).send('POST', '/api/gallery', body, headers);
  expect(sent.status, sent.text).toBe(201);
  await page.reload();
  const picture = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
  await picture('Sin guion').locator('summary').click();
  await picture('Sin guion').getByLabel(t.gallery.name).fill('Con nombre');
  await picture('Sin guion').getByLabel(t.gallery.alt, { exact: true }).fill('Un dibujo');
  await picture('Sin guion').getByLabel(t.gallery.across).fill('20');
  await picture('Sin guion').getByRole('button', { name: t.gallery.save }).click();
  await expect(page.getByText(t.gallery.done.changed)).toBeVisible();
  await picture('Con nombre').locator('summary').click();
  await expect(picture('Con nombre').getByLabel(t.gallery.across)).toHaveValue('20');
  await expect(picture('Con nombre').getByLabel(t.gallery.alt, { exact: true })).toHaveValue(
    'Un dibujo',
  );
  await picture('Con nombre').getByRole('button', { name: t.gallery.remove }).click();
  await expect(page.getByText(t.gallery.done.removed)).toBeVisible();
  await expect(page.getByText('Con nombre')).toHaveCount(0);
});
