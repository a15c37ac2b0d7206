import { atom, type ReadableAtom } from 'nanostores';
import { call } from '../../../../shared/api-client/index.ts';
import type { ProofView } from '../../../../shared/contracts/registration.ts';
import {
  changeContact,
  proveContact,
  type NewContact,
  type Profile,
} from '../../../../shared/contracts/profiles.ts';
import { PIN_LENGTH } from '../../../../shared/kernel/constants/limits.ts';
import { isEmail } from '../../../../shared/rules/email.ts';
import { phoneDigits } from '../../../../shared/rules/phone.ts';
import { PIN_RESEND_MS } from '../../../../shared/rules/pin-wait.ts';
import { phoneProblem, type FieldProblems } from '../../../../shared/rules/registration.ts';
import { formModel, type FormModel, type FormValues } from '../../../../shared/state/form.ts';
import { done, refuse, type PreferencesPorts } from '../ports.ts';

export type ContactType = 'email' | 'phone';

/** The step that a change of contact is at. */
export type ContactStep =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking'; readonly type: ContactType }
  | {
      readonly kind: 'proving';
      readonly type: ContactType;
      readonly proof: ProofView;
      /** When another PIN can be sent, on this machine's clock. */
      readonly again: number;
    };

/** No contact is being changed: the page begins like this. */
export const IDLE: ContactStep = { kind: 'idle' };

export interface ContactModel {
  readonly $step: ReadableAtom<ContactStep>;
  readonly form: FormModel;
  readonly open: (type: ContactType) => void;
  readonly cancel: () => void;
  /** Asks for a PIN, or ends the change by the PIN, as the step is. */
  readonly submit: () => Promise<void>;
  readonly resend: () => Promise<void>;
}

/** The problems that keep a step from going on. */
export function contactProblems(step: ContactStep, values: FormValues): FieldProblems {
  const text = (name: string) => (values[name] ?? '').trim();
  if (step.kind === 'idle') return {};
  if (step.kind === 'proving') {
    const isPin = text('pin').length === PIN_LENGTH && /^\d+$/.test(text('pin'));
    return isPin ? {} : { pin: text('pin') === '' ? 'required' : 'pin' };
  }
  const phone = step.type === 'phone' && phoneProblem(text('phone'), text('country'));
  const email = step.type === 'email' && !isEmail(text('email'));
  return {
    ...(phone ? { phone } : {}),
    ...(email ? { email: text('email') === '' ? ('required' as const) : ('email' as const) } : {}),
    ...(values['password'] ? {} : { password: 'required' as const }),
  };
}

const EMPTY = { email: '', phone: '', password: '', pin: '' };

/** A change of e-mail or phone: the new contact, then the PIN that was sent to it. */
export function contactModel(
  ports: PreferencesPorts,
  country: string,
  changed: (profile: Profile) => void,
): ContactModel {
  const $step = atom<ContactStep>(IDLE);
  const form = formModel({ values: { ...EMPTY, country } });
  const clear = (): void => {
    for (const name of Object.keys(EMPTY)) form.input(name, '');
    form.forget();
  };

  async function ask(type: ContactType): Promise<void> {
    form.begin();
    const { values } = form.$state.get();
    const body = bodyOf(type, values);
    const answer = await call(ports.api, changeContact, { params: ports.of, body });
    if (!answer.ok) {
      // The problem belongs to a field of the first step.
      if (answer.error.field !== undefined) $step.set({ kind: 'asking', type });
      return refuse(form, ports.t, answer.error);
    }
    form.input('pin', '');
    form.forget();
    form.end();
    $step.set({ kind: 'proving', type, proof: answer.value, again: ports.now() + PIN_RESEND_MS });
  }

  async function prove(type: ContactType, code: string): Promise<void> {
    form.begin();
    const pin = (form.$state.get().values['pin'] ?? '').trim();
    const body = { code, pin };
    const answer = await call(ports.api, proveContact, { params: ports.of, body });
    if (!answer.ok) return refuse(form, ports.t, answer.error);
    form.end();
    clear();
    $step.set(IDLE);
    changed(answer.value);
    done(ports, ports.t.contactChanged[type]);
  }

  return {
    $step,
    form,
    open(type) {
      clear();
      $step.set({ kind: 'asking', type });
    },
    cancel() {
      clear();
      $step.set(IDLE);
    },
    async submit() {
      const step = $step.get();
      const { busy, values } = form.$state.get();
      if (busy || step.kind === 'idle') return;
      const problems = Object.keys(contactProblems(step, values));
      if (problems.length > 0) return form.stop(problems);
      await (step.kind === 'asking' ? ask(step.type) : prove(step.type, step.proof.code));
    },
    async resend() {
      const step = $step.get();
      if (step.kind !== 'proving' || form.$state.get().busy) return;
      if (step.again <= ports.now()) await ask(step.type);
    },
  };
}

function bodyOf(type: ContactType, values: FormValues): NewContact {
  const { email = '', phone = '', country = '', password = '' } = values;
  return type === 'email'
    ? { type, email: email.trim(), password }
    : { type, phone: phoneDigits(phone), country, password };
}
