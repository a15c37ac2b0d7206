import { takenNames } from '../../../../shared/i18n/en/taken-names.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'point-of-sale',
  es,
  {
    failed: 'The sale could not be made',
    tryAgain: 'Check your connection and try again.',
    title: 'Point of sale',
    intro: 'Sell in person: the stock goes down, the order is delivered and has its receipt.',
    goods: 'Items',
    search: 'Name, code or barcode',
    searchHint: 'A scanner that types adds the item as it reads it.',
    find: 'Search',
    finding: 'Searching…',
    noneFound: 'No item of the store has that name or that code.',
    add: 'Add',
    addOf: 'Add {{name}}',
    added: '{{name}} was added',
    left_one: '{{count}} left',
    left_other: '{{count}} left',
    soldOut: 'Sold out',
    onDemand: 'Made on demand',
    camera: 'Read with the camera',
    stop: 'Turn the camera off',
    torch: 'Light',
    cameraOn: 'Point at the barcode.',
    cameraFailed: 'The camera is not available. Allow it in the browser, or type the code.',
    view: "The camera's picture",
    sale: 'Sale',
    empty: 'Search for the first item, or scan it.',
    less: 'One less of {{name}}',
    more: 'One more of {{name}}',
    units: 'Units of {{name}}',
    remove: 'Remove {{name}}',
    tooMany: 'Only {{left}} are in stock.',
    total: 'Total',
    taken: 'Paid by',
    ways: takenNames,
    received: 'Received in cash',
    receivedHint: 'Leave it empty for the exact amount.',
    exact: 'Exact',
    change: 'Change',
    short: 'Missing',
    cardText: 'Charge on your own terminal first: this only notes it.',
    transferText: 'Check that it reached your account first: this only notes it.',
    buyer: "The buyer's data (optional)",
    fullName: 'Name',
    email: 'E-mail for the receipt',
    phone: 'Phone',
    note: 'Internal note',
    charge: 'Charge {{total}}',
    charging: 'Charging…',
    sold: 'Sold',
    soldText: 'Order {{number}}: {{total}}, {{way}}.',
    giveChange: 'Change: {{change}}',
    mailed: 'The receipt also goes out by e-mail.',
    print: 'See and print the receipt',
    toOrder: 'See the order',
    another: 'New sale',
    needs: {
      received: 'Type an amount, such as 200 or 199.50.',
      short: 'What was received is less than the total.',
      email: 'Type a whole e-mail address, or leave the field empty.',
      phone: 'Type a whole phone number, or leave the field empty.',
    },
  },
  argentine,
);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'point-of-sale': typeof es;
  }
}
