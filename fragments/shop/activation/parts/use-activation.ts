import { useState } from 'react';
import { atom } from 'nanostores';
import type { FragmentProps } from '../../../_runtime/props.ts';
import { useLive } from '../../../_runtime/use-live.ts';
import { useShared } from '../../../_runtime/use-shared.ts';
import { emit } from '../../../../shared/bus/index.ts';
import { toastShow } from '../../../../shared/bus/topics/toasts.ts';
import type { FieldProblems } from '../../../../shared/rules/registration.ts';
import { shownErrors, type FormState, type FormModel } from '../../../../shared/state/form.ts';
import { keepProof, recallProof } from '../../../../shared/state/tab-proof.ts';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { useCameBack } from '../../../../shared/ui/form/use-came-back.ts';
import type { Ports } from '../ports.ts';
import type { ActivationViewProps } from '../props.ts';

export type ViewProps = FragmentProps<ActivationViewProps>;

/** The page's services for a step, and whether the account is being set up for its plan. */
export function usePage({ env, t }: ViewProps) {
  const [{ ports, $settingUp }] = useState(() => {
    const settingUp = atom(false);
    const made: Ports = {
      t,
      api: { base: env.base, tag: env.tag },
      go: (path) => location.assign(path),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      toast: (notice) => emit(toastShow, notice),
      settingUp: () => settingUp.set(true),
      now: () => Date.now(),
      reload: () => location.reload(),
      recall: recallProof,
      keep: keepProof,
      rename: (path) => history.replaceState(history.state, '', path),
    };
    return { ports: made, $settingUp: settingUp };
  });
  const live = useLive();
  useCameBack();
  return { ports, live, settingUp: useShared($settingUp, false) };
}

/** A step's form as its fields see it. */
export function useForm(
  form: FormModel,
  problemsIn: (values: FormState['values']) => FieldProblems,
  { problems, needs }: Pick<ViewProps['t'], 'problems' | 'needs'>,
): { readonly state: FormState; readonly fields: FormUi } {
  const state = useShared(form.$state, form.initial);
  const fields: FormUi = {
    values: state.values,
    errors: shownErrors(state, problemsIn(state.values), problems, needs),
    input: form.input,
    leave: form.leave,
  };
  return { state, fields };
}
