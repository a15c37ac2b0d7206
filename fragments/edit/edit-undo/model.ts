import { actionKey, call } from '../../../shared/api-client/index.ts';
import {
  listStoreEdits,
  takeBackEdit,
  type EditSubject,
  type StoreEdit,
} from '../../../shared/contracts/store-edits.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { TOAST_SECONDS } from '../../../shared/kernel/constants/timers.ts';
import type { OfficePorts } from '../../_office/ports.ts';
import { voiceOf } from '../../_office/say.ts';
import type { Messages } from './messages/es.ts';
import type { EditUndoProps } from './props.ts';

/** A change that is older is taken back on the page of the history, where its owner sees what it was. */
const SINCE_MS = 3_600_000;
/** The changes that are looked at. */
const LOOKED_AT = 50;

export type Step = 'undo' | 'redo';

/** The parts of an entry of the history by which the next step is found. */
type Change = Pick<StoreEdit, 'id' | 'subject' | 'takes_back'>;

/** Changes that the history does not take back: a file that is gone, and work that is undone elsewhere. */
const STAYS: readonly EditSubject[] = ['picture', 'import'];

/**
 * The change whose taking back is the step; null where there is none. Taking a taking back back is
 * doing it again. After a new change nothing is done again.
 * @param changes an account's own, the last one first
 */
export function changeFor(step: Step, changes: readonly Change[]): Change | null {
  const byId = new Map(changes.map((change) => [change.id, change]));
  const taken = new Set(changes.map(({ takes_back }) => takes_back));
  const isReturn = (change: Change): boolean => {
    if (change.takes_back === null) return false;
    const of = byId.get(change.takes_back);
    return of === undefined || !isReturn(of);
  };
  for (const change of changes) {
    if (STAYS.includes(change.subject)) continue;
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
  { t, api, toast }: OfficePorts<Messages>,
  { env, storeType, account }: Pick<EditUndoProps, 'env' | 'storeType' | 'account'>,
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
