import { useState } from 'react';
import type { FragmentProps } from '../../../_runtime/props.ts';
import { useLive } from '../../../_runtime/use-live.ts';
import { useShared } from '../../../_runtime/use-shared.ts';
import { shownErrors, type FormState } from '../../../../shared/state/form.ts';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { useCameBack } from '../../../../shared/ui/form/use-came-back.ts';
import type { SignInViewProps } from '../props.ts';
import { problemsOf, signInModel, type SignInModel } from '../model.ts';

/** The props of every part of the form. */
export interface SignInUi {
  readonly props: FragmentProps<SignInViewProps>;
  readonly model: SignInModel;
  readonly state: FormState;
  readonly fields: FormUi;
  /** The sign-in that waits for its second factor; empty when none does. */
  readonly code: string;
  /** Whether script has taken over; before that the form posts. */
  readonly live: boolean;
}

/** A sign-in's state for a view. */
export function useSignIn(props: FragmentProps<SignInViewProps>): SignInUi {
  const { env, t } = props;
  const [model] = useState(() =>
    signInModel(
      { t, api: { base: env.base, tag: env.tag }, go: (path) => location.assign(path) },
      props,
    ),
  );
  const state = useShared(model.form.$state, model.form.initial);
  const code = useShared(model.$code, props.values['code'] ?? '');
  const live = useLive();
  useCameBack();
  const fields: FormUi = {
    values: state.values,
    errors: shownErrors(state, problemsOf(state.values, code), t.problems, t.needs),
    input: model.form.input,
    leave: model.form.leave,
  };
  return { props, model, state, fields, code, live };
}
