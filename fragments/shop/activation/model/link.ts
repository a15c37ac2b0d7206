import { call } from '../../../../shared/api-client/index.ts';
import { activateLink, resetPassword } from '../../../../shared/contracts/registration.ts';
import { isNationalPhone } from '../../../../shared/rules/phone.ts';
import { resetPath } from '../../../../shared/rules/proof-address.ts';
import { followActivation } from '../../../../shared/state/activation.ts';
import { formModel, type FormModel } from '../../../../shared/state/form.ts';
import { tabProof } from '../../../../shared/state/tab-proof.ts';
import type { ActivationProps } from '../props.ts';
import { failureWords, tellFailure, type Ports } from '../ports.ts';
import { problemsOf } from './problems.ts';

/** A step that consists of one form and one call. */
export interface StepModel {
  readonly form: FormModel;
  readonly submit: () => Promise<void>;
}

/** The link of a mail: opening it changes nothing, its button does. */
export function linkModel(ports: Ports, { step, errors, error }: ActivationProps): StepModel {
  if (!('key' in step)) throw new Error(`no link belongs to ${step.kind}`);
  const { key, kind } = step;
  const form = formModel({ values: {}, errors, error });

  async function submit(): Promise<void> {
    const { busy, values } = form.$state.get();
    if (busy) return;
    const problems = Object.keys(problemsOf(kind, values));
    if (problems.length > 0) return form.stop(problems);
    form.begin();
    const { password } = values;
    const body = { key, ...(password ? { password } : {}) };
    const answer = await call(ports.api, activateLink, { body });
    if (answer.ok) {
      if (!(await followActivation(answer.value.actions, ports))) form.end();
      return;
    }
    form.end(failureWords(answer.error, ports.t.failures));
    tellFailure(ports, answer.error);
  }

  return { form, submit };
}

/**
 * The start of a password reset: the visitor names the account; the answer does not tell whether it
 * exists.
 */
export function askModel(
  ports: Ports,
  { env, values = {}, errors, error }: ActivationProps,
): StepModel {
  const form = formModel({ values, errors, error });

  async function submit(): Promise<void> {
    const { busy, values: typed } = form.$state.get();
    if (busy) return;
    const problems = Object.keys(problemsOf('ask', typed));
    if (problems.length > 0) return form.stop(problems);
    form.begin();
    const username = (typed['username'] ?? '').trim();
    const country = isNationalPhone(username) ? typed['country'] : undefined;
    const body = { username, ...(country ? { country } : {}) };
    const answer = await call(ports.api, resetPassword, { body });
    if (!answer.ok) {
      form.end(failureWords(answer.error, ports.t.failures));
      return tellFailure(ports, answer.error);
    }
    const { value } = answer;
    ports.keep(value.code, tabProof(value, ports.now()));
    ports.go(env.base + resetPath(value));
  }

  return { form, submit };
}
