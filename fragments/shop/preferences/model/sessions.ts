import { atom, type ReadableAtom } from 'nanostores';
import { call } from '../../../../shared/api-client/index.ts';
import { endSession, type SessionView } from '../../../../shared/contracts/sign-in.ts';
import { done, failed, type PreferencesPorts } from '../ports.ts';

export interface SessionsModel {
  readonly $sessions: ReadableAtom<readonly SessionView[]>;
  /** The session that is being ended: its id, or `others`. */
  readonly $ending: ReadableAtom<string | null>;
  readonly end: (id: string) => Promise<void>;
}

/** The signed-in browsers; one whose session is ended leaves the list. */
export function sessionsModel(
  ports: PreferencesPorts,
  given: readonly SessionView[],
): SessionsModel {
  const $sessions = atom(given);
  const $ending = atom<string | null>(null);
  return {
    $sessions,
    $ending,
    async end(id) {
      if ($ending.get() !== null) return;
      $ending.set(id);
      const answer = await call(ports.api, endSession, { params: { id } });
      $ending.set(null);
      const { t } = ports;
      if (!answer.ok) return failed(ports, t.failed, answer.error);
      const stays = (one: SessionView) => one.is_current || (id !== 'others' && one.id !== id);
      $sessions.set($sessions.get().filter(stays));
      done(ports, id === 'others' ? t.othersEnded : t.saved.sessions);
    },
  };
}
