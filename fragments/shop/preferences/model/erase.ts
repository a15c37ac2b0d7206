import { call } from '../../../../shared/api-client/index.ts';
import { eraseAccount } from '../../../../shared/contracts/account-data.ts';
import { formModel, type FormModel, type FormValues } from '../../../../shared/state/form.ts';
import { refuse, type PreferencesPorts } from '../ports.ts';

export type EraseProblem = 'required' | 'confirmation';

export interface EraseModel {
  readonly form: FormModel;
  readonly submit: () => Promise<void>;
}

/**
 * The problems that keep an account from being erased: a wrong confirmation word, or no password.
 */
export function eraseProblems(values: FormValues, word: string): Record<string, EraseProblem> {
  const typed = (values['confirmation'] ?? '').trim().toLowerCase();
  return {
    ...(typed === word
      ? {}
      : { confirmation: typed === '' ? ('required' as const) : ('confirmation' as const) }),
    ...(values['erase_password'] ? {} : { erase_password: 'required' as const }),
  };
}

/** Erases the account; when its session is over, the page after signing out says good-bye. */
export function eraseModel(
  ports: PreferencesPorts,
  farewell: string,
  erased: () => void,
): EraseModel {
  const form = formModel({ values: { confirmation: '', erase_password: '' } });
  return {
    form,
    async submit() {
      const { busy, values } = form.$state.get();
      if (busy) return;
      const problems = Object.keys(eraseProblems(values, ports.t.eraseWord));
      if (problems.length > 0) return form.stop(problems);
      form.begin();
      const body = { password: values['erase_password'] ?? '' };
      const answer = await call(ports.api, eraseAccount, { params: ports.of, body });
      if (!answer.ok) {
        const { field, ...error } = answer.error;
        // The page names its field differently than the call.
        const own = field === 'password' ? 'erase_password' : undefined;
        return refuse(form, ports.t, { ...error, field: own });
      }
      erased();
      ports.go(farewell);
    },
  };
}
