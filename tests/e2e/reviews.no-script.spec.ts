/** A review from the buyer's form to the item's page, and what the store makes of it; no script runs. */
import { fill } from '../../shared/i18n/fill.ts';
import { drawing } from '../support/form-text.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { placedInCash } from './placed-order.ts';

test('a buyer rates what was delivered, a reader reports it, the store answers, hides its photo, and it', async ({
  page,
  t,
}) => {
  const { id } = await placedInCash();
  await page.goto(`/mis-compras/${id}/resenas`);
  await expect(page.getByText(t.reviewForm.early)).toBeVisible();
  await signInAs(page, 'lirio-admin');
  await page.goto(`/admin/ordenes/${id}`);
  for (const stage of ['in_process', 'to_deliver', 'paid', 'delivered'] as const) {
    await page.getByRole('button', { name: t.ownOrder.nexts[stage] }).click();
    await expect(page.getByText(t.ownOrder.done.moved)).toBeVisible();
  }

  await page.goto(`/mis-compras/${id}`);
  await page.getByRole('link', { name: t.reviewForm.write, exact: true }).click();
  await page.getByLabel(t.reviewForm.names[4]).check();
  await page.getByLabel(t.reviewForm.heading).fill(`<b>${id}</b>`);
  await page.getByLabel(t.reviewForm.text).fill('Uno\ndos 👍');
  await page.getByRole('button', { name: t.reviewForm.publish }).click();
  await expect(page.getByText(t.reviewForm.done.created)).toBeVisible();
  await page.getByRole('link', { name: t.reviewForm.change }).click();
  await page.getByLabel(t.reviewForm.names[5]).check();
  await page.getByRole('button', { name: t.reviewForm.save }).click();
  await expect(page.getByText(t.reviewForm.done.updated)).toBeVisible();

  await page.getByText(t.reviewForm.add, { exact: true }).click();
  await page.getByLabel(t.reviewForm.addPhoto).setInputFiles({
    name: 'puesta.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(drawing(9)),
  });
  await page.getByRole('button', { name: t.reviewForm.sendPhoto }).click();
  await expect(page.getByText(t.reviewForm.done.photo)).toBeVisible();
  await expect(page.getByRole('img', { name: fill(t.reviewForm.photoOf, { n: 1 }) })).toBeVisible();

  await page.goto('/admin/resenas?show=5');
  const row = page.getByRole('listitem').filter({ hasText: id });
  await row.getByText(t.ownReviews.respond, { exact: true }).click();
  await row.getByLabel(t.ownReviews.answer).fill('¡Gracias!');
  await row.getByRole('button', { name: t.ownReviews.save }).click();
  await expect(page.getByText(t.ownReviews.done.answered)).toBeVisible();
  await expect(row.getByRole('img', { name: fill(t.ownReviews.photoOf, { n: 1 }) })).toBeVisible();
  const item = await row.getByRole('link').first().getAttribute('href');

  await page.goto(item ?? '');
  const reviews = page.getByRole('region', { name: t.reviews.title });
  const shown = reviews.getByRole('article').filter({ hasText: `<b>${id}</b>` });
  await expect(shown).toContainText('¡Gracias!');
  await expect(shown.getByRole('img', { name: fill(t.reviews.photoOf, { n: 1 }) })).toBeVisible();
  await reviews.getByRole('navigation').first().getByRole('link').first().click();
  await expect(shown).toBeVisible();
  await expect(reviews.getByRole('link', { name: t.reviews.all })).toBeVisible();

  await shown.getByRole('link', { name: t.reviews.report }).click();
  await page.getByLabel(t.reviewReport.reasons.off_topic).check();
  await page.getByRole('button', { name: t.reviewReport.send }).click();
  await expect(page.getByText(t.reviewReport.reported)).toBeVisible();

  await page.goto('/admin/resenas?show=reported');
  await expect(row.getByText(fill(t.ownReviews.reports_one, { count: 1 }))).toBeVisible();
  const photo = fill(t.ownReviews.photoOf, { n: 1 });
  await row.getByRole('button', { name: fill(t.ownReviews.hidePhotoOf, { photo }) }).click();
  await expect(page.getByText(t.ownReviews.done.photoHidden)).toBeVisible();
  await row.getByRole('button', { name: t.ownReviews.settle }).click();
  await expect(page.getByText(t.ownReviews.done.settled)).toBeVisible();
  await page.goto('/admin/resenas?show=reported');
  await expect(row).toHaveCount(0);
  await page.goto(item ?? '');
  await expect(shown).toBeVisible();
  await expect(shown.getByRole('img', { name: fill(t.reviews.photoOf, { n: 1 }) })).toHaveCount(0);

  await page.goto('/admin/resenas');
  await row.getByText(t.ownReviews.hide, { exact: true }).click();
  await row.getByLabel(t.ownReviews.reason).selectOption('other');
  await row.getByRole('button', { name: t.ownReviews.hideNow }).click();
  await expect(page.getByText(t.ownReviews.done.hidden)).toBeVisible();
  await page.goto(item ?? '');
  await expect(page.getByText(id)).toHaveCount(0);

  await page.goto(`/mis-compras/${id}/resenas`);
  await page.getByText(t.reviewForm.delete, { exact: true }).click();
  await page.getByRole('button', { name: t.reviewForm.deleteNow }).click();
  await expect(page.getByText(t.reviewForm.done.deleted)).toBeVisible();
});
