/** The tax data of a store and of a buyer, as the tests of invoices give them. */
export const TAX = {
  rfc: 'EKU9003173C9',
  name: 'ESCUELA KEMPER URGATE',
  regime: '601',
  postal_code: '06700',
  vat: 1600,
  issues_alone: false,
};
export const BUYER = {
  rfc: 'gode-561231-gr8',
  name: ' Emilia & <Godoy> ',
  regime: '612',
  postal_code: '06700',
  use: 'G03',
};
