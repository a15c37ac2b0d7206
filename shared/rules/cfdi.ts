/**
 * What the Mexican tax authority (SAT) asks of an invoice's two sides: the shape of a taxpayer's
 * number (RFC), and the codes of its catalogues c_RegimenFiscal and c_UsoCFDI for CFDI 4.0.
 */

/** A person has four letters before the date of birth, a company three before that of its founding. */
type Taxpayer = 'person' | 'company';

const SHAPE = /^([A-ZÑ&]{3,4})(\d{2})(\d{2})(\d{2})([A-Z\d]{2})([\dA])$/;
/** The signs in the order of their values, by which the last one checks the others. */
const VALUES = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/** The number that stands for every buyer who lives abroad. */
export const FOREIGN_RFC = 'XEXX010101000';
/** The number of a buyer who named none: no invoice of theirs is asked for, and a global one is issued to it. */
const PUBLIC_RFC = 'XAXX010101000';

/** An RFC as it is kept: without spaces and hyphens, in capitals. */
export function plainRfc(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Whether a text is the RFC of one taxpayer, or the number of buyers abroad. */
export function isRfc(rfc: string): boolean {
  if (rfc === FOREIGN_RFC) return true;
  const [, , year, month, day] = SHAPE.exec(rfc) ?? [];
  if (rfc === PUBLIC_RFC || !isDay(Number(year), Number(month), Number(day))) return false;
  return rfc.endsWith(checkSign(rfc.slice(0, -1)));
}

/** Whether a two-digit year has this day; 00 may be a leap year, as both 1900s and 2000s had numbers. */
function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(2000 + year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The last sign that belongs to the ones before it. */
function checkSign(body: string): string {
  const signs = Array.from(body.padStart(12, ' '));
  const sum = signs.reduce((all, sign, at) => all + VALUES.indexOf(sign) * (13 - at), 0);
  const left = 11 - (sum % 11);
  return left === 11 ? '0' : left === 10 ? 'A' : String(left);
}

function taxpayerOf(rfc: string): Taxpayer {
  return rfc.length === 13 ? 'person' : 'company';
}

/** The regimes by their codes, with those whom each takes. */
const REGIMES = {
  '601': ['company'],
  '603': ['company'],
  '605': ['person'],
  '606': ['person'],
  '607': ['person'],
  '608': ['person'],
  '610': ['person', 'company'],
  '611': ['person'],
  '612': ['person'],
  '614': ['person'],
  '615': ['person'],
  '616': ['person'],
  '620': ['company'],
  '621': ['person'],
  '622': ['company'],
  '623': ['company'],
  '624': ['company'],
  '625': ['person'],
  '626': ['person', 'company'],
} as const satisfies Readonly<Record<string, readonly Taxpayer[]>>;

export type Regime = keyof typeof REGIMES;
export const regimes = Object.keys(REGIMES).toSorted() as readonly Regime[];

const BUSINESS: readonly Regime[] = [
  '601',
  '603',
  '606',
  '612',
  '620',
  '621',
  '622',
  '623',
  '624',
  '625',
  '626',
];
const PERSONAL: readonly Regime[] = ['605', '606', '607', '608', '611', '612', '614', '615', '625'];

/** What buyers of goods may use an invoice for. */
export const cfdiUses = [
  'G01',
  'G03',
  'I01',
  'I02',
  'I03',
  'I04',
  'I05',
  'I06',
  'I07',
  'I08',
  'D01',
  'D02',
  'D03',
  'D04',
  'D05',
  'D06',
  'D07',
  'D08',
  'D09',
  'D10',
  'S01',
] as const;
export type CfdiUse = (typeof cfdiUses)[number];

/** The regimes whose taxpayers may name a use. */
export function regimesOf(use: CfdiUse): readonly Regime[] {
  if (use === 'S01') return regimes;
  return use.startsWith('D') ? PERSONAL : BUSINESS;
}

/**
 * The use that a credit note names: goods given back, where the regime knows that and its recipient
 * is a taxpayer.
 */
export function creditUse({ rfc, regime }: Pick<TaxData, 'rfc' | 'regime'>): 'G02' | 'S01' {
  if (rfc === PUBLIC_RFC) return 'S01';
  return regime === '616' || BUSINESS.includes(regime) ? 'G02' : 'S01';
}

/** Who an invoice is issued by, or to. */
export interface TaxData {
  readonly rfc: string;
  /** As the tax authority has registered it. */
  readonly name: string;
  readonly regime: Regime;
  readonly postal_code: string;
}

/** The buyer's side, which says what it uses the invoice for. */
export interface BuyerTaxData extends TaxData {
  readonly use: CfdiUse;
}

/**
 * To whom the sales without an invoice of their own are invoiced: by the names and codes that the tax
 * authority gives, at the issuer's postal code.
 */
export function publicAt(postal_code: string): BuyerTaxData {
  return { rfc: PUBLIC_RFC, name: 'PUBLICO EN GENERAL', regime: '616', postal_code, use: 'S01' };
}

export type TaxProblem = 'rfc' | 'name' | 'regime' | 'postal_code' | 'use';

/** The fields of one side that are wrong, or that do not fit each other. */
export function taxProblems(given: TaxData & { readonly use?: CfdiUse }): TaxProblem[] {
  const { rfc, name, regime, use } = given;
  const isForeign = rfc === FOREIGN_RFC;
  const takes: readonly Taxpayer[] = REGIMES[regime];
  const fits = isForeign ? regime === '616' : takes.includes(taxpayerOf(rfc));
  const used = use === undefined || (isForeign ? use === 'S01' : regimesOf(use).includes(regime));
  const wrong: Record<TaxProblem, boolean> = {
    rfc: !isRfc(rfc) || (isForeign && use === undefined),
    name: name.trim() === '',
    regime: !fits,
    postal_code: !/^\d{5}$/.test(given.postal_code),
    use: !used,
  };
  return (Object.keys(wrong) as TaxProblem[]).filter((field) => wrong[field]);
}

/** As long as a name on an invoice may be (CFDI 4.0). */
export const TAX_NAME_MAX = 300;

/** What value-added tax the prices of a store may include, in hundredths of a percent. */
export const vatRates = [1600, 800, 0] as const;
export type VatRate = (typeof vatRates)[number];
