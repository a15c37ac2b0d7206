import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { publicAt } from '../../../shared/rules/cfdi.ts';
import { globalPeriod } from '../../../shared/rules/global-period.ts';
import { invoiceRow } from '../../../tests/support/invoice-row.ts';
import { invoiceFile, invoiceXml } from './xml.ts';

const row = invoiceRow({
  issuer: JSON.stringify({
    rfc: 'EKU9003173C9',
    name: 'ESCUELA KEMPER URGATE',
    regime: '601',
    postal_code: '06700',
  }),
  recipient: JSON.stringify({
    rfc: 'GODE561231GR8',
    name: 'EMILIA "GODOY" & <HIJOS>',
    regime: '612',
    postal_code: '44100',
    use: 'G03',
  }),
  lines: JSON.stringify([
    { name: 'Taza | azul 👍', amount: 3, total: 34_800 },
    { name: 'Envío', amount: 1, total: 1_16, shipping: true },
  ]),
  payment_type: 'str_card',
  total: 34_916,
  // 23:30 of the day before, by the clock of central Mexico.
  issued_at: Date.UTC(2026, 10, 27, 5, 30),
});

test('an invoice says what CFDI 4.0 asks, and that it is not stamped', () => {
  const xml = invoiceXml(row);
  for (const part of [
    'SIN TIMBRAR',
    'Version="4.0" Serie="F" Folio="12" Fecha="2026-11-26T23:30:00"',
    'FormaPago="04" SubTotal="301.00" Moneda="MXN" Total="349.16"',
    'TipoDeComprobante="I" Exportacion="01" MetodoPago="PUE" LugarExpedicion="06700"',
    'Nombre="EMILIA &quot;GODOY&quot; &amp; &lt;HIJOS&gt;" DomicilioFiscalReceptor="44100"',
    'Cantidad="3" ClaveUnidad="H87" Descripcion="Taza azul 👍" ValorUnitario="100.000000" Importe="300.000000"',
    'ClaveProdServ="78102200"',
    'TotalImpuestosTrasladados="48.16"',
    'TasaOCuota="0.160000" Importe="48.16"',
  ]) {
    expect(xml).toContain(part);
  }
  expect(xml).not.toMatch(/Sello=|TimbreFiscalDigital/);
  expect(invoiceFile(row)).toBe('F-000012-sin-timbrar');
});

test('goods stand under the codes that their item had, else under the one for what the catalogue does not name', () => {
  const lines = [
    { name: 'Falda', amount: 1, total: 100_00, sat_product: '53102001', sat_unit: 'KGM' },
    { name: 'Taza', amount: 1, total: 50_00, sat_product: null, sat_unit: null },
    { name: 'Aretes', amount: 1, total: 50_00, sat_product: '54101601', sat_unit: null },
  ];
  const xml = invoiceXml({ ...row, lines: JSON.stringify(lines), total: 200_00 });
  expect(
    [...xml.matchAll(/ClaveProdServ="(\d+)".*?ClaveUnidad="(\w+)"/g)].map(([, ...codes]) => codes),
  ).toEqual([
    ['53102001', 'KGM'],
    ['01010101', 'H87'],
    ['54101601', 'H87'],
  ]);
});

test('a credit note names the invoice by its folio, and a stamp of the sandbox is marked as one', () => {
  const xml = invoiceXml({
    ...row,
    kind: 'credit',
    lines: '[]',
    total: 100,
    stamp: 'stamped',
    stamp_folio: 'F0',
    of_number: 11,
    of_folio: 'A1',
  });
  expect(xml).toContain('TIMBRE DE PRUEBA');
  expect(xml).toContain('<cfdi:CfdiRelacionado UUID="A1"/>');
  expect(xml).toContain('TipoDeComprobante="E"');
  expect(xml).toContain('Total="1.00"');
});

test('no name breaks out of its attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (name) => {
      const recipient = JSON.stringify({ ...JSON.parse(row.recipient), name });
      const lines = JSON.stringify([{ name, amount: 1, total: 100 }]);
      const xml = invoiceXml({ ...row, recipient, lines });
      const body = xml.slice(xml.indexOf('-->') + 3);
      expect(body.replaceAll(/<\/?cfdi:\w+( [\w:]+="[^"<>]*")*\/?>/g, '').trim()).toBe('');
      expect(body).not.toMatch(/[^\P{Cc}\n]|[\ufffe\uffff]/u);
      expect(body).not.toMatch(/&(?!(amp|lt|gt|quot);)/);
    }),
  );
});

const globalRow = invoiceRow({
  kind: 'global',
  order_id: null,
  order_number: null,
  recipient: JSON.stringify(publicAt('06700')),
  lines: JSON.stringify([
    { name: 'Venta', amount: 1, total: 11_600, number: 'K7QX-2M4P' },
    { name: 'Venta', amount: 1, total: 5_800, number: 'AB12-CD34' },
  ]),
  period: JSON.stringify(globalPeriod('04', '2026-11-12')),
  total: 17_400,
});

test('a global invoice names its period, the public, and each order as a sale', () => {
  const xml = invoiceXml(globalRow);
  for (const part of [
    '<cfdi:InformacionGlobal Periodicidad="04" Meses="11" Año="2026"/>\n<cfdi:Emisor',
    'Rfc="XAXX010101000" Nombre="PUBLICO EN GENERAL" DomicilioFiscalReceptor="06700" RegimenFiscalReceptor="616" UsoCFDI="S01"',
    'ClaveProdServ="01010101" NoIdentificacion="K7QX-2M4P" Cantidad="1" ClaveUnidad="ACT" Descripcion="Venta" ValorUnitario="100.000000"',
    'NoIdentificacion="AB12-CD34"',
    'TipoDeComprobante="I"',
    'SubTotal="150.00" Moneda="MXN" Total="174.00"',
  ]) {
    expect(xml).toContain(part);
  }
});

test('a credit note of a global invoice names its period too, and no use of the public’s', () => {
  const { recipient, period } = globalRow;
  const xml = invoiceXml(
    invoiceRow({ kind: 'credit', recipient, of_period: period, of_folio: 'A-1', lines: '[]' }),
  );
  expect(xml).toContain('Periodicidad="04"');
  expect(xml).toContain('UUID="A-1"');
  expect(xml).toContain('UsoCFDI="S01"');
  expect(invoiceXml(row)).not.toContain('InformacionGlobal');
});
