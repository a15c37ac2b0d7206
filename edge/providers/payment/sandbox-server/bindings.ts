import type { DurableObjectNamespace } from '@cloudflare/workers-types';
import type { SandboxLedger } from './ledger/ledger.ts';
import type { Settings, SandboxVariables } from './settings.ts';

/** The bindings of wrangler: the variables and the ledger. */
export interface SandboxBindings extends SandboxVariables {
  readonly LEDGER: DurableObjectNamespace<SandboxLedger>;
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
