import { actionKey, call } from '../../../shared/api-client/index.ts';
import {
  listStoreEdits,
  takeBackEdit,
  type StoreEdit,
} from '../../../shared/contracts/store-edits.ts';
import type { StoreType } from '../../../shared/contracts/fields.ts';
import type { changesBack } from '../../../shared/i18n/es/changes-back.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { TOAST_SECONDS } from '../../../shared/kernel/constants/timers.ts';
import { canReturn, type ReturningSubject } from '../../../shared/rules/store-edits.ts';
import type { OfficePorts } from '../ports.ts';
import { voiceOf } from '../say.ts';
import type { PageEnv } from '../../_runtime/env.ts';

/** The words of the steps. */
export type UndoWords = typeof changesBack;

/** Whose changes of which store are taken back. */
export interface UndoProps {
  readonly env: PageEnv;
  readonly storeType: StoreType;
  /** The account whose own changes are taken back. */
  readonly account: string;
}

/** A change that is older is taken back on the page of the history, where its owner sees what it was. */
const SINCE_MS = 3_600_000;
/** The changes that are looked at. */
const LOOKED_AT = 50;

export type Step = 'undo' | 'redo';

/** The parts of an entry of the history by which the next step is found. */
type Change = Pick<StoreEdit, 'id' | 'subject' | 'before' | 'takes_back'>;

/** A change that the history takes back. */
type Returning = Change & { readonly subject: ReturningSubject };

/**
 * The change whose taking back is the step; null where there is none. Taking a taking back back is
 * doing it again. After a new change nothing is done again.
 * @param changes an account's own, the last one first
 */
export function changeFor(step: Step, changes: readonly Change[]): Returning | null {
  const byId = new Map(changes.map((change) => [change.id, change]));
  const taken = new Set(changes.map(({ takes_back }) => takes_back));
  const isReturn = (change: Change): boolean => {
    if (change.takes_back === null) return false;
    const of = byId.get(change.takes_back);
    return of === undefined || !isReturn(of);
  };
  for (const change of changes) {
    if (!canReturn(change)) continue;
    if (step === 'redo' && change.takes_back === null) return null;
    if (!taken.has(change.id) && isReturn(change) === (step === 'redo')) return change;
  }
  return null;
}

/** The services of the page that a step needs besides its calls. */
interface PagePorts {
  readonly now: () => number;
  /** Shows the page as it is now, and says the message there. */
  readonly showAnew: (message: string) => void;
}

/** Takes the account's last change back, or does it again. */
export function undoModel(
  { t, api, toast }: OfficePorts<UndoWords>,
  { env, storeType, account }: UndoProps,
  { now, showAnew }: PagePorts,
): { readonly take: (step: Step) => Promise<void> } {
  const { alone } = voiceOf({ t, toast });
  const params = { mashup: `${env.store}:${env.store}`, type: storeType };
  return {
    async take(step) {
      const since = new Date(now() - SINCE_MS).toISOString();
      const query = { by: account, since, limit: LOOKED_AT };
      const read = await alone(step, () => call(api, listStoreEdits, { params, query }));
      if (!read) return;
      const change = changeFor(step, read.results);
      if (!change) {
        toast({ tone: 'info', message: t.none[step], seconds: TOAST_SECONDS.normal });
        return;
      }
      const { id, subject } = change;
      const done = await alone(step, () =>
        call(api, takeBackEdit, { params: { ...params, id }, key: actionKey().for(id) }),
      );
      if (done) showAnew(fill(t.done[step], { subject: t.subjects[subject] }));
    },
  };
}
