import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import {
  EMBED_ELSEWHERE_PER_MINUTE,
  EMBED_KEY,
  EMBED_KEYLESS,
  EMBED_KEYLESS_PER_MINUTE,
  isTestKey,
} from '../../../shared/rules/embed-keys.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { isOften, type Limited } from './often.ts';
import { knownKey, takesKeyless } from './known.ts';
import { dayOf } from './service.ts';
import * as statements from './statements.ts';
import { countLater } from './tally.ts';
import { readHandoff, signHandoff, type Handoff } from './token.ts';

/** A page that asks for an element. */
export interface Asking {
  /** Name of the element. */
  readonly element: string;
  /** The key in the page's markup; undefined where it has none. */
  readonly key: string | undefined;
  /** The header; undefined for a server. */
  readonly origin: string | undefined;
  /** Whether the element only leads to the store, and shows nothing of it. */
  readonly isLink: boolean;
  /** False where no element is shown; every other request is a view. */
  readonly isCounted?: boolean;
  /** Told of each refusal that looks like a misuse of the key. */
  readonly misused?: (misuse: Misuse) => void;
}

/** A key that another origin asks with, or that asks more often than it may. */
export interface Misuse {
  /** Id of the key. */
  readonly key: string;
  readonly partner: string;
  readonly kind: 'elsewhere' | 'burst';
  /** That asked; empty for a server. */
  readonly origin: string;
}

/** What an admitted page gets beside the element. */
export interface Admitted {
  /** Id of the key; null for a page without one. */
  readonly key: string | null;
  /** The proof of the partner for the way to the store; empty without a key. */
  readonly token: string;
  /** The referral of the partner, for addresses that are shared. */
  readonly referral: string | null;
  /** How often such requests may come: by the key, or by the caller's network without one. */
  readonly limit: Pick<Limited, 'by' | 'most'>;
}

/** Limits count by the minute. */
const A_MINUTE: Failure = { code: 'too_many_requests', values: { minutes: 1 } };

/** Says whether a page may show an element, and signs for the partner whose key it brings. */
export async function admitPage(
  scope: RequestScope,
  asking: Asking,
): Promise<Result<Admitted, Failure>> {
  const { key, element, isLink, isCounted = true, origin, misused } = asking;
  const now = scope.ports.clock.now();
  const asked = { env: scope.env, later: scope.later, now };
  if (key === undefined) {
    if (!isLink && !EMBED_KEYLESS.includes(element)) return fail({ code: 'embed_key_required' });
    if (!isLink && !(await takesKeyless(scope))) return fail({ code: 'embed_key_required' });
    const by = scope.visitor.network();
    const limit = { by, most: EMBED_KEYLESS_PER_MINUTE };
    const often = isOften(asked, { ...limit, name: () => scope.visitor.addressKey() });
    return often ? fail(A_MINUTE) : ok({ key: null, token: '', referral: null, limit });
  }
  const { storeId } = scope.tenant;
  const row = EMBED_KEY.test(key) ? await knownKey(scope, key) : undefined;
  if (!row) return fail({ code: 'embed_key_unknown' });
  if (row.state !== 'active') return fail({ code: 'embed_key_paused' });
  const misuse = { key: row.id, partner: row.partner, origin: (origin ?? '').slice(0, 300) };
  if (origin !== undefined && !(JSON.parse(row.origins) as string[]).includes(origin)) {
    if (isOften(asked, ofKey(`${row.id} elsewhere`, EMBED_ELSEWHERE_PER_MINUTE))) {
      misused?.({ ...misuse, kind: 'elsewhere' });
    }
    return fail({ code: 'origin_not_registered', values: { origin: misuse.origin } });
  }
  if (isOften(asked, ofKey(row.id, row.per_minute))) {
    misused?.({ ...misuse, kind: 'burst' });
    return fail(A_MINUTE);
  }
  const { referral, campaign } = row;
  const handoff = { key: row.id, store: storeId, origin: origin ?? '', referral, campaign };
  if (isCounted) {
    const at = { day: dayOf(now), element, origin: origin ?? '' };
    countLater(scope, row.id, at, 'views');
  }
  const limit = { by: row.id, most: row.per_minute };
  return ok({ key: row.id, token: await signHandoff(scope, handoff), referral, limit });
}

function ofKey(by: string, most: number): Limited {
  return { by, most, name: () => Promise.resolve(by) };
}

/** A hand-off of a key that counts, and whether that key is one for trials. */
export interface ProvenHandoff extends Handoff {
  readonly isTest: boolean;
  /** The name that the store gave to the partner. */
  readonly partner: string;
}

/**
 * The hand-off that a token proves, as long as its key counts; undefined for all else. A trial's is
 * none that a sale is credited to.
 * @param token as it came with an address or a cookie
 */
export async function provenHandoff(
  scope: RequestScope,
  token: string | undefined,
): Promise<ProvenHandoff | undefined> {
  if (token === undefined) return undefined;
  const handoff = await readHandoff(scope, token);
  if (!handoff) return undefined;
  const row = await scope.cell.first(statements.findById(scope.tenant.storeId, handoff.key));
  if (row?.state !== 'active') return undefined;
  return { ...handoff, isTest: isTestKey(row.public_key), partner: row.partner };
}

/** Counts something that a buyer put into the cart of a page, as the page tells. */
export async function countAdd(
  scope: RequestScope,
  asking: Pick<Asking, 'element' | 'key' | 'origin'>,
): Promise<Result<object, Failure>> {
  const admitted = await admitPage(scope, { ...asking, isLink: false, isCounted: false });
  if (!admitted.ok) return admitted;
  const at = {
    day: dayOf(scope.ports.clock.now()),
    element: asking.element,
    origin: asking.origin ?? '',
  };
  const { key } = admitted.value;
  if (key !== null) countLater(scope, key, at, 'adds');
  return ok({});
}

/** Counts a buyer who came to the store. */
export function countHandoff(scope: RequestScope, { key, origin }: Handoff): void {
  const at = { day: dayOf(scope.ports.clock.now()), element: '', origin };
  countLater(scope, key, at, 'handoffs');
}
