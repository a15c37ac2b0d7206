import { RECOVERY_CODES, factorProblems } from '../../../../shared/rules/factor-code.ts';
import { atom, type ReadableAtom } from 'nanostores';
import { call, type Answer, type ApiError } from '../../../../shared/api-client/index.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  type SecurityView,
} from '../../../../shared/contracts/security.ts';
import { formModel, type FormModel, type FormValues } from '../../../../shared/state/form.ts';
import { done, failed, type SecurityPorts } from '../ports.ts';
import { isGivenUp, type ProofModel } from './proof.ts';
import type { AppStep, Start } from './start.ts';

export interface AppState {
  /** When the app was set up; null when there is none. */
  readonly since: string | null;
  readonly codesLeft: number;
}

export interface AppModel {
  readonly $app: ReadableAtom<AppState>;
  readonly $step: ReadableAtom<AppStep>;
  readonly form: FormModel;
  readonly begin: () => Promise<void>;
  /** Notes that a code was used for another change: a recovery code is one less. */
  readonly spent: (otp: string) => void;
  /** Notes that another page of the account set up an app. */
  readonly found: () => void;
  readonly open: (kind: 'removing' | 'renewing') => void;
  readonly close: () => void;
  /** Sends the step's form. */
  readonly submit: () => Promise<void>;
}

const IDLE: AppStep = { kind: 'idle' };
const EMPTY = { otp: '' };

/** Problems that keep a step's form from being sent. */
export function appProblems(step: AppStep, values: FormValues): Record<string, 'required' | 'pin'> {
  if (step.kind === 'idle' || step.kind === 'codes') return {};
  return factorProblems(values, step.kind === 'setup' ? 'app' : 'app-or-recovery');
}

/** Whether few recovery codes are left. */
export function isShort({ since, codesLeft }: AppState): boolean {
  return since !== null && codesLeft <= 3;
}

/** An account's authenticator app and recovery codes on screen. */
export function appModel(
  ports: SecurityPorts & { readonly proof: ProofModel },
  { guards, start }: { readonly guards: SecurityView; readonly start: Start },
  now: () => number,
): AppModel {
  const { api, t, proof } = ports;
  const $app = atom<AppState>({
    since: guards.authenticator_since,
    codesLeft: guards.recovery_codes_left,
  });
  const $step = atom<AppStep>(start.step);
  const isOpen = start.place === null && start.edit === null;
  const form = formModel({ values: EMPTY, ...(isOpen && start.problems) });

  function go(step: AppStep): void {
    form.input('otp', '');
    form.forget();
    form.end();
    $step.set(step);
  }

  /** Makes one call at a time, once the account has confirmed itself. */
  function guarded<T>(make: () => Answer<T>): Answer<T> {
    return proof.guard('app', async () => {
      form.begin();
      const answer = await make();
      form.end();
      return answer;
    });
  }

  function refuse(step: AppStep, { code, message }: ApiError): void {
    if (isGivenUp({ code })) {
      // Input in the set-up stays; a question that was given up is over.
      if (step.kind !== 'setup' && $step.get() === step) go(IDLE);
      return;
    }
    // A refusal for another reason than the code shows above the form.
    if (code !== 'invalid_code') return form.end(message || t.tryAgain);
    form.input('otp', '');
    form.refuse('otp', message);
    form.stop([]);
  }

  function show(codes: readonly string[]): void {
    $app.set({
      since: $app.get().since ?? new Date(now()).toISOString(),
      codesLeft: codes.length,
    });
    go({ kind: 'codes', codes });
  }

  async function confirm(step: AppStep, otp: string): Promise<void> {
    const answer = await guarded(() => call(api, confirmAuthenticator, { body: { otp } }));
    return answer.ok ? show(answer.value.recovery_codes) : refuse(step, answer.error);
  }

  async function remove(step: AppStep, otp: string): Promise<void> {
    const answer = await guarded(() => call(api, removeAuthenticator, { body: { otp } }));
    if (!answer.ok) return refuse(step, answer.error);
    $app.set({ since: null, codesLeft: 0 });
    go(IDLE);
    done(ports, t.appRemoved);
  }

  async function renew(step: AppStep, otp: string): Promise<void> {
    const answer = await guarded(() => call(api, renewRecoveryCodes, { body: { otp } }));
    return answer.ok ? show(answer.value.recovery_codes) : refuse(step, answer.error);
  }

  /** Begins another step, or none: a call that waits for the password is given up. */
  function turn(step: AppStep): void {
    go(step);
    proof.close();
  }

  return {
    $app,
    $step,
    form,
    async begin() {
      if (form.$state.get().busy) return;
      const answer = await guarded(() => call(api, beginAuthenticator));
      if (answer.ok) return go({ kind: 'setup', setup: answer.value });
      if (!isGivenUp(answer.error)) failed(ports, answer.error);
    },
    spent(otp) {
      const app = $app.get();
      const isRecovery = 'otp' in factorProblems({ otp }, 'app');
      if (isRecovery) $app.set({ ...app, codesLeft: Math.max(0, app.codesLeft - 1) });
    },
    found() {
      const app = $app.get();
      if (app.since !== null) return;
      $app.set({ since: new Date(now()).toISOString(), codesLeft: RECOVERY_CODES });
    },
    open: (kind) => turn({ kind }),
    close: () => turn(IDLE),
    async submit() {
      const step = $step.get();
      const { busy, values } = form.$state.get();
      if (busy) return;
      const problems = Object.keys(appProblems(step, values));
      if (problems.length > 0) return form.stop(problems);
      const otp = values['otp'] ?? '';
      if (step.kind === 'setup') return confirm(step, otp);
      await (step.kind === 'removing' ? remove(step, otp) : renew(step, otp));
    },
  };
}
