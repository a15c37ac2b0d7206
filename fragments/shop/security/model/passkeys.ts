import { atom, type ReadableAtom } from 'nanostores';
import { call, type Answer, type PasskeyError } from '../../../../shared/api-client/index.ts';
import {
  removePasskey,
  renamePasskey,
  type PasskeyView,
} from '../../../../shared/contracts/passkeys.ts';
import { ok } from '../../../../shared/kernel/result.ts';
import { done, failed, type SecurityPorts } from '../ports.ts';
import { isGivenUp, type ProofModel } from './proof.ts';

/** The change to a passkey that is under way. */
export interface PasskeyEdit {
  readonly id: string;
  readonly kind: 'rename' | 'remove';
}

export interface PasskeysModel {
  readonly $passkeys: ReadableAtom<readonly PasskeyView[]>;
  readonly $edit: ReadableAtom<PasskeyEdit | null>;
  /** A call, or the browser's own dialog, is under way. */
  readonly $busy: ReadableAtom<'add' | 'edit' | null>;
  /** Why no passkey was added. */
  readonly $failure: ReadableAtom<string | null>;
  readonly add: () => Promise<void>;
  readonly open: (edit: PasskeyEdit) => void;
  readonly close: () => void;
  readonly rename: (name: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** An account's passkeys on screen. */
export function passkeysModel(
  ports: SecurityPorts & { readonly proof: ProofModel },
  given: readonly PasskeyView[],
): PasskeysModel {
  const { api, t, proof } = ports;
  const $passkeys = atom(given);
  const $edit = atom<PasskeyEdit | null>(null);
  const $busy = atom<'add' | 'edit' | null>(null);
  const $failure = atom<string | null>(null);

  /** Runs one change of the edited passkey, unless another one is under way. */
  async function change(
    make: (id: string) => Answer<object>,
    changed: (before: readonly PasskeyView[], id: string) => readonly PasskeyView[],
    message: string,
  ): Promise<void> {
    const edit = $edit.get();
    if ($busy.get() !== null || !edit) return;
    const answer = await proof.guard('remove', async () => {
      $busy.set('edit');
      const made = await make(edit.id);
      $busy.set(null);
      return made;
    });
    if (!answer.ok && !isGivenUp(answer.error)) return failed(ports, answer.error);
    // Another passkey may have been opened during the call.
    if ($edit.get() === edit) $edit.set(null);
    if (!answer.ok) return;
    $passkeys.set(changed($passkeys.get(), edit.id));
    done(ports, message);
  }

  /** Edits another passkey, or none: a call that waits for the password is given up. */
  function turn(edit: PasskeyEdit | null): void {
    $edit.set(edit);
    proof.close();
  }

  return {
    $passkeys,
    $edit,
    $busy,
    $failure,
    async add() {
      if ($busy.get() !== null) return;
      const made = await proof.guard('add', async () => {
        $busy.set('add');
        $failure.set(null);
        const answer = await ports.makePasskey(ports.deviceName());
        $busy.set(null);
        return answer;
      });
      if (!made.ok) return $failure.set(isGivenUp(made.error) ? null : wordsOf(made.error, t));
      $passkeys.set([...$passkeys.get(), made.value]);
      done(ports, t.passkeyAdded);
    },
    open: turn,
    close: () => turn(null),
    async rename(typed) {
      const name = typed.trim();
      if (name === '') return;
      await change(
        (id) => call(api, renamePasskey, { params: { id }, body: { name } }),
        (before, id) => before.map((one) => (one.id === id ? { ...one, name } : one)),
        t.passkeyRenamed,
      );
    },
    remove: () =>
      change(
        async (id) => {
          const answer = await call(api, removePasskey, { params: { id } });
          // Another page of this account removed it first.
          return answer.ok || answer.error.code !== 'not_found' ? answer : ok({});
        },
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
