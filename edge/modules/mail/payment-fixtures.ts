import { paymentReviewMail, paymentSlipMail } from './index.ts';

/** The mails about a payment that is not made yet, each with a sample and the texts in it that people wrote. */

const dress = {
  locale: 'es',
  region: null,
  storeName: 'Tienda',
  country: 'MX',
  color: '#1f2937',
  link: 'https://tienda.example/sitio/abc',
  stop: 'https://tienda.example/correos/abc',
  total: 10_000,
  number: 'AB12-CD34',
  name: 'Ana',
} as const;

export const slipCase = {
  given: {
    ...dress,
    slip: {
      kind: 'bank',
      number: '11030021342311520255',
      account: '012914002014112176',
      account_kind: 'clabe',
      bank: 'Banco',
      agreement: '1411217',
      holder: 'Lirio',
      until: '2026-08-20T12:00:00.000Z',
      received: 0,
      is_over: false,
    },
  },
  write: (given: Parameters<typeof paymentSlipMail>[0]) =>
    paymentSlipMail({ ...given, currency: 'MXN' }),
  says: `storeName link stop name number slip.number slip.account slip.bank slip.agreement
    slip.holder`.split(/\s+/),
} as const;

export const reviewedCase = {
  given: { ...dress, review: null, code: null, isHeld: false },
  write: (given: Parameters<typeof paymentReviewMail>[0]) =>
    paymentReviewMail({ ...given, currency: 'MXN' }),
  says: ['storeName', 'link', 'stop', 'name', 'number'],
} as const;
