import { PIN_LENGTH } from '../../../../shared/kernel/constants/limits.ts';
import { isEmail } from '../../../../shared/rules/email.ts';
import {
  isByPhone,
  isNewPassword,
  phoneProblem,
  type FieldProblem,
  type FieldProblems,
} from '../../../../shared/rules/registration.ts';
import type { FormValues } from '../../../../shared/state/form.ts';
import type { Step } from '../props.ts';

const PIN = new RegExp(`^\\d{${PIN_LENGTH}}$`);

/** Problems that keep a step's form from being sent. */
export function problemsOf(kind: Step['kind'], values: FormValues): FieldProblems {
  const { pin = '', password = '', username = '' } = values;
  const problems: Record<string, FieldProblem> = {};
  const needs = {
    pin: ['pin', 'new', 'reset'].includes(kind),
    password: ['new', 'reset', 'link-new', 'link-reset'].includes(kind),
    username: kind === 'ask',
  };
  if (needs.username && username.trim() === '') problems['username'] = 'required';
  if (needs.pin && !PIN.test(pin)) problems['pin'] = pin === '' ? 'required' : 'pin';
  if (needs.password && !isNewPassword(password)) {
    problems['password'] = password === '' ? 'required' : 'password';
  }
  return problems;
}

/** Problems that keep a PIN from being sent to another contact. */
export function contactProblems(values: FormValues): FieldProblems {
  const { phone = '', country = '', email = '' } = values;
  if (isByPhone(values)) {
    const problem = phoneProblem(phone, country);
    return problem ? { phone: problem } : {};
  }
  if (email.trim() === '') return { email: 'required' };
  return isEmail(email.trim()) ? {} : { email: 'email' };
}
