import type { BodyOf } from '../../../shared/contracts/contract.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import {
  lookFields,
  type Look,
  type LookDraft,
  type saveLookDraft,
} from '../../../shared/contracts/look-draft.ts';
import { newId, type StoreId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { looks, settings, type LookRow } from '../../modules/store/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { also } from './editable.ts';
import { missingPicture, updateStore } from './settings.ts';

type Changed<Answer> = Promise<Result<Change<Answer>, Failure>>;

/** The path of a draft's preview, for whoever was given it. */
const previewPath = (preview: string) => `/vista/${preview}`;

/** The look that is being prepared, and the one that shoppers see. */
export async function readLook(
  scope: RequestScope,
): Promise<Result<{ draft: LookDraft | null; shown: Look }, Failure>> {
  const { cell, tenant } = scope;
  const [row, present] = await Promise.all([
    cell.first(looks.findDraft(tenant.storeId)),
    cell.first(settings.findSettings(tenant.storeId)),
  ]);
  if (!present) return fail({ code: 'store_not_found' });
  const shown = lookFields.parse(settings.toSettings(present));
  return ok({ draft: row ? toDraft(scope, row) : null, shown });
}

/** Keeps a look that nobody sees without its preview's address. */
export async function saveLook(
  scope: RequestScope,
  { version, publish_at = null, ...look }: BodyOf<typeof saveLookDraft>,
): Changed<LookDraft> {
  const { cell, tenant, ports } = scope;
  const [{ accountId }, before, present] = await Promise.all([
    signedIn(scope),
    cell.first(looks.findDraft(tenant.storeId)),
    cell.first(settings.findSettings(tenant.storeId)),
  ]);
  if (!present) return fail({ code: 'store_not_found' });
  const known = before?.version ?? 0;
  if (version !== undefined && version !== known) return fail({ code: 'edited_meanwhile' });
  const shown = settings.toSettings(present);
  const missing = await missingPicture(scope, { ...shown, ...picturesOf(look) }, shown);
  if (missing) return fail(missing);
  const now = ports.clock.now();
  const draft = {
    look,
    preview: before?.preview ?? newId('look'),
    publishAt: publish_at === null ? null : Date.parse(publish_at),
    accountId,
    now,
  };
  const row = {
    look: JSON.stringify(look),
    preview: draft.preview,
    publish_at: draft.publishAt,
    version: known + 1,
    updated_at: now,
  };
  return ok({
    answer: toDraft(scope, row),
    statements: looks.putDraft(tenant.storeId, known, draft),
    refused: () => Promise.resolve({ code: 'edited_meanwhile' }),
  });
}

/** Shows the prepared look to shoppers: a change of the settings, which the history takes back. */
export async function publishLook(
  scope: RequestScope,
  { version }: { readonly version?: number | undefined },
): Changed<Record<string, never>> {
  const { storeId } = scope.tenant;
  const row = await scope.cell.first(looks.findDraft(storeId));
  if (!row) return fail({ code: 'not_found' });
  if (version !== undefined && version !== row.version) return fail({ code: 'edited_meanwhile' });
  const change = await updateStore(scope, lookOf(row));
  const ended = also(change, (these) => [...these, ...looks.endDraft(storeId, row.version)]);
  return ended.ok ? ok({ ...ended.value, answer: {} }) : ended;
}

/** Drops the prepared look. */
export function dropLook({ tenant }: RequestScope): Change<Record<string, never>> {
  return { answer: {}, statements: [looks.dropDraft(tenant.storeId)] };
}

/** The look that a preview's address shows; null for an address of none. */
export async function previewedLook(
  { cell, tenant }: { cell: RequestScope['cell']; tenant: { readonly storeId: StoreId } },
  preview: string,
): Promise<Look | null> {
  const row = await cell.first(looks.findPreviewed(tenant.storeId, preview));
  if (!row) return null;
  const { sections_info: sections, ...look } = lookOf(row);
  // The menu of a store without catalogues has none, whatever its settings say.
  const without = row.has_catalogues === 1 ? {} : { catalogues: false };
  return { ...look, sections_info: { ...sections, ...without } };
}

/** The pictures that a look names. */
const picturesOf = ({ photo, favicon }: Look) => ({
  ...(photo !== undefined && { photo }),
  ...(favicon !== undefined && { favicon }),
});

/** A look as it is kept; a field that came later is none of it. */
export const lookOf = ({ look }: Pick<LookRow, 'look'>) => lookFields.parse(JSON.parse(look));

function toDraft(
  { tenant }: RequestScope,
  row: Pick<LookRow, 'look' | 'preview' | 'publish_at' | 'version' | 'updated_at'>,
): LookDraft {
  return {
    look: lookOf(row),
    preview_url: tenant.origin + tenant.base + previewPath(row.preview),
    publish_at: row.publish_at === null ? null : new Date(row.publish_at).toISOString(),
    version: row.version,
    updated_at: new Date(row.updated_at).toISOString(),
  };
}
