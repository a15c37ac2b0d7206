/** Every text of every mail, with characters that mean something in HTML: it is said, and is no markup. */
import { expect, test } from 'vitest';
import type { WholePurchase } from '../../../shared/contracts/orders.ts';
import { placesOfTexts, withText } from '../../../tests/support/places-of-texts.ts';
import { canceledCase, editedCase } from './edited-fixtures.ts';
import * as mail from './index.ts';
import { reviewedCase, slipCase } from './payment-fixtures.ts';

const SAID = `Zoë & "Co" 'Ltd'`;
const ESCAPED = 'Zoë &amp; &quot;Co&quot; &#39;Ltd&#39;';
/** Values by which a mail is chosen or written, and no person's words. */
const CHOSEN = new Set(
  `locale country currency color event purpose role state placed_on type payment_type
    delivery_type stage answer count kind account_kind until side occasion part`.split(/\s+/),
);

const dress = {
  locale: 'es',
  storeName: 'Tienda',
  country: 'MX',
  color: '#1f2937',
  link: 'https://tienda.example/sitio/abc',
  stop: 'https://tienda.example/correos/abc',
} as const;
const bought = { ...dress, region: null, number: 'AB12-CD34', seller: 'Casa', name: 'Ana' };
const order = {
  id: 'or_1',
  number: 'AB12-CD34',
  supplier: 'st_tienda',
  supplier_name: 'Tienda',
  state: 'sent_to_supplier',
  payment_type: 'str_card',
  approval_url: null,
  payment_metadata: null,
  delivery_type: 'fixed_delivery',
  collection_address: 'Av. Juárez',
  delivery_days: 5,
  placed_on: '2026-08-20T12:00:00.000Z',
  currency: 'MXN',
  lines: [
    {
      item: 'it_1',
      sku: 'sk_1',
      slug: 'taller',
      owner_slug: 'tienda',
      type: 'experience',
      name: 'Taller',
      description: { Color: 'rojo' },
      photo: null,
      amount: 1,
      unit_price: 0,
      total: 0,
    },
  ],
  items_total: 0,
  shipping_total: 0,
  total: 0,
  attendees: [{ sku: 'sk_1', full_name: 'Ana', phone: '5512345678' }],
};

const purchase = {
  checkout_aggregation: 'co_1',
  orders: [order, { ...order, delivery_type: 'collection' }],
  contact: { full_name: 'Ana', email: 'a@example.com', country: 'MX', phone: '5512345678' },
  address: {
    address_name: 'Eva',
    route: 'Calle',
    street_number: 's/n',
    suite: 'int.',
    sublocality: 'Centro',
    locality: 'Puebla',
    administrative_area_level_1: 'Puebla',
    postal_code: '72000',
    country: 'MX',
    reference: 'junto al parque',
  },
  items_total: 0,
  shipping_total: 0,
  total: 0,
  currency: 'MXN',
  card: { brand: 'visa', last4: '4242' },
};

interface Sample {
  readonly given: object;
  readonly write: (given: never) => object;
  /** The places whose text the mail says. */
  readonly says: readonly string[];
}

