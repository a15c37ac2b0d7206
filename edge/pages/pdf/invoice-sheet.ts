import { formatMoney } from '../../../shared/kernel/money.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { creditUse, type CfdiUse, type Regime } from '../../../shared/rules/cfdi.ts';
import type { GlobalPeriod } from '../../../shared/rules/global-period.ts';
import { invoiceNumber, invoiceSums } from '../../../shared/rules/invoice-sums.ts';
import {
  issuerOf,
  linesOf,
  periodOf,
  recipientOf,
  type InvoiceRow,
} from '../../modules/invoices/index.ts';
import { lineBetween, textAt, widthOf, writePdf, type Font } from './document.ts';
import { linesWithin } from './lines.ts';

/** The words that a sheet shares with the page of the invoice. They are Spanish: the document is the tax authority's. */
interface InvoiceWords {
  readonly regimes: Readonly<Record<Regime, string>>;
  readonly uses: Readonly<Record<CfdiUse, string>>;
  readonly kinds: Readonly<Record<InvoiceRow['kind'], string>>;
  readonly unstamped: string;
  readonly testStamp: string;
}

const CREDIT_NAME = 'Devoluciones, descuentos o bonificaciones';
const G02 = 'G02 Devoluciones, descuentos o bonificaciones';
const TAG = 'es-MX';
/** As wide as A4 and as high as US Letter, in points: it fits on both. */
const PAGE = { width: 595, height: 792 };
const MARGIN = 48;
const WIDTH = PAGE.width - 2 * MARGIN;
const HALF = WIDTH / 2 - 12;
const BOTTOM = 96;
/** The left edge of the lines' names, and the right edges of their numbers. */
const NAME = MARGIN + 44;
const UNIT_END = PAGE.width - MARGIN - 100;
const NAME_WIDTH = UNIT_END - 90 - NAME;

/** A document to print: its two sides, its lines, its taxes, and whether it is stamped. */
export function invoiceSheet(row: InvoiceRow, t: InvoiceWords): Uint8Array<ArrayBuffer> {
  const pages: string[][] = [];
  let page: string[] = [];
  let y = 0;
  const turn = () => {
    page = [];
    pages.push(page);
    y = PAGE.height - MARGIN;
  };
  const put = (x: number, size: number, font: Font, text: string) =>
    page.push(textAt({ x, y }, size, font, text));
  const putEnd = (end: number, size: number, font: Font, text: string) =>
    put(end - widthOf(text, size, font), size, font, text);
  const rule = () => {
    page.push(lineBetween({ x: MARGIN, y: y + 4 }, { x: PAGE.width - MARGIN, y: y + 4 }));
    y -= 14;
  };
  const money = (minor: number) => formatMoney(minor, row.currency, TAG);
  const sums = invoiceSums(linesOf(row, CREDIT_NAME), row.vat);
  const end = PAGE.width - MARGIN;

  turn();
  const title = `${t.kinds[row.kind]} ${invoiceNumber(row.number)}`;
  put(MARGIN, 20, 'bold', title);
  y -= 20;
  const date = dateTimeFormat(TAG, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Mexico_City',
  }).format(new Date(row.issued_at));
  const about = row.order_number === null ? spanOf(periodOf(row)) : `Pedido ${row.order_number}`;
  put(MARGIN, 10, 'regular', `${date} · ${about}`);
  if (row.of_number !== null) {
    y -= 14;
    put(MARGIN, 10, 'regular', `Disminuye la factura ${invoiceNumber(row.of_number)}`);
  }
  y -= 22;
  rule();
  const top = y;
  const sides = sidesOf(row, t).map((facts, at) => {
    const x = MARGIN + at * (HALF + 24);
    y = top;
    facts.forEach((fact, place) => {
      const size = place === 1 ? 11 : 9;
      const font = place < 2 ? 'bold' : 'regular';
      for (const line of linesWithin(fact, size, font, HALF, 3)) {
        put(x, size, font, line);
        y -= size * 1.35;
      }
    });
    return y;
  });
  y = Math.min(...sides) - 10;
  rule();
  put(MARGIN, 9, 'bold', 'Cant.');
  put(NAME, 9, 'bold', 'Descripción');
  putEnd(UNIT_END, 9, 'bold', 'Valor unitario');
  putEnd(end, 9, 'bold', 'Importe');
  y -= 16;
  for (const line of sums.lines) {
    const sold = line.number === undefined ? line.name : `${line.name} · ${line.number}`;
    const name = linesWithin(sold, 9, 'regular', NAME_WIDTH, 3);
    if (y - name.length * 12 < BOTTOM) turn();
    put(MARGIN, 9, 'regular', String(line.amount));
    putEnd(UNIT_END, 9, 'regular', money(cents(line.unit)));
    putEnd(end, 9, 'regular', money(cents(line.base)));
    for (const part of name) {
      put(NAME, 9, 'regular', part);
      y -= 12;
    }
    y -= 3;
  }
  if (y < BOTTOM + 110) turn();
  rule();
  for (const [label, amount, font] of [
    ['Subtotal', sums.base, 'regular'],
    [`IVA ${row.vat / 100} %`, sums.tax, 'regular'],
    ['Total', sums.total, 'bold'],
  ] as const) {
    put(UNIT_END - 70, 10, font, label);
    putEnd(end, 10, font, money(amount));
    y -= 15;
  }
  y -= 8;
  const stamp =
    row.stamp === 'stamped'
      ? [`Folio de prueba: ${row.stamp_folio}`, t.testStamp]
      : ['SIN TIMBRAR', t.unstamped];
  stamp.forEach((text, at) => {
    put(MARGIN, 10, at === 0 ? 'bold' : 'regular', text);
    y -= 14;
  });
  put(
    MARGIN,
    9,
    'regular',
    'CFDI 4.0 · Exportación: 01 No aplica · Método de pago: PUE · Moneda: MXN',
  );
  return writePdf(
    title,
    PAGE,
    pages.map((operators) => operators.join('\n')),
  );
}

/** The days of a global invoice. */
function spanOf(period: GlobalPeriod | null): string {
  return period ? `Periodo: del ${period.first} al ${period.last}` : '';
}

/** The facts of the two sides, each after its heading. */
function sidesOf(row: InvoiceRow, t: InvoiceWords): readonly (readonly string[])[] {
  const issuer = issuerOf(row);
  const recipient = recipientOf(row);
  const credited = creditUse(recipient);
  const credit = credited === 'S01' ? t.uses.S01 : G02;
  return [
    [
      'Emisor',
      issuer.name,
      `RFC: ${issuer.rfc}`,
      `Régimen: ${t.regimes[issuer.regime]}`,
      `Lugar de expedición: ${issuer.postal_code}`,
    ],
    [
      'Receptor',
      recipient.name,
      `RFC: ${recipient.rfc}`,
      `Régimen: ${t.regimes[recipient.regime]}`,
      `Domicilio fiscal: ${recipient.postal_code}`,
      `Uso: ${row.kind === 'credit' ? credit : t.uses[recipient.use]}`,
    ],
  ];
}

/** Ten-thousandths of minor units, as the nearest minor units. */
function cents(parts: bigint): number {
  return Number((parts + 5_000n) / 10_000n);
}
