import * as contract from '../../../shared/contracts/mail-stop.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { changes, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import {
  deleteMailStop,
  findMailStop,
  insertMailStop,
  readStopToken,
} from '../../modules/mail/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

interface Stopped {
  stopped: boolean;
}

/** The calls by which who gets a store's mails has no more of them; the mail's link is all it takes. */
export const mailStopCalls: readonly PageEndpoint[] = [
  changes(contract.setMailStop, ({ scope, body }) => setStop(scope, body), 'directory'),
  readsForPages(contract.readMailStop, async ({ scope, params }) =>
    ok(await readStop(scope, params.link)),
  ),
];

async function readStop(scope: RequestScope, key: string): Promise<Stopped | null> {
  const { env, tenant, directory } = scope;
  const hash = await readStopToken(env, tenant.storeId, key);
  if (hash === null) return null;
  const stop = await directory.first(findMailStop(tenant.storeId, hash));
  return { stopped: stop !== undefined };
}

async function setStop(
  { env, tenant, ports }: RequestScope,
  { link, stopped }: { readonly link: string; readonly stopped: boolean },
): Promise<Result<Change<Stopped, 'directory'>, Failure>> {
  const { storeId } = tenant;
  const hash = await readStopToken(env, storeId, link);
  if (hash === null) return fail({ code: 'invalid_link' });
  const statement = stopped
    ? insertMailStop(storeId, hash, ports.clock.now())
    : deleteMailStop(storeId, hash);
  return ok({
    answer: { stopped },
    statements: [statement],
    refused: () => Promise.resolve({ code: 'internal_error' }),
  });
}
