import type { Clock } from '../../../shared/kernel/clock.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import type { Env } from '../../env.ts';
import type { Adapter, Keys, Payments } from './port.ts';
import { aplazo } from './aplazo/adapter.ts';
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
  paypal,
  mobbex,
  aplazo,
  openpayStore,
  openpayBank,
  bazCard,
  memphis,
  tiendacrypto,
];

/** The platform's own account of a code: its keys, and where the provider is found. */
interface Account {
  readonly keys: Keys;
  readonly origin?: string | undefined;
}

/** The providers that a deployment can reach: each by its adapter, with the keys of its account. */
export function paymentsFromEnv(env: Env, clock: Clock): Payments {
  return paymentsOf(ADAPTERS, accountsOf(env), clock);
}

/** The same of any adapters and accounts. A code without adapter or keys is denied. */
export function paymentsOf(
  adapters: readonly Adapter[],
  accounts: Readonly<Partial<Record<PaymentCode, Account>>>,
  clock: Clock,
): Payments {
  const open: Payments['open'] = (code, keys = accounts[code]?.keys) => {
    const adapter = adapters.find((one) => one.code === code);
    if (!adapter || !keys || !adapter.keys.every((name) => keys[name])) return undefined;
    if (adapter.needsOrigin && !accounts[code]?.origin) return undefined;
    return adapter.open(keys, {
      fetch: (input, init) => fetch(input, init),
      clock,
      origin: accounts[code]?.origin,
    });
  };
  const known = adapters.map(({ code }) => code);
  return {
    known,
    adapterOf: (code) => adapters.find((one) => one.code === code),
    keysOf: (code) => adapters.find((one) => one.code === code)?.keys,
    own: known.filter((code) => open(code) !== undefined),
    open,
  };
}

function accountsOf(env: Env): Partial<Record<PaymentCode, Account>> {
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
