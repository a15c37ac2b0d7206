import { atom, type ReadableAtom } from 'nanostores';
import {
  removePasskey,
  renamePasskey,
  type PasskeyError,
} from '../../../shared/api-client/index.ts';
import type { PasskeyView } from '../../../shared/contracts/security.ts';
import { done, failed, type SecurityPorts } from './ports.ts';

/** What is being done to one of the passkeys. */
export interface PasskeyEdit {
  readonly id: string;
  readonly kind: 'rename' | 'remove';
}

export interface PasskeysModel {
  readonly $passkeys: ReadableAtom<readonly PasskeyView[]>;
  readonly $edit: ReadableAtom<PasskeyEdit | null>;
  /** A call, or the browser's own question, is under way. */
  readonly $busy: ReadableAtom<'add' | 'edit' | null>;
  /** Why there is no new one. */
  readonly $failure: ReadableAtom<string | null>;
  readonly add: () => Promise<void>;
  readonly open: (edit: PasskeyEdit) => void;
  readonly close: () => void;
  readonly rename: (name: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** An account's passkeys on screen. */
export function passkeysModel(ports: SecurityPorts, given: readonly PasskeyView[]): PasskeysModel {
  const { api, t } = ports;
  const $passkeys = atom(given);
  const $edit = atom<PasskeyEdit | null>(null);
  const $busy = atom<'add' | 'edit' | null>(null);
  const $failure = atom<string | null>(null);

  /** Runs one change of the passkey that is being edited, unless another one is under way. */
  async function change(
    call: (id: string) => ReturnType<typeof removePasskey>,
    changed: (before: readonly PasskeyView[], id: string) => readonly PasskeyView[],
    message: string,
  ): Promise<void> {
    const edit = $edit.get();
    if ($busy.get() !== null || !edit) return;
    $busy.set('edit');
    const answer = await call(edit.id);
    $busy.set(null);
    if (!answer.ok) return failed(ports, answer.error);
    $edit.set(null);
    $passkeys.set(changed($passkeys.get(), edit.id));
    done(ports, message);
  }

  return {
    $passkeys,
    $edit,
    $busy,
    $failure,
    async add() {
      if ($busy.get() !== null) return;
      $busy.set('add');
      $failure.set(null);
      const made = await ports.makePasskey(ports.deviceName());
      $busy.set(null);
      if (!made.ok) return $failure.set(wordsOf(made.error, t));
      $passkeys.set([...$passkeys.get(), made.value]);
      done(ports, t.passkeyAdded);
    },
    open: (edit) => $edit.set(edit),
    close: () => $edit.set(null),
    async rename(typed) {
      const name = typed.trim();
      if (name === '') return;
      await change(
        (id) => renamePasskey(api, id, name),
        (before, id) => before.map((one) => (one.id === id ? { ...one, name } : one)),
        t.passkeyRenamed,
      );
    },
    remove: () =>
      change(
        (id) => removePasskey(api, id),
        (before, id) => before.filter((one) => one.id !== id),
        t.passkeyRemoved,
      ),
  };
}

function wordsOf({ code, message }: PasskeyError, t: SecurityPorts['t']): string {
  if (code === 'cancelled') return t.passkeyCancelled;
  if (code === 'unavailable') return t.unsupported;
  return message || (code === 'passkey_exists' ? t.passkeyExists : t.tryAgain);
}
