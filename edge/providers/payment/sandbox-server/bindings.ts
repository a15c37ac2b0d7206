import type { DurableObjectNamespace } from '@cloudflare/workers-types';
import type { SandboxLedger } from './ledger/ledger.ts';
import type { SandboxOpenpay } from './openpay/books.ts';
import type { SandboxPaypal } from './paypal/books.ts';
import type { Settings, SandboxVariables } from './settings.ts';

/** The bindings of wrangler: the variables, the ledger of cards, PayPal's and Openpay's. */
export interface SandboxBindings extends SandboxVariables {
  readonly LEDGER: DurableObjectNamespace<SandboxLedger>;
  readonly PAYPAL: DurableObjectNamespace<SandboxPaypal>;
  readonly OPENPAY: DurableObjectNamespace<SandboxOpenpay>;
}

/** Hono's environment in this worker. */
export interface SandboxEnv {
  Bindings: SandboxBindings;
  Variables: { settings: Settings };
}

/** The one ledger of this provider. */
export function ledgerOf(bindings: SandboxBindings) {
  return bindings.LEDGER.getByName('ledger');
}

/** The one PayPal of this provider. */
export function paypalOf(bindings: SandboxBindings) {
  return bindings.PAYPAL.getByName('paypal');
}

/** The one Openpay of this provider. */
export function openpayOf(bindings: SandboxBindings) {
  return bindings.OPENPAY.getByName('openpay');
}
