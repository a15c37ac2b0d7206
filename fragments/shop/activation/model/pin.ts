import { map, type ReadableAtom } from 'nanostores';
import { activatePin, call, type ApiError } from '../../../../shared/api-client/index.ts';
import type { BodyOf } from '../../../../shared/contracts/contract.ts';
import { readProofState } from '../../../../shared/contracts/proof-state.ts';
import { sendPin, type ProofView } from '../../../../shared/contracts/registration.ts';
import { TOAST_SECONDS } from '../../../../shared/kernel/constants/timers.ts';
import { phoneDigits } from '../../../../shared/rules/phone.ts';
import { PIN_RESEND_MS } from '../../../../shared/rules/pin-wait.ts';
import { activationPath, type ProofAddress } from '../../../../shared/rules/proof-address.ts';
import { isByPhone } from '../../../../shared/rules/registration.ts';
import { followActivation } from '../../../../shared/state/activation.ts';
import { formModel, type FormModel } from '../../../../shared/state/form.ts';
import { tabProof } from '../../../../shared/state/tab-proof.ts';
import type { ActivationProps } from '../props.ts';
import { tellFailure, type Ports } from '../ports.ts';
import { contactProblems, problemsOf } from './problems.ts';

export interface PinState {
  readonly proof: ProofAddress;
  /** When the PIN expires, on this machine's clock; undefined when this tab does not know. */
  readonly until: number | null | undefined;
  /** When another PIN can be sent, on this machine's clock; undefined when this tab does not know. */
  readonly again: number | undefined;
  /** The end of a lock for too many wrong PINs, on this machine's clock. */
  readonly lockedUntil: number | undefined;
  /** Wrong PINs that are still taken; undefined when this tab does not know. */
  readonly triesLeft: number | undefined;
  readonly canSkip: boolean;
  /** Whether the form for another contact is open. */
  readonly editing: boolean;
}

export interface PinModel {
  readonly form: FormModel;
  readonly contact: FormModel;
  readonly $pin: ReadableAtom<PinState>;
  readonly initial: PinState;
  /** To be called once the page is live. */
  readonly start: () => void;
  readonly submit: () => Promise<void>;
  readonly skip: () => Promise<void>;
  readonly resend: () => Promise<void>;
  /** Loads the page again where the proof was finished elsewhere; quietly goes on waiting if not. */
  readonly lookElsewhere: () => Promise<void>;
  /** The same, asked for by the visitor, who is told that the proof still waits. */
  readonly askElsewhere: () => Promise<void>;
  readonly edit: (open: boolean) => void;
  /** Sends the PIN to the contact that was typed. */
  readonly change: () => Promise<void>;
}

