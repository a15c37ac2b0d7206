import { atom, type ReadableAtom } from 'nanostores';
import { call } from '../../../../shared/api-client/index.ts';
import { proveSelf } from '../../../../shared/contracts/security.ts';
import type { Result } from '../../../../shared/kernel/result.ts';
import { formModel, type FormModel } from '../../../../shared/state/form.ts';
import type { SecurityPorts } from '../ports.ts';
import type { ProofPlace, Start } from './start.ts';

type Refusable = { readonly code: string };

export interface ProofModel {
  /** The place where the password is asked for. */
  readonly $place: ReadableAtom<ProofPlace | null>;
  readonly form: FormModel;
  readonly submit: () => Promise<void>;
  /** Gives up the call that waits. */
  readonly close: () => void;
  /**
   * Makes a call. When the edge first wants a proof of the account, asks for the password in this
   * place and makes the call again; giving up returns the refusal.
   */
  readonly guard: <T, E extends Refusable>(
    place: ProofPlace,
    make: () => Promise<Result<T, E>>,
  ) => Promise<Result<T, E>>;
}

/** Whether a call was given up, rather than failed. */
export const isGivenUp = ({ code }: Refusable): boolean => code === 'proof_required';

/** The proof that the account's owner is at the screen: a recent sign-in, or the password. */
export function proofModel(
  { api, t }: Pick<SecurityPorts, 'api' | 't'>,
  start: Pick<Start, 'place' | 'problems'> = { place: null, problems: {} },
): ProofModel {
  const $place = atom<ProofPlace | null>(start.place);
  const form = formModel({ values: { password: '' }, ...(start.place && start.problems) });
  let answer: ((isProved: boolean) => void) | undefined;

  function end(isProved: boolean): void {
    form.input('password', '');
    form.forget();
    form.end();
    $place.set(null);
    answer?.(isProved);
    answer = undefined;
  }

  /** One call waits at a time: an earlier one is given up. */
  function ask(place: ProofPlace): Promise<boolean> {
    end(false);
    $place.set(place);
    return new Promise((resolve) => {
      answer = resolve;
    });
  }

  return {
    $place,
    form,
    close: () => end(false),
    async submit() {
      const { busy, values } = form.$state.get();
      const { password = '' } = values;
      if (busy) return;
      if (password === '') return form.stop(['password']);
      form.begin();
      const asked = answer;
      const proved = await call(api, proveSelf, { body: { password } });
      if (asked !== answer) return;
      if (proved.ok) return end(true);
      const { code, message } = proved.error;
      if (code !== 'wrong_credentials') return form.end(message || t.tryAgain);
      form.end();
      form.input('password', '');
      form.refuse('password', t.wrongPassword);
      form.stop([]);
    },
    async guard(place, make) {
      for (;;) {
        const made = await make();
        if (made.ok || !isGivenUp(made.error) || !(await ask(place))) return made;
      }
    },
  };
}
