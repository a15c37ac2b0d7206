/** The payments of a store and its balance, as its staff reads them. */
import { messages as listWords } from '../../../fragments/office/own-payments/messages/en.ts';
import { messages as settlementWords } from '../../../fragments/office/settlements/messages/en.ts';
import { openAs } from '../people.ts';
import type { Stage, State } from '../state.ts';
import { payByPaypal } from './redirect.ts';

const LIST = '/admin/pagos';

async function openList(stage: Stage): Promise<void> {
  await payByPaypal(stage);
  await openAs(stage, 'raiz', LIST, 'casa');
}

/** Uploads the file of a report. */
async function upload({ page, language }: Stage, text: string): Promise<void> {
  const t = settlementWords[language];
  await page.getByText(t.take, { exact: true }).click();
  const file = { name: 'reporte.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel(t.file).setInputFiles(file);
  await page.getByRole('button', { name: t.takeButton }).click();
}

/** The root store's settlements, one of which has lines that do not match. */
async function openSettlements(stage: Stage): Promise<void> {
  const of = 'po_pictures,2026-11-26,MXN';
  await openAs(stage, 'mercado', `${LIST}/liquidaciones`, 'mercado');
  await upload(
    stage,
    [
      'report,paid_on,currency,type,reference,gross,fee,net',
      `${of},payment,pi_3NnmMBGPxmnHQRkJNo4jmMSX,1080.00,38.88,1041.12`,
      `${of},refund,pi_3NnmMBGPxmnHQRkJNo4jmMSX,-400.00,0.00,-400.00`,
      `${of},fee,,0.00,58.00,-58.00`,
    ].join('\n'),
  );
  await stage.page.waitForURL(/liquidaciones\/sl_/);
  await stage.page.getByRole('link', { name: settlementWords[stage.language].back }).click();
  await stage.page.waitForURL(/liquidaciones$/);
}

export const payments: readonly State[] = [
  { name: 'payments/full', reach: openList },
  // The sandbox moves no money: the page says by which ways.
  {
    name: 'payments/test-mode',
    async reach(stage) {
      await openAs(stage, 'lirio-contador', LIST);
      await stage.page.getByRole('note').first().waitFor();
    },
  },
  {
    name: 'payments/left',
    reach: (stage) => openAs(stage, 'lirio', '/admin/compras-sin-terminar'),
  },
  {
    name: 'payments/settlements-span',
    async reach(stage) {
      await openSettlements(stage);
      await stage.page.getByText(settlementWords[stage.language].span, { exact: true }).click();
    },
  },
  { name: 'payments/empty', reach: (stage) => openAs(stage, 'lente', LIST, 'foto') },
  {
    name: 'payments/none-found',
    reach: (stage) => openAs(stage, 'lirio-contador', `${LIST}?text=ZZZZ`),
  },
  {
    name: 'payments/notices',
    async reach(stage) {
      await payByPaypal(stage);
      await openAs(stage, 'raiz', `${LIST}/avisos`, 'casa');
    },
  },
  {
    name: 'payments/notices-empty',
    reach: (stage) => openAs(stage, 'lente', `${LIST}/avisos`, 'foto'),
  },
  { name: 'payments/settlements', reach: openSettlements },
  {
    name: 'payments/settlements-empty',
    reach: (stage) => openAs(stage, 'lente', `${LIST}/liquidaciones`, 'foto'),
  },
  {
    name: 'payments/settlements-refused',
    async reach(stage) {
      await openAs(stage, 'mercado', `${LIST}/liquidaciones`, 'mercado');
      await upload(stage, 'tipo;referencia\npago;pi_1');
      await stage.page.locator('#e-text').waitFor();
    },
  },
  {
    name: 'payments/settlement',
    async reach(stage) {
      await openSettlements(stage);
      await stage.page.getByRole('link', { name: /po_pictures/ }).click();
      await stage.page.waitForURL(/liquidaciones\/sl_/);
    },
  },
  {
    name: 'payments/one',
    async reach(stage) {
      await openList(stage);
      const { openOne } = listWords[stage.language];
      await stage.page.getByText(openOne, { exact: true }).first().click();
      await stage.page.waitForURL(/\/admin\/pagos\/py_/);
    },
  },
];
