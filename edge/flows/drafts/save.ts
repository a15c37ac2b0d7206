import type { DraftBody, DraftOrder } from '../../../shared/contracts/draft-orders.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { DRAFT_KEPT_DAYS } from '../../../shared/rules/draft-orders.ts';
import { drafts } from '../../modules/draft-orders/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { ownSupplier } from '../orders/own-part.ts';
import { counted, mailing, prepare, shown } from './prepare.ts';
import { closing, whyClosed, whyRefused } from './standing.ts';

type Saved = Promise<Result<Change<DraftOrder>, Failure>>;

const DAY_MS = 86_400_000;
/** What stands by itself adds to no order. */
const alone = { extends_order: null, extends_number: null };

/** Prepares an order for a customer, and makes its link. Undo: take it back. */
export async function addDraft(scope: RequestScope, id: string, body: DraftBody): Saved {
  const own = ownSupplier(scope, id);
  if (!own.ok) return own;
  const [prepared, { accountId }] = await Promise.all([prepare(scope, body), signedIn(scope)]);
  if (!prepared.ok) return prepared;
  const tooMany = await counted(scope, body);
  if (tooMany) return fail(tooMany);
  const { storeId } = scope.tenant;
  const now = scope.ports.clock.now();
  const made = { id: newId('draftOrder'), slug: newId('draftLink'), made_at: now };
  const mail = mailing(scope, made.id, body, now);
  return ok({
    answer: shown(scope, { ...prepared.value, ...made, ...alone, version: 1 }),
    statements: [
      drafts.forget(storeId, now - DRAFT_KEPT_DAYS * DAY_MS),
      ...drafts.insert({
        ...prepared.value,
        ...made,
        store_id: storeId,
        account_id: accountId,
        extends_order: null,
      }),
      ...mail.statements,
    ],
    refused: () => Promise.resolve({ code: 'idempotency_in_progress' }),
    committed: mail.committed,
  });
}

/**
 * Changes an order that was prepared, while nobody has paid it. A purchase that began by its link ends with the
 * change, since it has the old total. One that adds to an order is made anew instead: its customer, its place and
 * its shipping are that order's. Undo: change it back.
 */
export async function changeDraft(
  scope: RequestScope,
  { id, draft }: { readonly id: string; readonly draft: string },
  { version, ...body }: DraftBody & { readonly version?: number | undefined },
): Saved {
  const own = ownSupplier(scope, id);
  if (!own.ok) return own;
  const row = await scope.cell.first(drafts.findById(scope.tenant.storeId, draft));
  const now = scope.ports.clock.now();
  const closed = whyClosed(row, now);
  if (!row || closed) return fail(closed ?? { code: 'draft_order_not_found' });
  if (row.extends_order !== null) return fail({ code: 'draft_order_extends' });
  if (version !== undefined && version !== row.version) return fail({ code: 'edited_meanwhile' });
  const prepared = await prepare(scope, body, { begun: row.checkout_id ?? undefined });
  if (!prepared.ok) return prepared;
  const tooMany = await counted(scope, body);
  if (tooMany) return fail(tooMany);
  const mail = mailing(scope, row.id, body, now);
  const { slug, made_at } = row;
  return ok({
    answer: shown(scope, {
      ...prepared.value,
      id: row.id,
      slug,
      made_at,
      ...alone,
      version: row.version + 1,
    }),
    statements: [
      ...drafts.change(scope.tenant.storeId, row, prepared.value),
      ...closing(scope, row, now),
      ...mail.statements,
    ],
    refused: () => whyRefused(scope, draft),
    committed: mail.committed,
  });
}
