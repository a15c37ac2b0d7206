import { atom, type ReadableAtom } from 'nanostores';
import {
  call,
  checkSession,
  signIn,
  type Api,
  type ApiError,
} from '../../../shared/api-client/index.ts';
import { secondFactor } from '../../../shared/contracts/security.ts';
import type { SignInAnswer } from '../../../shared/contracts/sign-in.ts';
import { ownPath } from '../../../shared/rules/own-path.ts';
import { isNationalPhone } from '../../../shared/rules/phone.ts';
import type { FieldProblems } from '../../../shared/rules/registration.ts';
import { formModel, type FormModel, type FormValues } from '../../../shared/state/form.ts';
import type { Messages } from './messages/es.ts';
import type { SignInProps } from './props.ts';

/** The page's services that a sign-in uses. */
export interface SignInPorts {
  readonly t: Pick<Messages, 'noCookies' | 'tryAgain'>;
  readonly api: Api;
  readonly go: (path: string) => void;
}

export interface SignInModel {
  readonly form: FormModel;
  /** The sign-in that waits for its second factor; empty when none does. */
  readonly $code: ReadableAtom<string>;
  readonly submit: () => Promise<void>;
  /** Takes over an answer of a sign-in by password or by passkey. */
  readonly take: (answer: SignInAnswer) => Promise<void>;
  /** Goes back to the first step, where the account is named. */
  readonly startOver: () => void;
}

/** The problems that keep the form from being sent. */
export function problemsOf(values: FormValues, code: string): FieldProblems {
  const names = code === '' ? ['username', 'password'] : ['otp'];
  const empty = names.filter((name) => (values[name] ?? '').trim() === '');
  return Object.fromEntries(empty.map((name) => [name, 'required' as const]));
}

/** One sign-in on screen. */
export function signInModel(ports: SignInPorts, props: SignInProps): SignInModel {
  const { api, t } = ports;
  const { env, values: given, errors, error } = props;
  const form = formModel({ values: given, errors, error });
  const $code = atom(given['code'] ?? '');
  const next = given['redirect_uri'] ? { redirect_uri: given['redirect_uri'] } : {};

  async function submit(): Promise<void> {
    const { busy, values } = form.$state.get();
    if (busy) return;
    const code = $code.get();
    const problems = Object.keys(problemsOf(values, code));
    if (problems.length > 0) return form.stop(problems);
    form.input('locked', '');
    form.begin();
    const answer = await (code === '' ? bySecret(values) : byCode(code, values));
    return answer.ok ? take(answer.value) : refuse(answer.error);
  }

  function bySecret(values: FormValues) {
    const username = (values['username'] ?? '').trim();
    const { password = '', country = '' } = values;
    const where = isNationalPhone(username) && country ? { country } : {};
    return signIn(api, { client_id: env.store, username, password, ...where, ...next });
  }

  function byCode(code: string, values: FormValues) {
    const body = { code, otp: (values['otp'] ?? '').trim(), ...next };
    return call(api, secondFactor, { body });
  }

  async function take(answer: SignInAnswer): Promise<void> {
    if (answer.state === 'second_factor') {
      form.input('password', '');
      form.input('otp', '');
      form.forget();
      form.end();
      $code.set(answer.code);
      return;
    }
    // If the browser keeps no cookie, going on would only lead back here.
    const session = await checkSession(api);
    if (session.ok && session.value === null) return form.end(t.noCookies);
    ports.go(ownPath(answer.redirect_to, `${env.base}/`));
  }

  function refuse({ code, field: blamed, message }: ApiError): void {
    const words = message || t.tryAgain;
    if (code === 'sign_in_expired') {
      form.forget();
      $code.set('');
    }
    if (code === 'too_many_requests' && $code.get() === '') form.input('locked', 'on');
    const field = code === 'invalid_request' ? blamed : FIELD_OF[code];
    if (!field) return form.end(words);
    form.end();
    if (field !== 'username') form.input(field, '');
    form.refuse(field, words);
    form.stop([]);
  }

  return {
    form,
    $code,
    submit,
    take,
    startOver() {
      form.input('otp', '');
      form.forget();
      form.end();
      $code.set('');
    },
  };
}

/** The field to type again. */
const FIELD_OF: { readonly [code in ApiError['code']]?: string } = {
  wrong_credentials: 'password',
  invalid_code: 'otp',
};
