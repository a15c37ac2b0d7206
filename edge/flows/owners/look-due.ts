import { isDeepStrictEqual } from 'node:util';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { recordEntry } from '../../unit-of-work/store-edit.ts';
import {
  forgetStore,
  looks,
  raiseRevision,
  settings,
  type LookRow,
  type SettingsState,
} from '../../modules/store/index.ts';
import type { CellScope, Ports } from '../../unit-of-work/scope.ts';
import { lookOf } from './look.ts';

/** Looks that one tick of the cron publishes at most. */
const LOOKS_AT_ONCE = 50;

type Due = Pick<CellScope, 'cell'> & { readonly ports: Ports };

/**
 * Publishes the looks whose time has come, each in one batch with its entry in the history under the
 * account that planned it. One that another change hinders is tried again by the next tick.
 */
export async function publishDueLooks(scope: Due): Promise<void> {
  const now = scope.ports.clock.now();
  const due = await scope.cell.read(looks.listDue(now, LOOKS_AT_ONCE));
  for (const row of due) await publishOne(scope, row, now);
}

async function publishOne({ cell, ports }: Due, row: LookRow, now: number): Promise<void> {
  const storeId = row.store_id as StoreId;
  const found = await cell.first(settings.findSettings(storeId));
  if (!found) return;
  const before = settings.toSettings(found);
  const look = lookOf(row);
  const sections = { ...before.sections_info, ...look.sections_info };
  const after: SettingsState = { ...before, ...look, sections_info: sections };
  const names = Object.keys(look) as (keyof SettingsState)[];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const of = (state: SettingsState) => Object.fromEntries(changed.map((one) => [one, state[one]]));
  const entry = {
    subject: 'settings',
    subjectId: storeId,
    accountId: row.account_id,
    before: of(before),
    after: of(after),
    takesBack: null,
  } as const;
  const written = await cell.write([
    ...looks.endDraft(storeId, row.version),
    ...(changed.length === 0
      ? []
      : [
          ...settings.updateSettings(storeId, found.settings_version, after, before),
          ...recordEntry({ tenant: { storeId }, ports }, entry),
          raiseRevision(storeId, now),
        ]),
  ]);
  if (written.ok) forgetStore(storeId);
}
