import { atom, type ReadableAtom } from 'nanostores';
import { call, type Answer, type PasskeyError } from '../../../../shared/api-client/index.ts';
import {
  removePasskey,
  renamePasskey,
  type PasskeyView,
} from '../../../../shared/contracts/passkeys.ts';
import { ok } from '../../../../shared/kernel/result.ts';
import { factorProblems } from '../../../../shared/rules/factor-code.ts';
import { formModel, type FormModel } from '../../../../shared/state/form.ts';
import { done, failed, type SecurityPorts } from '../ports.ts';
import type { AppModel } from './app.ts';
import { isGivenUp, type ProofModel } from './proof.ts';
import type { PasskeyEdit, Start } from './start.ts';

const EMPTY = { otp: '' };

export interface PasskeysModel {
  readonly $passkeys: ReadableAtom<readonly PasskeyView[]>;
  readonly $edit: ReadableAtom<PasskeyEdit | null>;
  /** A call, or the browser's own dialog, is under way. */
  readonly $busy: ReadableAtom<'add' | 'edit' | null>;
  /** Why no passkey was added. */
  readonly $failure: ReadableAtom<string | null>;
  /** The code that adds or removes a passkey where an app guards the account. */
  readonly form: FormModel;
  /** @param isGuarded whether an app guards the account: the first press then asks for its code */
  readonly add: (isGuarded: boolean) => Promise<void>;
  readonly open: (edit: PasskeyEdit) => void;
  readonly close: () => void;
  readonly rename: (name: string) => Promise<void>;
  /** @param isGuarded whether an app guards the account, whose code the form then needs */
  readonly remove: (isGuarded: boolean) => Promise<void>;
}

/** An account's passkeys on screen. */
export function passkeysModel(
  ports: SecurityPorts & {
    readonly proof: ProofModel;
    readonly app: Pick<AppModel, 'spent' | 'found'>;
  },
  given: readonly PasskeyView[],
  start: Start,
): PasskeysModel {
  const { api, t, proof } = ports;
  const $passkeys = atom(given);
  const $edit = atom<PasskeyEdit | null>(start.edit);
  const isOpen = start.place === null && start.edit !== null;
  const form = formModel({ values: EMPTY, ...(isOpen && start.problems) });
  const $busy = atom<'add' | 'edit' | null>(null);
  const $failure = atom<string | null>(null);

  /** Runs one change of the edited passkey, unless another one is under way. */
  async function change(
    make: (id: string) => Answer<object>,
    changed: (before: readonly PasskeyView[], id: string) => readonly PasskeyView[],
    message: string,
  ): Promise<void> {
    const edit = $edit.get();
    const id = edit?.id;
    if ($busy.get() !== null || id === undefined) return;
    const answer = await proof.guard('remove', async () => {
      $busy.set('edit');
      const made = await make(id);
      $busy.set(null);
      return made;
    });
    if (!answer.ok && asksForCode(answer.error)) return refuseCode(answer.error);
    if (!answer.ok && !isGivenUp(answer.error)) return failed(ports, answer.error);
    // Another passkey may have been opened during the call.
    if ($edit.get() === edit) $edit.set(null);
    if (!answer.ok) return;
    $passkeys.set(changed($passkeys.get(), id));
    done(ports, message);
  }

  /** Edits another passkey, or none: a call that waits for the password is given up. */
  function turn(edit: PasskeyEdit | null): void {
    clear();
    $edit.set(edit);
    proof.close();
  }

  /** The typed code; undefined, and told, where it cannot be one. */
  function checkedCode(): string | undefined {
    const { values } = form.$state.get();
    const problems = Object.keys(factorProblems(values));
    if (problems.length === 0) return values['otp'];
    form.stop(problems);
    return undefined;
  }

  function clear(): void {
    form.input('otp', '');
    form.forget();
  }

  /** Asks for another code, or for the first one where another page has turned the app on. */
  function refuseCode({ code, message }: Pick<PasskeyError, 'code' | 'message'>): void {
    if (code === 'second_factor_required') ports.app.found();
    form.input('otp', '');
    form.refuse('otp', message);
    form.stop([]);
  }

  return {
    $passkeys,
    $edit,
    form,
    $busy,
    $failure,
    async add(isGuarded) {
      if ($busy.get() !== null) return;
      const edit = $edit.get();
      if (isGuarded && edit?.kind !== 'add') return turn({ kind: 'add' });
      const otp = isGuarded ? checkedCode() : undefined;
      if (isGuarded && otp === undefined) return;
      const made = await proof.guard('add', async () => {
        $busy.set('add');
        $failure.set(null);
        const answer = await ports.makePasskey(ports.deviceName(), otp);
        $busy.set(null);
        return answer;
      });
      if (!made.ok && asksForCode(made.error)) {
        if ($edit.get()?.kind !== 'add') turn({ kind: 'add' });
        return refuseCode(made.error);
      }
      // Another passkey may have been opened during the call.
      if ($edit.get() === edit) turn(null);
      // The code is used up before the device is asked.
      if (otp !== undefined && (made.ok || made.error.code === 'cancelled')) ports.app.spent(otp);
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
    async remove(isGuarded) {
      const otp = isGuarded ? checkedCode() : undefined;
      if (isGuarded && otp === undefined) return;
      const body = isGuarded ? { otp } : {};
      await change(
        async (id) => {
          const answer = await call(api, removePasskey, { params: { id }, body });
          if (answer.ok && otp !== undefined) ports.app.spent(otp);
          // Another page of this account removed it first.
          return answer.ok || answer.error.code !== 'not_found' ? answer : ok({});
        },
        (before, id) => before.filter((one) => one.id !== id),
        t.passkeyRemoved,
      );
    },
  };
}

function asksForCode({ code }: Pick<PasskeyError, 'code'>): boolean {
  return code === 'invalid_code' || code === 'second_factor_required';
}

function wordsOf({ code, message }: PasskeyError, t: SecurityPorts['t']): string {
  if (code === 'cancelled') return t.passkeyCancelled;
  if (code === 'unavailable') return t.unsupported;
  return message || (code === 'passkey_exists' ? t.passkeyExists : t.tryAgain);
}
