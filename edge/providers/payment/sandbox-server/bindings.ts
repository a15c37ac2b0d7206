import type { DurableObjectNamespace } from '@cloudflare/workers-types';
import type { SandboxHosted } from './hosted/books.ts';
import type { SandboxLedger } from './ledger/ledger.ts';
import type { SandboxOpenpay } from './openpay/books.ts';
import type { SandboxPaypal } from './paypal/books.ts';
import type { SandboxPush } from './push/books.ts';
import type { SandboxShippo } from './shippo/books.ts';
import type { Settings, SandboxVariables } from './settings.ts';

/** The bindings of wrangler: the variables, the ledger of cards, PayPal's, Openpay's, that of all pages, the courier's, and the push service's. */
export interface SandboxBindings extends SandboxVariables {
  readonly LEDGER: DurableObjectNamespace<SandboxLedger>;
  readonly PAYPAL: DurableObjectNamespace<SandboxPaypal>;
  readonly OPENPAY: DurableObjectNamespace<SandboxOpenpay>;
  readonly HOSTED: DurableObjectNamespace<SandboxHosted>;
  readonly SHIPPO: DurableObjectNamespace<SandboxShippo>;
  readonly PUSH: DurableObjectNamespace<SandboxPush>;
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

/** The one book of all providers with pages of their own. */
export function hostedOf(bindings: SandboxBindings) {
  return bindings.HOSTED.getByName('hosted');
}

/** The one courier of this provider. */
export function shippoOf(bindings: Pick<SandboxBindings, 'SHIPPO'>) {
  return bindings.SHIPPO.getByName('shippo');
}

/** The one push service of this sandbox. */
export function pushOf(bindings: Pick<SandboxBindings, 'PUSH'>) {
  return bindings.PUSH.getByName('push');
}
