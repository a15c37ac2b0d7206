/** A provider's own mark of a key that moves no money. */
const TEST_KEY = /^(?:pk|sk|rk)_(?:test|sandbox)_/;
/** A part of a host's name by which a provider says that nothing there is real. */
const TEST_LABEL = /^(?:[a-z]+-)*(?:sandbox|test|staging)(?:-[a-z]+)*$/;
const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/**
 * True for an account at which no money moves: one of its keys is a provider's test key, or its provider is
 * found at a sandbox, be it the provider's or one on this machine. Keys without such a mark count
 * as real.
 * @param origin where the provider is found, if it is not at its own address
 */
export function isTestAccount(keys: Readonly<Record<string, string>>, origin?: string): boolean {
  if (Object.values(keys).some((key) => TEST_KEY.test(key))) return true;
  if (origin === undefined || !URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return (
    OWN_MACHINE.includes(hostname) ||
    hostname.endsWith('.localhost') ||
    hostname.split('.').some((label) => TEST_LABEL.test(label))
  );
}

/** The accounts of a deployment, as far as tests ask for them. */
interface Accounts<Code extends string> {
  readonly known: readonly Code[];
  readonly own: readonly Code[];
  isTest(code: Code): boolean;
}

/**
 * The codes by which tests are paid: those of a store's own keys for tests, and those of which the platform's
 * account is one where no money moves. Any other code is not offered in test mode.
 * @param own codes of the store's keys for tests that are in use
 */
export function testCodesOf<Code extends string>(
  accounts: Accounts<Code>,
  own: readonly string[],
): Code[] {
  const platform = accounts.own;
  return accounts.known.filter(
    (code) => own.includes(code) || (platform.includes(code) && accounts.isTest(code)),
  );
}
