/** What providers pay out: a report is uploaded, read line by line, and compared again, by forms alone. */
import { readFile } from 'node:fs/promises';
import { messages as settlements } from '../../fragments/office/settlements/messages/en.ts';
import { messages as payments } from '../../fragments/office/own-payments/messages/en.ts';
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

const HEAD = 'report,paid_on,currency,type,reference,gross,fee,net';

test('the root store’s desk takes a report once, sees what differs, and why another is refused', async ({
  page,
  language,
}, { project, repeatEachIndex, retry }) => {
  const t = settlements[language];
  const report = `po_${project.name}_${repeatEachIndex}_${retry}_${Date.now()}`;
  const row = `${report},2026-11-26,MXN,payment,pi_of_nobody,1080.00,38.88,1041.12`;
  const file = (text: string) => ({
    name: 'reporte.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  const upload = async (text: string) => {
    await page.goto(`${originOf('mercado')}/admin/pagos/liquidaciones`);
    await page.getByText(t.take, { exact: true }).click();
    await page.getByLabel(t.provider, { exact: true }).selectOption('str_card');
    await page.getByLabel(t.file, { exact: true }).setInputFiles(file(text));
    await page.getByRole('button', { name: t.takeButton }).click();
  };
  await signInAs(page, 'mercado', 'mercado');
  await page.goto(`${originOf('mercado')}/admin/pagos`);
  await page.getByRole('link', { name: payments[language].settlements, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();

  await upload(`${HEAD}\n${row}`);
  await expect(page.getByText(t.done.taken)).toBeVisible();
  await expect(page.getByRole('cell', { name: t.problems.unknown_reference })).toBeVisible();
  const address = page.url().replace(/\?.*/, '');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: t.download }).click();
  const path = await (await download).path();
  expect(await readFile(path, 'utf8')).toContain(
    `${row.replace('pi_of_nobody,', 'pi_of_nobody,,')},1,`,
  );
  await page.getByRole('button', { name: t.match }).click();
  await expect(page.getByText(t.done.matched)).toBeVisible();
  await page.getByRole('link', { name: t.openOnly }).click();
  await expect(page.getByRole('cell', { name: 'pi_of_nobody' })).toBeVisible();

  await upload(`${HEAD}\n${row}`);
  await expect(page).toHaveURL(`${address}?done=taken`);
  await upload(`${HEAD}\n${row.replace('38.88', '38.00').replace('1041.12', '1042.00')}`);
  await expect(page.getByRole('main')).toContainText(report.slice(0, 3));
  await expect(page).toHaveURL(/liquidaciones$/);
  await upload(`${HEAD}\n${row.replace('38.88', 'x')}`);
  await expect(page.locator('#e-text')).toContainText('fee');
  await page.getByRole('link', { name: new RegExp(report) }).click();
  await expect(page).toHaveURL(address);
});
