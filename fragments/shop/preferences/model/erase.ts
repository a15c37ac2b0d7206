import type { WritableAtom } from 'nanostores';
import { call } from '../../../../shared/api-client/index.ts';
import { eraseAccount } from '../../../../shared/contracts/account-data.ts';
import { eraseProblems } from '../../../../shared/rules/contact-form.ts';
import { formModel, type FormModel, type FormStart } from '../../../../shared/state/form.ts';
import { refuse, type PreferencesPorts } from '../ports.ts';

export interface EraseModel {
  readonly form: FormModel;
  readonly submit: () => Promise<void>;
}

interface Given {
  /** Whether an app guards the account; a refusal says so where another page turned it on. */
  readonly $isGuarded: WritableAtom<boolean>;
  /** The form as it was posted, where it was. */
  readonly posted: Partial<FormStart>;
  /** The path to go to at the end; the page after signing out says good-bye. */
  readonly farewell: string;
  readonly erased: () => void;
}

/** Erases the account. */
export function eraseModel(
  ports: PreferencesPorts,
  { $isGuarded, posted, farewell, erased }: Given,
): EraseModel {
  const form = formModel({
    ...posted,
    values: { confirmation: '', ...posted.values, password: '', otp: '' },
  });
  return {
    form,
    async submit() {
      const { busy, values } = form.$state.get();
      if (busy) return;
      const isGuarded = $isGuarded.get();
      const asked = { word: ports.t.eraseWord, isGuarded };
      const problems = Object.keys(eraseProblems(values, asked));
      if (problems.length > 0) return form.stop(problems);
      form.begin();
      const { password = '', otp = '' } = values;
      const body = { password, ...(isGuarded ? { otp } : {}) };
      const answer = await call(ports.api, eraseAccount, { params: ports.of, body });
      if (!answer.ok) {
        if (answer.error.code === 'second_factor_required') $isGuarded.set(true);
        return refuse(form, ports.t, answer.error);
      }
      erased();
      ports.go(farewell);
    },
  };
}
