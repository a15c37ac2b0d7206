import * as contract from '../../../shared/contracts/open-editors.ts';
import type { OpenBy } from '../../../shared/contracts/open-editors.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { EDITOR_OPEN_MS } from '../../../shared/rules/open-editors.ts';
import { changes, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import { editors } from '../../modules/editors/index.ts';
import { readPublicProfiles } from '../../modules/profiles/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';

/** The others of the staff that have an editor open, by name; the directory is asked only where there are some. */
async function othersAt(scope: RequestScope, place: string): Promise<OpenBy[]> {
  const { accountId } = await signedIn(scope);
  const { cell, tenant, ports } = scope;
  const open = await cell.read(editors.listOpen(tenant.storeId, place, ports.clock.now()));
  const others = open.filter((row) => row.account_id !== accountId);
  const people = await readPublicProfiles(
    scope,
    others.map((row) => row.account_id),
  );
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return others.map((row) => ({
    name: names.get(row.account_id) ?? null,
    since: new Date(row.opened_at).toISOString(),
  }));
}

/** The calls by which an open editor says so, and learns who else has it open. */
export const openEditorEndpoints: readonly PageEndpoint[] = [
  changes(contract.keepEditorOpen, async ({ scope, params }) => {
    const { accountId } = await signedIn(scope);
    const { storeId } = scope.tenant;
    const now = scope.ports.clock.now();
    const results = await othersAt(scope, params.place);
    return ok({
      answer: { results, matches_estimated: results.length },
      statements: editors.keepOpen(storeId, {
        place: params.place,
        accountId,
        now,
        endsAt: now + EDITOR_OPEN_MS,
      }),
    });
  }),
  changes(contract.closeEditor, async ({ scope, params }) => {
    const { accountId } = await signedIn(scope);
    return ok({
      answer: {},
      statements: [editors.close(scope.tenant.storeId, params.place, accountId)],
    });
  }),
  readsForPages(contract.readOpenEditor, async ({ scope, params }) =>
    ok(await othersAt(scope, params.place)),
  ),
];
