import type { Clock } from '../../../shared/kernel/clock.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import type { Env } from '../../env.ts';
import { providersOf, type OwnAccount } from '../kit/accounts.ts';
import type { Adapter, Payments } from './port.ts';
import { aplazo } from './aplazo/adapter.ts';
import { banorte } from './banorte/adapter.ts';
import { conektaCard } from './conekta/adapter.ts';
import { deposit } from './deposit/adapter.ts';
import { bazCard, memphis, tiendacrypto } from './hosted/adapter.ts';
import { mobbex } from './mobbex/adapter.ts';
import { openpayBank, openpayCard, openpayStore } from './openpay/adapter.ts';
import { paypal } from './paypal/adapter.ts';
import { strCard } from './stripe/adapter.ts';

/** The adapters: one for each code that the platform can take. Each new one brings its line. */
const ADAPTERS: readonly Adapter[] = [
  deposit,
  strCard,
  conektaCard,
  openpayCard,
  banorte,
  paypal,
  mobbex,
  aplazo,
  openpayStore,
  openpayBank,
  bazCard,
  memphis,
  tiendacrypto,
];

/** The providers that a deployment can reach: each by its adapter, with the keys of its account. */
export function paymentsFromEnv(env: Env, clock: Clock): Payments {
  return providersOf(ADAPTERS, accountsOf(env), clock);
}

function accountsOf(env: Env): Partial<Record<PaymentCode, OwnAccount>> {
  return {
    ...env.PAYMENT_ACCOUNTS,
    str_card: {
      origin: env.PAYMENT_ORIGIN,
      keys: {
        secret_key: env.PAYMENT_SECRET_KEY,
        publishable_key: env.PAYMENT_PUBLISHABLE_KEY,
        webhook_secret: env.PAYMENT_WEBHOOK_SECRET,
      },
    },
  };
}
