import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { call } from '../../../../shared/api-client/index.ts';
import {
  changeContact,
  proveContact,
  type Profile,
} from '../../../../shared/contracts/profiles.ts';
import {
  newContactBody,
  newContactProblems,
  provenContactProblems,
} from '../../../../shared/rules/contact-form.ts';
import { PIN_RESEND_MS } from '../../../../shared/rules/pin-wait.ts';
import type { FieldProblems } from '../../../../shared/rules/registration.ts';
import {
  formModel,
  type FormModel,
  type FormStart,
  type FormValues,
} from '../../../../shared/state/form.ts';
import { done, refuse, type PreferencesPorts } from '../ports.ts';
import type { Begun, ContactType } from '../props.ts';

/** The step that a change of contact is at. */
export type ContactStep =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking'; readonly type: ContactType }
  | {
      readonly kind: 'proving';
      readonly type: ContactType;
      /** The code of the change, which goes along with its PIN. */
      readonly code: string;
      /** The contact that the PIN was sent to, masked. */
      readonly contact: string;
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
export function contactProblems(
  step: ContactStep,
  values: FormValues,
  isGuarded: boolean,
): FieldProblems {
  if (step.kind === 'idle') return {};
  if (step.kind === 'proving') return provenContactProblems(values);
  return newContactProblems(values, { type: step.type, isGuarded });
}

/** The step of a page that a form or an address without script led to. */
export function contactStep(begun: Begun | null | undefined): ContactStep {
  if (!begun || begun.kind === 'erasing') return IDLE;
  return begun.kind === 'proving' ? { ...begun, again: 0 } : begun;
}

const EMPTY = { email: '', phone: '', password: '', otp: '', pin: '' };

interface Given {
  /** The country of the phone to begin with, ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Whether an app guards the account; a refusal says so where another page turned it on. */
  readonly $isGuarded: WritableAtom<boolean>;
  readonly begun: Begun | null | undefined;
  /** The form as it was posted, where it was. */
  readonly posted: Partial<FormStart>;
  readonly changed: (profile: Profile) => void;
}

/** A change of e-mail or phone: the new contact, then the PIN that was sent to it. */
export function contactModel(
  ports: PreferencesPorts,
  { country, $isGuarded, begun, posted, changed }: Given,
): ContactModel {
  const $step = atom<ContactStep>(contactStep(begun));
  const form = formModel({ ...posted, values: { ...EMPTY, country, ...posted.values } });
  const clear = (): void => {
    for (const name of Object.keys(EMPTY)) form.input(name, '');
    form.forget();
  };

  async function ask(type: ContactType): Promise<void> {
    form.begin();
    const body = newContactBody(form.$state.get().values, { type, isGuarded: $isGuarded.get() });
    const answer = await call(ports.api, changeContact, { params: ports.of, body });
    if (!answer.ok) {
      if (answer.error.code === 'second_factor_required') $isGuarded.set(true);
      // The problem belongs to a field of the first step.
      if (answer.error.field !== undefined) $step.set({ kind: 'asking', type });
      return refuse(form, ports.t, answer.error);
    }
    form.input('pin', '');
    form.forget();
    form.end();
    const { code, message } = answer.value;
    const contact = contactOf(message);
    $step.set({ kind: 'proving', type, code, contact, again: ports.now() + PIN_RESEND_MS });
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
    done(ports, ports.t.saved[type]);
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
      const problems = Object.keys(contactProblems(step, values, $isGuarded.get()));
      if (problems.length > 0) return form.stop(problems);
      await (step.kind === 'asking' ? ask(step.type) : prove(step.type, step.code));
    },
    async resend() {
      const step = $step.get();
      if (step.kind !== 'proving' || form.$state.get().busy) return;
      if (step.again > ports.now()) return;
      if (!$isGuarded.get()) return ask(step.type);
      // A code counts once: another PIN takes another one.
      form.input('otp', '');
      form.forget();
      $step.set({ kind: 'asking', type: step.type });
    },
  };
}

/** The masked contact of an answer's message. */
export function contactOf(message: string): string {
  return message.split(':')[1] ?? '';
}
