import { atom, type ReadableAtom } from 'nanostores';
import {
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  type ApiError,
} from '../../../shared/api-client/index.ts';
import type { AuthenticatorSetup, SecurityView } from '../../../shared/contracts/security.ts';
import { formStore, type FormStore, type FormValues } from '../../../shared/stores/form.ts';
import { done, failed, type SecurityPorts } from './ports.ts';

/** What is being done about the app and its recovery codes. */
export type AppStep =
  | { readonly kind: 'idle' }
  | { readonly kind: 'setup'; readonly setup: AuthenticatorSetup }
  | { readonly kind: 'removing' }
  | { readonly kind: 'renewing' }
  /** New codes, shown this once. */
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

export interface AppState {
  /** When the app was set up; null where there is none. */
  readonly since: string | null;
  readonly codesLeft: number;
}

export interface AppModel {
  readonly $app: ReadableAtom<AppState>;
  readonly $step: ReadableAtom<AppStep>;
  readonly form: FormStore;
  readonly begin: () => Promise<void>;
  readonly open: (kind: 'removing' | 'renewing') => void;
  readonly close: () => void;
  /** Sends the step's form. */
  readonly submit: () => Promise<void>;
}

const IDLE: AppStep = { kind: 'idle' };
const EMPTY = { otp: '', password: '' };
const CODE = /^\d{6}$/;

/** What keeps a step's form from being sent. */
export function appProblems(step: AppStep, values: FormValues): Record<string, 'required' | 'pin'> {
  const { otp = '', password = '' } = values;
  if (step.kind === 'setup') {
    const typed = otp.replaceAll(/\s/g, '');
    return CODE.test(typed) ? {} : { otp: typed === '' ? 'required' : 'pin' };
  }
  return password === '' ? { password: 'required' } : {};
}

/** Whether codes are about to run out. */
export function isShort({ since, codesLeft }: AppState): boolean {
  return since !== null && codesLeft <= 3;
}

/** An account's authenticator app and recovery codes on screen. */
export function appModel(ports: SecurityPorts, given: SecurityView, now: () => number): AppModel {
  const { api, t } = ports;
  const $app = atom<AppState>({
    since: given.authenticator_since,
    codesLeft: given.recovery_codes_left,
  });
  const $step = atom<AppStep>(IDLE);
  const form = formStore({ values: EMPTY });

  function go(step: AppStep): void {
    for (const name of Object.keys(EMPTY)) form.input(name, '');
    form.forget();
    form.end();
    $step.set(step);
  }

  function refuse(field: keyof typeof EMPTY, { code, message }: ApiError): void {
    form.end();
    // What is not this field's fault is told of the whole.
    if (code !== 'invalid_code' && code !== 'wrong_credentials') {
      return form.end(message || t.tryAgain);
    }
    form.input(field, '');
    form.refuse(field, code === 'wrong_credentials' ? t.wrongPassword : message);
    form.stop([]);
  }

  function show(codes: readonly string[]): void {
    $app.set({
      since: $app.get().since ?? new Date(now()).toISOString(),
      codesLeft: codes.length,
    });
    go({ kind: 'codes', codes });
  }

  async function confirm(otp: string): Promise<void> {
    const answer = await confirmAuthenticator(api, otp);
    if (!answer.ok) return refuse('otp', answer.error);
    show(answer.value.recovery_codes);
  }

  async function remove(password: string): Promise<void> {
    const answer = await removeAuthenticator(api, password);
    if (!answer.ok) return refuse('password', answer.error);
    $app.set({ since: null, codesLeft: 0 });
    go(IDLE);
    done(ports, t.appRemoved);
  }

  async function renew(password: string): Promise<void> {
    const answer = await renewRecoveryCodes(api, password);
    return answer.ok ? show(answer.value.recovery_codes) : refuse('password', answer.error);
  }

  return {
    $app,
    $step,
    form,
    async begin() {
      if (form.$state.get().busy) return;
      form.begin();
      const answer = await beginAuthenticator(api);
      form.end();
      if (!answer.ok) return failed(ports, answer.error);
      go({ kind: 'setup', setup: answer.value });
    },
    open: (kind) => go({ kind }),
    close: () => go(IDLE),
    async submit() {
      const step = $step.get();
      const { busy, values } = form.$state.get();
      if (busy) return;
      const problems = Object.keys(appProblems(step, values));
      if (problems.length > 0) return form.stop(problems);
      form.begin();
      const { otp = '', password = '' } = values;
      if (step.kind === 'setup') return confirm(otp);
      await (step.kind === 'removing' ? remove(password) : renew(password));
    },
  };
}
