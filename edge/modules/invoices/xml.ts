import { creditUse, FOREIGN_RFC } from '../../../shared/rules/cfdi.ts';
import {
  invoiceNumber,
  invoiceSums,
  type InvoiceLine,
} from '../../../shared/rules/invoice-sums.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { issuerOf, linesOf, periodOf, recipientOf } from './mapper.ts';
import type { InvoiceRow } from './statements.ts';

/** How the money came, by the codes of c_FormaPago; what is not known better is `99`, to be defined. */
const PAID_BY: Readonly<Partial<Record<PaymentCode, string>>> = {
  cash: '01',
  deposit: '03',
  openpay_bank: '03',
  openpay_store: '01',
  str_card: '04',
  conekta_card: '04',
  openpay_card: '04',
  banorte: '04',
  baz_card: '04',
  paypal: '06',
};

/** Of goods whose item has no codes, which the authority's catalogue has a code for, of shipping, of a credit note, and of a sale in a global invoice. */
const CODE = {
  goods: { product: '01010101', unit: 'H87' },
  shipping: { product: '78102200', unit: 'E48' },
  credit: { product: '84111506', unit: 'ACT' },
  sale: { product: '01010101', unit: 'ACT' },
} as const;

const CREDIT_NAME = 'Devoluciones, descuentos o bonificaciones';
const NOT_STAMPED =
  'SIN TIMBRAR: este archivo no lleva sello ni timbre fiscal y no tiene validez ante el SAT.';
const TEST_STAMP =
  'TIMBRE DE PRUEBA: el folio es de un entorno de pruebas y no tiene validez ante el SAT.';

/**
 * A document in the format CFDI 4.0 (Anexo 20), without seal and stamp: those are added by the
 * stamping service, and a comment at its head says that they lack.
 */
export function invoiceXml(row: InvoiceRow): string {
  const issuer = issuerOf(row);
  const recipient = recipientOf(row);
  const isCredit = row.kind === 'credit';
  const sums = invoiceSums(linesOf(row, CREDIT_NAME), row.vat);
  const rate = (row.vat / 10_000).toFixed(6);
  const shipping = isCredit ? -1 : shippingAt(row);
  const period = periodOf(row);
  const lines = sums.lines.map((line, at) => {
    const { product, unit } = codesOf(line, kindOf(row, at === shipping));
    return [
      element('Concepto', {
        ClaveProdServ: product,
        ...(line.number === undefined ? {} : { NoIdentificacion: line.number }),
        Cantidad: String(line.amount),
        ClaveUnidad: unit,
        Descripcion: cut(line.name, 1000),
        ValorUnitario: fine(line.unit),
        Importe: fine(line.base),
        ObjetoImp: '02',
      }),
      '<cfdi:Impuestos><cfdi:Traslados>',
      element('Traslado', { Base: fine(line.base), ...taxOf(rate), Importe: fine(line.tax) }, true),
      '</cfdi:Traslados></cfdi:Impuestos></cfdi:Concepto>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<!-- ${row.stamp === 'stamped' ? `${TEST_STAMP} ${row.stamp_folio}` : NOT_STAMPED} -->`,
    element('Comprobante', {
      'xmlns:cfdi': 'http://www.sat.gob.mx/cfd/4',
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation':
        'http://www.sat.gob.mx/cfd/4 http://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd',
      Version: '4.0',
      Serie: 'F',
      Folio: String(row.number),
      Fecha: localMoment(row.issued_at),
      FormaPago: (row.payment_type && PAID_BY[row.payment_type]) ?? '99',
      SubTotal: money(sums.base),
      Moneda: row.currency,
      Total: money(sums.total),
      TipoDeComprobante: isCredit ? 'E' : 'I',
      Exportacion: '01',
      MetodoPago: 'PUE',
      LugarExpedicion: issuer.postal_code,
    }),
    // The authority asks for it wherever the public is the recipient, credit notes included.
    ...(period === null
      ? []
      : [
          element(
            'InformacionGlobal',
            { Periodicidad: period.periodicity, Meses: period.months, Año: String(period.year) },
            true,
          ),
        ]),
    ...(row.of_folio === null
      ? []
      : [
          `<cfdi:CfdiRelacionados TipoRelacion="01"><cfdi:CfdiRelacionado UUID="${escaped(row.of_folio)}"/></cfdi:CfdiRelacionados>`,
        ]),
    element('Emisor', { Rfc: issuer.rfc, Nombre: issuer.name, RegimenFiscal: issuer.regime }, true),
    element(
      'Receptor',
      {
        Rfc: recipient.rfc,
        Nombre: recipient.name,
        // Of a buyer abroad it is the place of issue.
        DomicilioFiscalReceptor:
          recipient.rfc === FOREIGN_RFC ? issuer.postal_code : recipient.postal_code,
        RegimenFiscalReceptor: recipient.regime,
        UsoCFDI: isCredit ? creditUse(recipient) : recipient.use,
      },
      true,
    ),
    `<cfdi:Conceptos>${lines.join('')}</cfdi:Conceptos>`,
    `<cfdi:Impuestos TotalImpuestosTrasladados="${money(sums.tax)}"><cfdi:Traslados>`,
    element('Traslado', { Base: money(sums.base), ...taxOf(rate), Importe: money(sums.tax) }, true),
    '</cfdi:Traslados></cfdi:Impuestos>',
    '</cfdi:Comprobante>',
    '',
  ].join('\n');
}

function kindOf({ kind }: InvoiceRow, isShipping: boolean): keyof typeof CODE {
  if (kind === 'credit') return 'credit';
  if (kind === 'global') return 'sale';
  return isShipping ? 'shipping' : 'goods';
}

/** The authority's codes of a line: those that its item had when the document was issued. */
function codesOf({ sat_product, sat_unit }: InvoiceLine, kind: keyof typeof CODE) {
  const { product, unit } = CODE[kind];
  return { product: sat_product ?? product, unit: sat_unit ?? unit };
}

/** The name of the file in which a document is downloaded, without its ending. */
export function invoiceFile(row: Pick<InvoiceRow, 'number' | 'stamp'>): string {
  return `${invoiceNumber(row.number)}${row.stamp === 'stamped' ? '' : '-sin-timbrar'}`;
}

function taxOf(rate: string) {
  return { Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: rate };
}

/** The place of the line that is the shipping, which the issue marks by its position: the last. */
function shippingAt({ lines }: InvoiceRow): number {
  const all = JSON.parse(lines) as { readonly shipping?: true }[];
  return all.findIndex((line) => line.shipping === true);
}

function element(name: string, attributes: Readonly<Record<string, string>>, isEmpty = false) {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<cfdi:${name}${written.join('')}${isEmpty ? '/' : ''}>`;
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as the value of an attribute, without what XML 1.0 and the authority's patterns forbid. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u{FFFE}\u{FFFF}|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? '');
}

const cut = (text: string, most: number) => Array.from(text).slice(0, most).join('');

/** Minor units with two decimals. */
function money(minor: number): string {
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}

/** Ten-thousandths of minor units with six decimals. */
function fine(parts: bigint): string {
  return `${parts / 1_000_000n}.${String(parts % 1_000_000n).padStart(6, '0')}`;
}

/** A moment by the clock of central Mexico, without its offset. */
function localMoment(at: number): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Mexico_City',
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(at);
  return parts.replace(' ', 'T');
}
