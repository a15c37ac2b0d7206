/** Variables and secrets of a run on this machine. A value in the environment wins. */
import { generateKeyPairSync } from 'node:crypto';
import { courierEvent } from '../../../shared/contracts/order-labels.ts';
import { providerWebhook } from '../../../shared/contracts/payment.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { socketFiles } from './socket-files.ts';
import { pushPair } from '../push-keys.ts';
import type { Secrets } from './state.ts';

/**
 * Settings of real message providers, passed on from the environment: without them the demo keeps
 * every message.
 */
export const MESSAGE_SETTINGS = [
  'MAIL_PROVIDER',
  'MAIL_FROM',
  'SMTP_HOST',
  'SMTP_PORT',
  'SMTP_SECURITY',
  'SMTP_USERNAME',
  'SMTP_PASSWORD',
  'MAIL_API_ORIGIN',
  'MAIL_API_KEY',
  'SMS_PROVIDER',
  'SMS_FROM',
  'TWILIO_ORIGIN',
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
];

/** Further settings of the environment: the proxies in front, and the accounts at wallets. */
const HOSTING_SETTINGS = ['TRUSTED_PROXIES', 'WALLET_APPLE', 'WALLET_GOOGLE'];

/** Variables of the stores' worker in addition to wrangler.toml. */
export function storesValues(port: number, secrets: Secrets): Record<string, string> {
  const further = process.env['PUBLIC_PORTS'];
  return {
    ...withEnvironment({
      PLATFORM_DOMAIN: 'localhost',
      DEMO: 'true',
      PAYMENT_ORIGIN: `http://localhost:${port + 1}`,
      PAYMENT_ACCOUNTS: sandboxAccounts(port, secrets),
      COURIER_ACCOUNTS: JSON.stringify({
        shippo: {
          origin: `http://localhost:${port + 1}/shippo`,
          keys: { api_token: secrets.PAYMENT_SECRET_KEY },
        },
        // Only where it is found: stores bring their own keys.
        micorreo: { origin: `http://localhost:${port + 1}/micorreo`, keys: {} },
        envia: { origin: `http://localhost:${port + 1}/envia`, keys: {} },
        skydropx: { origin: `http://localhost:${port + 1}/skydropx`, keys: {} },
      }),
      UPSTREAMS: '{}',
      PAGE_CACHE: 'on',
      OFFLINE: 'on',
      SOCKET_FILES: String(socketFiles()),
      ...pushPair(secrets.IDENTITY_SECRET),
      PUSH_SUBJECT: 'mailto:operator@example.com',
      PUSH_SANDBOX: `http://localhost:${port + 1}`,
      ...secrets,
    }),
    ...givenInEnvironment([...MESSAGE_SETTINGS, ...HOSTING_SETTINGS]),
    // The environment adds the ports of a proxy in front; the server's own port is always included.
    PUBLIC_PORTS: further ? `${port},${further}` : String(port),
  };
}

/** The key by which the sandbox signs events of Conekta and opens charges of Banorte, made anew with each run of both workers. */
let pair: { readonly publicKey: string; readonly privateKey: string } | undefined;
function sandboxPair() {
  pair ??= generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return pair;
}

/** The accounts of ways to pay besides cards, at the sandbox: each by its code's own adapter. */
function sandboxAccounts(port: number, secrets: Secrets): string {
  const keys = {
    client_id: secrets.PAYMENT_PUBLISHABLE_KEY,
    client_secret: secrets.PAYMENT_SECRET_KEY,
    webhook_id: 'WH-SANDBOX',
  };
  const openpay = {
    origin: `http://localhost:${port + 1}/openpay/v1`,
    keys: {
      merchant_id: 'msandbox',
      private_key: secrets.PAYMENT_SECRET_KEY,
      webhook_secret: secrets.PAYMENT_WEBHOOK_SECRET,
    },
  };
  const at = (path: string) => `http://localhost:${port + 1}/${path}`;
  const hosted = (code: PaymentCode) => ({
    origin: at(`hosted/${code}`),
    keys: { api_key: secrets.PAYMENT_SECRET_KEY, webhook_secret: secrets.PAYMENT_WEBHOOK_SECRET },
  });
  return JSON.stringify({
    conekta_card: {
      origin: at('conekta'),
      keys: {
        private_key: secrets.PAYMENT_SECRET_KEY,
        webhook_public_key: sandboxPair().publicKey,
      },
    },
    openpay_card: openpay,
    mobbex: {
      origin: at('mobbex'),
      keys: {
        api_key: secrets.PAYMENT_PUBLISHABLE_KEY,
        access_token: secrets.PAYMENT_SECRET_KEY,
        webhook_secret: secrets.PAYMENT_WEBHOOK_SECRET,
      },
    },
    aplazo: {
      origin: at('aplazo'),
      keys: {
        merchant_id: secrets.PAYMENT_PUBLISHABLE_KEY,
        api_token: secrets.PAYMENT_SECRET_KEY,
      },
    },
    banorte: {
      origin: at('banorte'),
      keys: {
        merchant_id: '7000002',
        user: secrets.PAYMENT_PUBLISHABLE_KEY,
        password: secrets.PAYMENT_SECRET_KEY,
        terminal_id: '70000021',
        certificate: sandboxPair().publicKey,
      },
    },
    baz_card: hosted('baz_card'),
    memphis: hosted('memphis'),
    tiendacrypto: hosted('tiendacrypto'),
    paypal: { origin: `http://localhost:${port + 1}/paypal`, keys },
    openpay_store: openpay,
    openpay_bank: openpay,
  });
}

/** The address where the platform takes a code's events. */
function webhookUrl(port: number, code: PaymentCode): string {
  const path = providerWebhook.path.replace('{code}', code);
  return `http://localhost:${port}/api/${providerWebhook.service}${path}`;
}

/** The address of the demo's store that sends by courier, where it takes the events of its parcels. */
function courierEventsUrl(port: number): string {
  const path = courierEvent.path.replace('{code}', 'shippo');
  return `http://localhost:${port}/tienda/casa/api/${courierEvent.service}${path}`;
}

/**
 * Variables of the sandbox payment provider. It reaches the platform by `localhost` itself: names
 * below it resolve in browsers, but not in every system's resolver.
 */
export function sandboxValues(port: number, secrets: Secrets): Record<string, string> {
  return {
    SECRET_KEY: secrets.PAYMENT_SECRET_KEY,
    PUBLISHABLE_KEY: secrets.PAYMENT_PUBLISHABLE_KEY,
    WEBHOOK_SECRET: secrets.PAYMENT_WEBHOOK_SECRET,
    RSA_PRIVATE_KEY: sandboxPair().privateKey,
    ...withEnvironment({
      WEBHOOK_URL: webhookUrl(port, 'str_card'),
      PAYPAL_WEBHOOK_URL: webhookUrl(port, 'paypal'),
      EVENTS_URL: webhookUrl(port, 'openpay_store').replace('/openpay_store', ''),
      COURIER_EVENTS_URL: courierEventsUrl(port),
      PUBLIC_ORIGIN: `http://localhost:${port + 1}`,
      LATE_MS: '20000',
      HANG_MS: '30000',
      RETRY_MS: '1000',
    }),
  };
}

function withEnvironment(values: Record<string, string>): Record<string, string> {
  const pairs = Object.entries(values).map(([name, value]) => [name, process.env[name] || value]);
  return Object.fromEntries(pairs);
}

function givenInEnvironment(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name];
      return value ? [[name, value]] : [];
    }),
  );
}
