import { atom, type ReadableAtom } from 'nanostores';
import { activatePin, call, type Api, type ApiError } from '../../../shared/api-client/index.ts';
import { authorize, userExists, type ProofView } from '../../../shared/contracts/registration.ts';
import { TOAST_SECONDS } from '../../../shared/kernel/constants/timers.ts';
import { phoneDigits } from '../../../shared/rules/phone.ts';
import { activationPath, completionPath } from '../../../shared/rules/proof-address.ts';
import {
  isByPhone,
  phoneProblem,
  registrationBody,
  registrationProblems,
  smsRegistrationBody,
  type FieldProblems,
  type RegistrationValues,
} from '../../../shared/rules/registration.ts';
import { followActivation, type ActivationPorts } from '../../../shared/state/activation.ts';
import { formModel, type FormModel } from '../../../shared/state/form.ts';
import type { Messages } from './messages/es.ts';
import type { RegisterProps } from './props.ts';

/** The page's services that a registration uses. */
export interface RegisterPorts extends Omit<ActivationPorts, 'settingUp'> {
  readonly t: Pick<Messages, 'failed' | 'failures' | 'tryAnother' | 'useAnother'>;
  readonly api: Api;
  /** Keeps the proof for the next page, whose address does not hold all of it. */
  readonly keep: (proof: ProofView) => void;
}

export interface RegisterModel {
  readonly form: FormModel;
  /** Shown while the account is set up for its plan. */
  readonly $settingUp: ReadableAtom<boolean>;
  /**
   * To be called when a field was left: it may show its problem, and the edge is asked whether its
   * user exists.
   */
  readonly leave: (name: string) => Promise<void>;
  readonly submit: () => Promise<void>;
}

/** Fields whose value may belong to an account already. */
const IDENTIFIERS = ['phone', 'email', 'username'];

/** The problems that keep this form from being sent. */
export function problemsOf(values: RegistrationValues, props: RegisterProps): FieldProblems {
  if (props.mode !== 'sms') return registrationProblems(values, props.form);
  const phone = phoneProblem(values['phone'] ?? '', values['country'] ?? '');
  return phone ? { phone } : {};
}

/** One registration on screen. */
export function registerModel(ports: RegisterPorts, props: RegisterProps): RegisterModel {
  const { api, t } = ports;
  const { env, values: given } = props;
  const form = formModel({ values: given, errors: props.errors, error: props.error });
  const $settingUp = atom(false);
  /** The values that were asked about, each with the answer. */
  const known = new Map<string, boolean>();

  async function leave(name: string): Promise<void> {
    form.leave(name);
    if (!IDENTIFIERS.includes(name)) return;
    const { values } = form.$state.get();
    const value = values[name] ?? '';
    if (value === '' || name in problemsOf(values, props)) return;
    const asked =
      name === 'phone'
        ? { username: phoneDigits(value), country: values['country'] ?? '' }
        : { username: value.trim() };
    const key = JSON.stringify(asked);
    if (!known.has(key)) {
      const answer = await call(api, userExists, { body: asked });
      // Without an answer the registration itself finds out.
      if (!answer.ok) return;
      known.set(key, answer.value.exist);
    }
    if (known.get(key)) form.refuse(name, t.failures.existing_user, value);
  }

  async function submit(): Promise<void> {
    const { busy, values, refused } = form.$state.get();
    if (busy) return;
    const problems = Object.keys(problemsOf(values, props));
    const taken = IDENTIFIERS.some((name) => refused[name] === t.failures.existing_user);
    if (problems.length > 0 || taken) {
      form.stop(problems);
      return form.end(taken ? t.tryAnother : undefined);
    }
    form.begin();
    const body =
      props.mode === 'sms'
        ? smsRegistrationBody(values, env.store)
        : registrationBody(values, props.form, env.store);
    const answer = await call(api, authorize, { body });
    if (!answer.ok) return refuse(answer.error);
    await goOn(answer.value, values);
  }

  async function goOn(proof: ProofView, values: RegistrationValues): Promise<void> {
    const shown = { ...values, phone: phoneDigits(values['phone'] ?? '') };
    if (props.mode === 'sms') return ports.go(env.base + completionPath(proof, shown));
    const { code, type } = proof;
    if (proof.can_skip_pin) {
      const activated = await activatePin(api, { code, type });
      const settingUp = (): void => $settingUp.set(true);
      const follow = { ...ports, settingUp };
      if (activated.ok && (await followActivation(activated.value.actions, follow))) return;
    }
    ports.keep(proof);
    ports.go(env.base + activationPath(proof, shown));
  }

  function refuse({ code, field, message }: ApiError): void {
    form.end();
    const { values } = form.$state.get();
    if (code === 'existing_user') {
      form.refuse(field ?? (isByPhone(values) ? 'phone' : 'email'), t.useAnother);
    } else if (field !== undefined && message !== '' && !(code in t.failures))
      return form.refuse(field, message);
    ports.toast({
      tone: 'error',
      title: t.failed,
      message: failureWords(code, message, t.failures),
      seconds: TOAST_SECONDS.long,
    });
  }

  return { form, $settingUp, leave, submit };
}

/**
 * The words of spec [8]; a failure that it does not name is unknown, unless the visitor has to
 * wait.
 */
function failureWords(
  code: ApiError['code'],
  message: string,
  words: Messages['failures'],
): string {
  if (code === 'too_many_requests' && message !== '') return message;
  return words[code as keyof typeof words] ?? words.unknown;
}
