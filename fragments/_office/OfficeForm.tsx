import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { shownErrors, type FormValues } from '../../shared/state/form.ts';
import { Form } from '../../shared/ui/form/Form.tsx';
import { FormNotice } from '../../shared/ui/form/FormNotice.tsx';
import type { FormUi } from '../../shared/ui/form/form-ui.ts';
import { SubmitButton } from '../../shared/ui/form/SubmitButton.tsx';
import type { OfficeForm as Model } from './form.ts';
import { useLeaveGuard } from './leave-guard.ts';

export interface OfficeFormProps<P extends string> {
  form: Model;
  /**
   * The address that the form posts to without script, and the hidden fields that are sent along.
   */
  action: string;
  hidden: Readonly<Record<string, string>>;
  live: boolean;
  /** The problems of the form's values by field, and the text of each problem. */
  problems: (values: FormValues) => Readonly<Record<string, P>>;
  words: Readonly<Record<P, string>>;
  /** The request of an empty field, by its name. */
  needs: FormValues;
  send: () => unknown;
  submit: string;
  waiting: string;
  /** True for a form that is saved again and again: it can be sent once something has changed. */
  keeps?: boolean;
  /** The fields, rendered with the form's state. */
  children: (fields: FormUi) => ReactNode;
}

/**
 * A form of the office: its fields, their problems, and a question before unsaved input is lost.
 */
export function OfficeForm<P extends string>(props: OfficeFormProps<P>) {
  useSignals();
  const { form, action, hidden, live, send, submit, waiting, keeps = false } = props;
  const state = form.$state.value;
  useLeaveGuard(form.$dirty.value);
  const fields: FormUi = {
    values: state.values,
    errors: shownErrors(state, props.problems(state.values), props.words, props.needs),
    input: form.input,
    leave: form.leave,
  };
  return (
    <Form action={action} live={live} stopped={state.stopped} send={send}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormNotice text={state.failure} />
      {props.children(fields)}
      <SubmitButton busy={state.busy} waiting={waiting} idle={keeps && live && !form.$dirty.value}>
        {submit}
      </SubmitButton>
    </Form>
  );
}
