import type { Clock } from '../../../shared/kernel/clock.ts';
import { isTestAccount } from '../../../shared/rules/test-keys.ts';

/** The keys of an account at a provider, by the names that its adapter gives them. */
export type Keys = Readonly<Record<string, string>>;

/** What an adapter needs besides its keys. */
export interface AdapterTools {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  /** Where the provider is found, in place of its own origin: the sandbox of a demo or a test. */
  readonly origin?: string | undefined;
}

/** One code's way to its provider, by the keys of an account there. */
export interface KeyedAdapter<Code extends string, Provider> {
  readonly code: Code;
  /** The keys that the adapter cannot do without. */
  readonly keys: readonly string[];
  /** True for a provider without an address of its own, which the deployment has to name. */
  readonly needsOrigin?: boolean;
  /** True for a provider that tells by a call what it has paid out. */
  readonly settles?: boolean;
  /** True for a provider that sends no events. */
  readonly isSilent?: boolean;
  /** Those of its keys that are no secret, so that their owner may read them again. */
  readonly plain?: readonly string[];
  /** The name of a key that cannot be right in a store of the country; undefined where all may be. */
  faultOf?(keys: Keys, country: string): string | undefined;
  open(keys: Keys, tools: AdapterTools): Provider;
}

/** The providers of one kind that a deployment knows, by code. */
export interface Providers<Code extends string, Provider> {
  /** The codes that have an adapter. */
  readonly known: readonly Code[];
  /** The names of the keys that a code's adapter needs; undefined without an adapter. */
  keysOf(code: Code): readonly string[] | undefined;
  /** The adapter of a code, without its way to the provider. */
  adapterOf(code: Code): Omit<KeyedAdapter<Code, Provider>, 'open'> | undefined;
  /** The codes at which the platform has an account of its own. */
  readonly own: readonly Code[];
  /**
   * The provider of a code; undefined where no adapter or no whole set of keys is there.
   * @param keys of a store's account; without them, the platform's own
   */
  open(code: Code, keys?: Keys): Provider | undefined;
  /**
   * True where no money moves at the account: its keys or its provider's address are for tests.
   * @param keys of a store's account; without them, the platform's own
   */
  isTest(code: Code, keys?: Keys): boolean;
}

/** The platform's own account of a code: its keys, and where the provider is found. */
export interface OwnAccount {
  readonly keys: Keys;
  readonly origin?: string | undefined;
}

/** The providers of any adapters and accounts. A code without adapter or keys is denied. */
export function providersOf<Code extends string, Provider>(
  adapters: readonly KeyedAdapter<Code, Provider>[],
  accounts: Readonly<Partial<Record<Code, OwnAccount>>>,
  clock: Clock,
): Providers<Code, Provider> {
  const adapterOf = (code: Code) => adapters.find((one) => one.code === code);
  /** The adapter of a code, where these keys are all that it needs. */
  const usable = (code: Code, keys: Keys | undefined) => {
    const adapter = adapterOf(code);
    if (!adapter || !keys || !adapter.keys.every((name) => keys[name])) return undefined;
    return adapter.needsOrigin && !accounts[code]?.origin ? undefined : adapter;
  };
  const known = adapters.map(({ code }) => code);
  return {
    known,
    adapterOf,
    keysOf: (code) => adapterOf(code)?.keys,
    // Asked without opening any: that makes a client of each, and these are made for every request.
    get own() {
      return known.filter((code) => usable(code, accounts[code]?.keys));
    },
    open(code, keys = accounts[code]?.keys) {
      if (!keys) return undefined;
      return usable(code, keys)?.open(keys, {
        fetch: (input, init) => fetch(input, init),
        clock,
        origin: accounts[code]?.origin,
      });
    },
    isTest: (code, keys = accounts[code]?.keys) =>
      keys !== undefined && isTestAccount(keys, accounts[code]?.origin),
  };
}
