import type { z } from 'zod';
import { readHandover, type HandoverTrial } from '../../../shared/contracts/cart.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { CartLineInput } from '../../../shared/contracts/fields.ts';
import * as contract from '../../../shared/contracts/handoffs.ts';
import { endTrialByForm, takeOverHandover } from '../../../shared/contracts/purchase-forms.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { parseHandover } from '../../../shared/rules/handover.ts';
import {
  answers,
  changes,
  changesForForms,
  readsForPages,
  type PageEndpoint,
} from '../../http/endpoint.ts';
import { openedHandoff } from '../../session/handoff-cookie.ts';
import { ownCheckoutOf } from '../../http/purchase-cookies.ts';
import type { Call } from '../../http/read-call.ts';
import { countByAddress } from '../../modules/accounts/index.ts';
import { changeVisitorCart, NO_CART, readQuote, takeOverLines } from '../../modules/carts/index.ts';
import {
  admitPage,
  keepHandoff,
  provenHandoff,
  readHandedOver,
  readHandoffState,
  takingOf,
  tryingOf,
  type ProvenHandoff,
} from '../../modules/embed-keys/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** The element whose page sends its cart. */
const CART = 'shop-cart';

/** A page of another origin hands its cart to the store, whose own page takes the lines. */
export const handoffEndpoints: readonly PageEndpoint[] = [
  changes(contract.makeHandoff, ({ scope, body, request }) =>
    keepLines(scope, body, request.headers.get('origin')),
  ),
  answers(contract.getHandoff, async ({ scope, params }) =>
    ok(await readHandoffState(scope, params.code)),
  ),
  changes(contract.takeHandoff, take),
  readsForPages(readHandover, async (call) => ok(await offered(call))),
  changesForForms(takeOverHandover, takeOver),
  changesForForms(endTrialByForm, endTrial),
];

type Kept = Change<z.output<(typeof contract.makeHandoff)['answer']>>;

/** Keeps the lines of a page that may show the cart, as its key and its origin say. */
async function keepLines(
  scope: RequestScope,
  { embed_key: key, lines }: z.output<(typeof contract.makeHandoff)['body']>,
  origin: string | null,
): Promise<Result<Kept, Failure>> {
  const asking = {
    element: CART,
    key,
    origin: origin ?? undefined,
    isLink: false,
    isCounted: false,
  };
  const admitted = await admitPage(scope, asking);
  if (!admitted.ok) return admitted;
  const tooMany = await countByAddress(scope, 'handoffByAddress');
  return tooMany ? fail(tooMany) : ok(keepHandoff(scope, lines));
}

/** The lines of a link, priced, for the page that asks its visitor about them. */
async function offered({
  scope,
  params: { add, handoff, embed },
  request,
}: Call<typeof readHandover>): Promise<z.input<(typeof readHandover)['answer']>> {
  const [{ lines, isUsed }, proven] = await Promise.all([
    handedOver(scope, { add, handoff }, request),
    provenHandoff(scope, embed),
  ]);
  const trial = proven?.isTest ? trialOf(proven) : null;
  if (lines.length === 0) return { cart: null, used: isUsed, trial };
  const quote = await readQuote(scope, lines, ownCheckoutOf({ scope, request }));
  return { cart: quote.ok ? quote.value.view : NO_CART, used: isUsed, trial };
}

function trialOf({ partner, referral, campaign }: ProvenHandoff): HandoverTrial {
  return { partner, referral, campaign };
}

/** The hand-over of an address or a form, as this browser sees it. */
interface Offer {
  readonly lines: readonly CartLineInput[];
  /** True where the store keeps the lines, which one browser takes once. */
  readonly isKept: boolean;
  readonly isUsed: boolean;
}

async function handedOver(
  scope: RequestScope,
  { add, handoff: code }: { readonly add: string; readonly handoff?: string | undefined },
  request: Request,
): Promise<Offer> {
  const lines = parseHandover(add);
  if (code === undefined) return { lines, isKept: false, isUsed: false };
  const opened = await openedHandoff(request);
  const found = await readHandedOver(scope, code, opened?.code === code ? opened.by : undefined);
  // A link that names its lines offers them to everybody who opens it.
  if (found.lines === null) return { lines, isKept: false, isUsed: false };
  return { lines: found.isUsed ? [] : found.lines, isKept: true, isUsed: found.isUsed };
}

/** Takes a code for the browser of a page with script, which puts the lines into its own cart. */
async function take({
  scope,
  params,
  request,
}: Call<typeof contract.takeHandoff>): Promise<
  Result<Change<z.input<(typeof contract.takeHandoff)['answer']>>, Failure>
> {
  const offer = { add: '', handoff: params.code };
  const { isKept, isUsed } = await handedOver(scope, offer, request);
  const opened = await openedHandoff(request);
  const own = opened?.code === params.code ? opened : undefined;
  if (isUsed || (isKept && !own)) return fail({ code: 'handoff_used' });
  return ok({
    answer: {},
    statements: own ? takingOf(scope, own, isKept) : [],
    refused: () => Promise.resolve({ code: 'handoff_used' } as const),
  });
}

/**
 * Puts the lines into the visitor's cart, and the code into the hands of this browser. Lines that
 * the store keeps go to one browser alone.
 */
async function takeOver(
  call: Call<typeof takeOverHandover>,
): Promise<Result<Change<z.input<(typeof takeOverHandover)['answer']>>, Failure>> {
  const { scope, body, request } = call;
  const { lines, isKept, isUsed } = await handedOver(scope, body, request);
  const opened = await openedHandoff(request);
  const own = opened && opened.code === body.handoff ? opened : undefined;
  if (isUsed || (isKept && !own)) return fail({ code: 'handoff_used' });
  const done = await changeVisitorCart(call, (of) => takeOverLines(scope, of, lines));
  if (!done.ok || !own) return done;
  const taking = takingOf(scope, own, isKept);
  return ok({
    ...done.value,
    statements: [...taking, ...done.value.statements],
    refused: async (refusal) => {
      const now = await handedOver(scope, body, request);
      if (now.isUsed) return { code: 'handoff_used' };
      return (await done.value.refused?.(refusal)) ?? { code: 'idempotency_in_progress' };
    },
  });
}

/**
 * Ends a partner's trial: the code is told as bought, and nothing has entered a cart. The proof has
 * to be one of a key for trials, and the browser the first that has the code.
 */
async function endTrial({
  scope,
  body,
  request,
}: Call<typeof endTrialByForm>): Promise<
  Result<Change<z.input<(typeof endTrialByForm)['answer']>>, Failure>
> {
  const [proven, opened] = await Promise.all([
    provenHandoff(scope, body.embed),
    openedHandoff(request),
  ]);
  if (!proven?.isTest) return fail({ code: 'embed_key_unknown' });
  if (opened?.code !== body.handoff) return fail({ code: 'handoff_used' });
  return ok({
    answer: {},
    statements: tryingOf(scope, opened),
    refused: () => Promise.resolve({ code: 'handoff_used' } as const),
  });
}
