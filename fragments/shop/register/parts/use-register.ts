import { useState } from 'react';
import type { FragmentProps } from '../../../_runtime/props.ts';
import { useLive } from '../../../_runtime/use-live.ts';
import { useShared } from '../../../_runtime/use-shared.ts';
import { emit } from '../../../../shared/bus/index.ts';
import { toastShow } from '../../../../shared/bus/topics/toasts.ts';
import { shownErrors, type FormState } from '../../../../shared/state/form.ts';
import { keepProof, tabProof } from '../../../../shared/state/tab-proof.ts';
import { useCameBack } from '../../../../shared/ui/form/use-came-back.ts';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import type { RegisterViewProps } from '../props.ts';
import { problemsOf, registerModel, type RegisterModel } from '../model.ts';

/** The props of every part of the form. */
export interface RegisterUi {
  readonly props: FragmentProps<RegisterViewProps>;
  readonly model: RegisterModel;
  readonly state: FormState;
  readonly fields: FormUi;
  readonly settingUp: boolean;
  /** Whether script has taken over; before that the form posts. */
  readonly live: boolean;
}

/** A registration's state for a view. */
export function useRegister(props: FragmentProps<RegisterViewProps>): RegisterUi {
  const { env, t } = props;
  const [model] = useState(() =>
    registerModel(
      {
        t,
        api: { base: env.base, tag: env.tag },
        go: (path) => location.assign(path),
        wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
        toast: (notice) => emit(toastShow, notice),
        keep: (proof) => keepProof(proof.code, tabProof(proof, Date.now())),
      },
      props,
    ),
  );
  const state = useShared(model.form.$state, model.form.initial);
  const settingUp = useShared(model.$settingUp, false);
  const live = useLive();
  useCameBack();
  const fields: FormUi = {
    values: state.values,
    errors: shownErrors(state, problemsOf(state.values, props), t.problems, t.needs),
    input: model.form.input,
    leave: (name) => void model.leave(name),
  };
  return { props, model, state, fields, settingUp, live };
}
