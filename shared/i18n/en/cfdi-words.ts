import type { CfdiUse, Regime } from '../../rules/cfdi.ts';

/** The tax regimes, by the codes of c_RegimenFiscal. */
export const regimeWords: Readonly<Record<Regime, string>> = {
  '601': '601 Companies, general law',
  '603': '603 Non-profit companies',
  '605': '605 Wages and salaries',
  '606': '606 Rental',
  '607': '607 Sale or purchase of assets',
  '608': '608 Other income',
  '610': '610 Residents abroad without permanent establishment in Mexico',
  '611': '611 Dividends (partners and shareholders)',
  '612': '612 Individuals with business or professional activity',
  '614': '614 Interest',
  '615': '615 Prizes',
  '616': '616 Without tax obligations',
  '620': '620 Production cooperatives that defer their income',
  '621': '621 Tax incorporation',
  '622': '622 Agriculture, livestock, forestry and fishing',
  '623': '623 Optional regime for groups of companies',
  '624': '624 Coordinated companies',
  '625': '625 Business with income through technology platforms',
  '626': '626 Simplified trust regime (RESICO)',
};

/** The uses of an invoice, by the codes of c_UsoCFDI. */
export const cfdiUseWords: Readonly<Record<CfdiUse, string>> = {
  G01: 'G01 Purchase of goods',
  G03: 'G03 General expenses',
  I01: 'I01 Buildings',
  I02: 'I02 Office furniture and equipment as investment',
  I03: 'I03 Transport equipment',
  I04: 'I04 Computers and accessories',
  I05: 'I05 Dies, moulds and tooling',
  I06: 'I06 Telephone communication',
  I07: 'I07 Satellite communication',
  I08: 'I08 Other machinery and equipment',
  D01: 'D01 Medical, dental and hospital fees',
  D02: 'D02 Medical expenses for disability',
  D03: 'D03 Funeral expenses',
  D04: 'D04 Donations',
  D05: 'D05 Real interest of mortgages (own home)',
  D06: 'D06 Voluntary retirement savings (SAR)',
  D07: 'D07 Premiums of medical insurance',
  D08: 'D08 Mandatory school transport',
  D09: 'D09 Savings accounts, premiums of pension plans',
  D10: 'D10 School fees',
  S01: 'S01 Without tax effects',
};

/** What a document is, and how its stamp stands. */
export const invoiceKindWords = {
  invoice: 'Invoice',
  credit: 'Credit note',
  global: 'Global invoice',
} as const;
export const stampWords = {
  none: 'Unstamped',
  stamped: 'Trial stamp',
  declined: 'Stamp declined',
} as const;

/** The fields of a buyer's invoicing data. */
export const taxFieldWords = {
  askHint: 'Write them as they stand in your Constancia de Situación Fiscal.',
  rfc: 'RFC (tax number)',
  rfcHint: '12 characters for a company, 13 for a person.',
  name: 'Name or company name',
  nameHint: 'Of a company, without its legal form (S.A. de C.V.).',
  regime: 'Tax regime',
  use: 'Use of the invoice',
  postal_code: 'Postal code of the tax address',
  choose: 'Choose one',
  regimes: regimeWords,
  uses: cfdiUseWords,
  needs: {
    rfc: 'Write a valid RFC: check each letter and each digit.',
    name: 'Write the name as the tax authority has it.',
    regime: 'Choose a regime that belongs to that RFC.',
    use: 'Choose a use that your regime allows: {{uses}}.',
    postal_code: 'Write the five digits of the postal code.',
  },
} as const;
