import { expect, test } from 'vitest';
import { readReportFile } from './report-file.ts';

const HEAD = 'report,paid_on,currency,type,reference,id,gross,fee,net';
const ROW = 'po_1,2026-11-26,MXN,payment,pi_1,,1080.00,38.88,1041.12';
const file = (...rows: readonly string[]) => readReportFile([HEAD, ...rows].join('\r\n'));

test('a file is one report with its lines', () => {
  const read = file(ROW, 'po_1,2026-11-26,mxn,Reembolso,pi_1,re_1,-400,,-400');
  expect(read).toEqual({
    ok: true,
    value: {
      report: 'po_1',
      paidOn: '2026-11-26',
      currency: 'MXN',
      lines: [
        {
          kind: 'payment',
          reference: 'pi_1',
          subject: null,
          gross: 108_000,
          fee: 3_888,
          net: 104_112,
        },
        {
          kind: 'refund',
          reference: 'pi_1',
          subject: 're_1',
          gross: -40_000,
          fee: 0,
          net: -40_000,
        },
      ],
    },
  });
});

test('as a spreadsheet in Spanish writes it: in other columns, with semicolons and decimal commas', () => {
  const read = readReportFile(
    '\uFEFFTipo;Referencia;Bruto;Comisión;Neto;Reporte;Fecha;Moneda\npago;a.py_1-1;1080,00;38,88;1041,12;po_1;2026-11-26;MXN\n',
  );
  expect(read).toMatchObject({
    value: { report: 'po_1', lines: [{ kind: 'payment', gross: 108_000, net: 104_112 }] },
  });
});

test.each([
  ['', 1, 'reporte'],
  ['type,reference', 1, 'reporte'],
  [HEAD, 2, 'report'],
  [`${HEAD}\n,2026-11-26,MXN,payment,pi_1,,1,0,1`, 2, 'report'],
  [`${HEAD}\n${ROW.replace('2026-11-26', '26/11/2026')}`, 2, 'paid_on'],
  [`${HEAD}\n${ROW.replace('MXN', 'pesos')}`, 2, 'currency'],
  [`${HEAD}\n${ROW.replace('payment', 'constructor')}`, 2, 'type'],
  [`${HEAD}\n${ROW.replace('1080.00', '1.080,00')}`, 2, 'gross'],
  [`${HEAD}\n${ROW.replace('38.88', '--1')}`, 2, 'fee'],
  [`${HEAD}\n${ROW.replace('1041.12', 'x')}`, 2, 'net'],
  [`${HEAD}\n${ROW.replace('pi_1', 'p'.repeat(121))}`, 2, 'reference'],
  [`${HEAD}\n${ROW}\n${ROW.replace('po_1', 'po_2')}`, 3, 'report'],
  [`${HEAD}\n${ROW}\n${ROW.replace('-26,', '-27,')}`, 3, 'paid_on'],
  [`${HEAD}\n${ROW}\n${ROW.replace('MXN', 'USD')}`, 3, 'currency'],
])('a file that cannot be read says where: %#', (text, line, column) => {
  expect(readReportFile(text)).toEqual({ ok: false, error: { line, column } });
});