const SAMPLES: Readonly<Record<string, Sample>> = {
  orderConfirmation: {
    given: { purchase, sender: dress },
    write: (given: { purchase: WholePurchase; sender: mail.Sender }) =>
      mail.orderConfirmation(given.purchase, given.sender),
    says: [
      ...[0, 1].flatMap((index) => [
        `purchase.orders.${index}.number`,
        `purchase.orders.${index}.supplier_name`,
        ...(index === 1 ? [`purchase.orders.${index}.collection_address`] : []),
        `purchase.orders.${index}.lines.0.name`,
        `purchase.orders.${index}.lines.0.description.Color`,
        `purchase.orders.${index}.attendees.0.full_name`,
      ]),
      ...Object.keys(purchase.address)
        .filter((name) => name !== 'country')
        .map((name) => `purchase.address.${name}`),
      'purchase.card.brand',
      'purchase.card.last4',
      'sender.storeName',
      'sender.link',
      'sender.stop',
    ],
  },
  pinMail: {
    given: { ...dress, tag: 'es-MX', purpose: 'registration', pin: '123456' },
    write: mail.pinMail,
    says: ['storeName', 'link', 'stop', 'pin'],
  },
  orderAccountMail: {
    given: { ...dress, number: 'K7Q-204', pin: '123456' },
    write: mail.orderAccountMail,
    says: ['storeName', 'link', 'stop', 'number', 'pin'],
  },
  noticeMail: {
    given: { ...dress, event: 'password_changed', name: 'Ana', at: 0 },
    write: mail.noticeMail,
    says: ['storeName', 'link', 'name'],
  },
  roleNoticeMail: {
    given: { ...dress, event: 'changed', name: 'Ana', role: 'admin' },
    write: mail.roleNoticeMail,
    says: ['storeName', 'link', 'name'],
  },
  talkMail: {
    given: { ...dress, name: 'Ana', count: 2, isOfStore: true },
    write: mail.talkMail,
    says: ['storeName', 'link', 'name'],
  },
  quietSummaryMail: {
    given: { ...dress, mails: [{ storeName: 'Casa', subject: 'Hola' }] },
    write: mail.quietSummaryMail,
    says: ['storeName', 'link', 'mails.0.storeName', 'mails.0.subject'],
  },
  embedMisuseMail: {
    given: { ...dress, kind: 'elsewhere', name: 'Blog', origin: 'a' },
    write: mail.embedMisuseMail,
    says: ['storeName', 'link', 'name', 'origin'],
  },
  embedEndingMail: {
    given: {
      ...dress,
      occasion: 'declared',
      name: 'Blog',
      element: 'shop-a',
      until: '2027-12-01',
      use: 'shop-b',
      docs: 'https://lirio.example/embed/docs',
    },
    write: mail.embedEndingMail,
    says: ['storeName', 'link', 'name', 'element', 'use', 'docs'],
  },
  storeUnfinishedMail: {
    given: { ...dress, until: '2026-12-21T12:00:00Z' },
    write: mail.storeUnfinishedMail,
    says: ['storeName', 'link'],
  },
  contactEntryMail: {
    given: { ...dress, name: 'Ana' },
    write: mail.contactEntryMail,
    says: ['storeName', 'link', 'name'],
  },
  orderMovedMail: {
    given: {
      ...bought,
      stage: 'in_transit',
      isCollected: false,
      isRefunded: false,
      isByTransfer: false,
      parcel: { lines: [{ name: 'Falda', units: 2 }], carrier: 'Correos' },
    },
    write: mail.orderMovedMail,
    says: `storeName link stop name number seller parcel.lines.0.name parcel.carrier`.split(' '),
  },
  paymentReviewMail: reviewedCase,
  paymentSlipMail: slipCase,
  reviewAskMail: {
    given: { ...bought, part: 'first' },
    write: mail.reviewAskMail,
    says: ['storeName', 'link', 'stop', 'name', 'number', 'seller'],
  },
  eventMessageMail: {
    given: { ...dress, region: null, event: 'Concierto', subject: 'Cambio', paragraphs: ['Hola'] },
    write: (given: Parameters<typeof mail.eventMessageMail>[0]) => mail.eventMessageMail(given),
    says: ['storeName', 'link', 'stop', 'subject', 'paragraphs.0'],
  },
  eventCanceledMail: canceledCase(dress),
  placesOfferedMail: {
    given: { ...dress, region: null, name: 'Ana', event: 'Concierto', places: 2, until: 0 },
    write: mail.placesOfferedMail,
    says: ['storeName', 'link', 'stop', 'name'],
  },
  draftLinkMail: {
    given: {
      ...dress,
      region: null,
      name: 'Ana',
      extendsNumber: 'AB12-CD34',
      currency: 'MXN',
      total: 100,
      until: 0,
    },
    write: mail.draftLinkMail,
    says: ['storeName', 'link', 'stop', 'name', 'extendsNumber'],
  },
  orderAnsweredMail: {
    given: { ...bought, answer: 'confirmed', isRefunded: false },
    write: mail.orderAnsweredMail,
    says: ['storeName', 'link', 'name', 'number'],
  },
  refundedMail: {
    given: { ...bought, money: { amount: 100, currency: 'MXN' } },
    write: mail.refundedMail,
    says: ['storeName', 'link', 'stop', 'name', 'number', 'seller'],
  },
  orderEditedMail: editedCase(bought),
  filesMail: {
    given: { ...bought, files: ['Guia.pdf'] },
    write: mail.filesMail,
    says: ['storeName', 'link', 'stop', 'name', 'number', 'seller', 'files.0'],
  },
  invoicedMail: {
    given: { ...bought, kind: 'credit', invoice: 'F-000012' },
    write: mail.invoicedMail,
    says: ['storeName', 'link', 'stop', 'name', 'number', 'seller', 'invoice'],
  },
  disputedMail: {
    given: { ...bought, event: 'opened', money: { amount: 100, currency: 'MXN' }, until: 0 },
    write: mail.disputedMail,
    says: ['storeName', 'link', 'name', 'number'],
  },
  walletToldMail: {
    given: {
      ...dress,
      region: null,
      event: 'returned',
      money: { amount: 100, currency: 'MXN' },
      last: '9719',
      reason: 'Cuenta cerrada',
      name: 'Ana',
    },
    write: mail.walletToldMail,
    says: ['storeName', 'link', 'name', 'last', 'reason'],
  },
  returnToldMail: {
    given: { ...bought, side: 'buyer', event: 'answered' },
    write: mail.returnToldMail,
    says: ['storeName', 'link', 'stop', 'name', 'number', 'seller'],
  },
  staffInviteMail: {
    given: { ...dress, by: 'Ana', role: 'admin', recipient: 'a@example.com', expiresAt: 0 },
    write: mail.staffInviteMail,
    says: ['storeName', 'link', 'by', 'recipient'],
  },
};

test('every mail is in this list', () => {
  const mails = Object.keys(mail).filter((name) => /(Mail|[cC]onfirmation)$/.test(name));
  expect(mails.toSorted()).toEqual(Object.keys(SAMPLES).toSorted());
});

const NAMED = Object.entries(SAMPLES);
test.each(NAMED)('%s says every text as it is, and none as markup', (_, sample) => {
  const { given, write, says } = sample;
  const said: string[] = [];
  for (const place of placesOfTexts(given, CHOSEN)) {
    const written = write(withText(given, place, SAID) as never);
    const { html, text } = written as Record<'html' | 'text', string>;
    // A quote or an ampersand of the text that stands as it is, in any place.
    expect(html, place).not.toMatch(/Zoë (?!&amp; &quot;Co&quot; &#39;Ltd&#39;)/);
    if (html.includes(ESCAPED)) said.push(place);
    expect(text, place).not.toMatch(/&(?:amp|quot|#39);/);
  }
  expect(said.toSorted()).toEqual(says.toSorted());
});

test('the name of a variant’s attribute is no markup', () => {
  const lines = [{ ...order.lines[0], description: { [SAID]: 'rojo' } }];
  const named = { ...purchase, orders: [{ ...order, lines }] } as unknown as WholePurchase;
  expect(mail.orderConfirmation(named, dress).html).toContain(`${ESCAPED}: rojo`);
});