/** The step that takes the PIN of a registration or a reset. */
export function pinModel(
  ports: Ports,
  { env, step, state, values = {}, errors = {}, error }: ActivationProps,
): PinModel {
  if (!('proof' in step)) throw new Error(`no PIN belongs to ${step.kind}`);
  const { proof, kind } = step;
  const { api, t } = ports;
  const form = formModel({ values: {}, errors: only(errors, ['pin', 'password']), error });
  const contact = formModel({
    values: { type: proof.type, phone: proof.phone, country: proof.country, email: '', ...values },
    errors: only(errors, ['phone', 'email', 'country']),
  });
  const initial: PinState = {
    proof,
    until: undefined,
    again: undefined,
    lockedUntil: undefined,
    triesLeft: state?.tries_left,
    canSkip: false,
    editing: Object.keys(contact.initial.refused).length > 0,
  };
  const $pin = map(initial);

  function start(): void {
    const kept = ports.recall(proof.code);
    if (kept) $pin.set({ ...$pin.get(), ...kept });
    if (!state) return;
    const now = ports.now();
    const { expires_in: seconds, locked_in: locked } = state;
    const until = seconds === null ? null : now + seconds * 1000;
    const lockedUntil = locked > 0 ? now + locked * 1000 : undefined;
    $pin.set({ ...$pin.get(), until, lockedUntil, again: now + state.resend_in * 1000 });
  }

  async function submit(): Promise<void> {
    const { busy, values: typed } = form.$state.get();
    if (busy) return;
    const problems = Object.keys(problemsOf(kind, typed));
    if (problems.length > 0) return form.stop(problems);
    const { pin = '', password = '' } = typed;
    await activate({ pin, ...(kind === 'pin' ? {} : { password }) });
  }

  async function activate(given: { pin?: string; password?: string }): Promise<void> {
    const { code, type } = $pin.get().proof;
    form.begin();
    const answer = await activatePin(api, { code, type, ...given });
    if (answer.ok) {
      if (!(await followActivation(answer.value.actions, ports))) form.end();
      return;
    }
    refuse(answer.error);
  }

  function refuse(failure: ApiError): void {
    const { code, field, message, values: told } = failure;
    if (code === 'pin_locked') return lock(failure);
    form.end();
    if (code === 'invalid_pin') {
      form.input('pin', '');
      form.refuse('pin', t.checkPin);
      if (typeof told?.['left'] === 'number') $pin.set({ ...$pin.get(), triesLeft: told['left'] });
      form.stop([]);
    } else if (field === 'password') return form.refuse('password', message);
    tellFailure(ports, failure);
  }

  /** A lock is told where it stays in sight, and nowhere else. */
  function lock({ message, values: told }: ApiError): void {
    form.input('pin', '');
    form.forget();
    form.end(message);
    const minutes = Number(told?.['minutes'] ?? 0);
    $pin.set({ ...$pin.get(), lockedUntil: ports.now() + minutes * 60_000 });
  }

  /** Sends a new PIN; the one before stops working. */
  async function send(to: Omit<BodyOf<typeof sendPin>, 'code'>): Promise<ProofView | undefined> {
    if (isBusy()) return undefined;
    contact.begin();
    const answer = await call(api, sendPin, { body: { code: proof.code, ...to } });
    contact.end();
    if (!answer.ok) {
      const { code, field, message, values: told } = answer.error;
      if (code === 'pin_just_sent') wait(Number(told?.['seconds'] ?? 0) * 1000);
      if (code === 'pin_locked') {
        lock(answer.error);
        return undefined;
      }
      const isTaken = code === 'existing_user';
      if (field === 'phone' || field === 'email')
        contact.refuse(field, isTaken ? t.useAnother : message);
      // The field says it, where it can be seen.
      if (field && $pin.get().editing && !isTaken) return undefined;
      tellFailure(ports, answer.error);
      return undefined;
    }
    take(answer.value);
    return answer.value;
  }

  const isBusy = () => contact.$state.get().busy || form.$state.get().busy;

  /** Counts the time until another PIN can be sent. */
  function wait(milliseconds: number): void {
    $pin.set({ ...$pin.get(), again: ports.now() + milliseconds });
  }

  async function resend(): Promise<void> {
    if (($pin.get().again ?? 0) <= ports.now()) await send({});
  }

  /** Loads the page again where the proof is done; false while it waits. */
  async function isDone(): Promise<boolean> {
    if (isBusy()) return false;
    const answer = await call(api, readProofState, { params: { code: proof.code } });
    const done = answer.ok && answer.value.is_done && !isBusy();
    if (done) ports.reload();
    return done;
  }

  async function askElsewhere(): Promise<void> {
    if (await isDone()) return;
    ports.toast({ tone: 'info', message: t.stillWaiting, seconds: TOAST_SECONDS.long });
  }

  function take(sent: ProofView): void {
    const kept = tabProof(sent, ports.now());
    ports.keep(sent.code, kept);
    $pin.set({ ...$pin.get(), ...kept });
    wait(PIN_RESEND_MS);
    form.input('pin', '');
    // The visitor left the field to ask for this PIN: the empty field is no mistake of theirs.
    form.forget();
    const seconds = TOAST_SECONDS.normal;
    ports.toast({ tone: 'success', message: t.sent, seconds });
  }

  async function change(): Promise<void> {
    const { values: typed } = contact.$state.get();
    const problems = Object.keys(contactProblems(typed));
    if (problems.length > 0) return contact.stop(problems);
    const byPhone = isByPhone(typed);
    const type = byPhone ? 'phone' : 'email';
    const phone = phoneDigits(typed['phone'] ?? '');
    const email = (typed['email'] ?? '').trim();
    const country = typed['country'] ?? '';
    const sent = await send(byPhone ? { type, phone, country } : { type, email });
    if (!sent) return;
    const { username } = sent;
    const before = { ...$pin.get().proof, username, type } as const;
    const now: ProofAddress = byPhone
      ? { ...before, phone, country, email: '' }
      : { ...before, email };
    $pin.set({ ...$pin.get(), proof: now, editing: false });
    ports.rename(env.base + activationPath(now, { ...now }));
  }

  return {
    form,
    contact,
    $pin,
    initial,
    start,
    submit,
    change,
    skip: () => activate({}),
    resend,
    lookElsewhere: async () => void (await isDone()),
    askElsewhere,
    edit: (editing) => $pin.set({ ...$pin.get(), editing }),
  };
}

function only(errors: Readonly<Record<string, string>>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name)));
}
