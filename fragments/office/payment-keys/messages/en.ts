import { paymentNames } from '../../../../shared/i18n/en/payment-names.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace(
  'payment-keys',
  es,
  {
    title: 'Keys and accounts for payments and shipping',
    intro:
      'With keys of your own, each provider pays into your account. They are kept encrypted, and nobody can read them, nor can you: only change them. For deposits, write your bank account here.',
    names: {
      ...paymentNames,
      shippo: 'Shippo',
      micorreo: 'MiCorreo (Correo Argentino)',
      envia: 'Envia',
      skydropx: 'Skydropx Pro',
    },
    takes: {
      store: 'Your account takes it',
      platform: 'The platform takes it',
      nobody: 'Not set up',
    },
    testMode: {
      title: 'Test keys',
      intro:
        'They take the purchases of the test mode, and no other. A way to pay without test keys is not offered while the mode is on. They are kept encrypted.',
      takes: {
        store: 'With your test keys',
        platform: 'With the platform’s test account',
        nobody: 'Not offered in tests',
      },
    },
    couriers: 'Couriers',
    couriersIntro:
      'Keep and test your courier account here: its keys are encrypted, for nobody to read. With it your buyers see rates, and you buy labels.',
    origin: 'Set the address that parcels leave from',
    asks: {
      store: 'Your account',
      platform: 'The platform’s account',
      nobody: 'No account',
    },
    keys: {
      secret_key: 'Secret key',
      publishable_key: 'Publishable key',
      private_key: 'Private key',
      webhook_secret: 'Secret of the events',
      client_id: 'Client ID',
      client_secret: 'Client secret',
      webhook_id: 'Webhook ID',
      merchant_id: 'Merchant number',
      api_key: 'API key',
      api_token: 'API token',
      access_token: 'Access token',
      webhook_public_key: 'Public key of the events',
      user: 'User',
      password: 'Password',
      customer_id: 'Customer number',
      carriers: 'Carriers that it quotes, with commas between (estafeta, fedex)',
      terminal_id: 'Terminal number',
      certificate: 'Certificate (PEM)',
      holder: 'In the name of',
      bank: 'Bank',
      bank_account: 'CLABE or CBU',
    },
    webhook: 'Address for the provider’s events',
    byHand:
      'Buyers see this account and have an hour to deposit. You confirm each deposit under Payments.',
    saveAccount: 'Save account',
    tests: {
      passed: 'The provider accepted the keys: {{when}}',
      refused: 'The provider refused the keys on {{when}}: check them in its panel.',
      unreachable: 'The provider did not answer on {{when}}; test again later.',
    },
    untested: 'These keys have not been tested yet.',
    save: 'Save keys',
    replace: 'Change keys',
    test: 'Test keys',
    drop: 'Stop using',
    nameOf: '{{act}}: {{name}}',
    abilities: {
      title: 'What each way to pay can do',
      intro:
        'What each provider allows in your currency. Your limits, your months and whether you charge as you send are set below.',
      way: 'Way to pay',
      columns: {
        refund: 'Refund',
        amounts: 'Amounts',
        months: 'Months',
        holds: 'Charge as you send',
        lasts: 'Time to pay',
        disputes: 'Disputes',
        review: 'Risk review',
      },
      refunds: {
        provider: 'All or a part, from here',
        account: 'By your own transfer, all or a part',
        hand: 'In cash, between you',
      },
      least: 'From {{amount}}',
      most: 'Up to {{amount}}',
      unlimited: 'No known limit',
      terms: '{{terms}}',
      termsFrom: '{{terms}}, from {{least}}',
      day_one: '{{count}} day',
      day_other: '{{count}} days',
      sure: '{{days}}; the first {{sure}} with the money vouched for',
      hour_one: '{{count}} hour',
      hour_other: '{{count}} hours',
      never: 'Does not end',
      disputes: {
        here: 'We tell you, and evidence is sent from here',
        panel: 'We tell you, and they are answered in the provider’s panel',
        untold: 'In the provider’s panel only',
        none: 'None',
      },
      yes: 'Yes',
      no: 'No',
    },
    done: {
      'keys-set': 'Saved. If these are keys of a provider, test them now.',
      'keys-tested': 'The keys were tested: the answer is below.',
      'keys-dropped':
        'These keys are in use no more. Those of payments are kept to give back what they took.',
    },
  },
  {
    byHand:
      'Quien compra ve estos datos y tiene una hora para depositar. Vos confirmás cada depósito en Pagos.',
    tests: { refused: 'El proveedor rechazó las llaves el {{when}}: revisalas en su panel.' },
    done: { 'keys-set': 'Quedó guardado. Si son llaves de un proveedor, probalas ahora.' },
  },
);
