import { useState, type ReactNode } from 'react';
import { Form } from '../../../../shared/ui/form/Form.tsx';
import { FormNotice } from '../../../../shared/ui/form/FormNotice.tsx';
import { IdentifierField } from '../../../../shared/ui/form/IdentifierField.tsx';
import { PasswordField } from '../../../../shared/ui/form/PasswordField.tsx';
import { SubmitButton } from '../../../../shared/ui/form/SubmitButton.tsx';
import { askModel, linkModel, type StepModel } from '../model/link.ts';
import { problemsOf } from '../model/problems.ts';
import { useForm, type usePage, type ViewProps } from './use-activation.ts';

interface StepProps {
  props: ViewProps;
  page: ReturnType<typeof usePage>;
}

/** The link of a mail. */
export function LinkStep({ props, page }: StepProps) {
  const { t, step } = props;
  const [model] = useState(() => linkModel(page.ports, props));
  const form = useForm(model.form, (values) => problemsOf(step.kind, values), t);
  const isReset = step.kind === 'link-reset';
  const isNew = step.kind === 'link-new';
  return (
    <section className="account">
      <header>
        <h1 className="h1">{isReset ? t.resetTitle : t.linkTitle}</h1>
        <p className="muted">{isReset ? t.linkResetText : isNew ? t.linkNewText : t.linkText}</p>
      </header>
      <OneForm action={`${props.env.base}/activate`} form={form} model={model} live={page.live}>
        <input type="hidden" name="key" value={'key' in step ? step.key : ''} />
        {(isReset || isNew) && (
          <PasswordField
            ui={form.fields}
            name="password"
            label={isReset ? t.newPassword : t.password}
            t={t}
            fresh
          />
        )}
        <SubmitButton busy={form.state.busy} waiting={isReset ? t.saving : t.confirming}>
          {isReset ? t.save : t.linkSubmit}
        </SubmitButton>
      </OneForm>
    </section>
  );
}

/** The start of a password reset. */
export function AskStep({ props, page }: StepProps) {
  const { t, env } = props;
  const [model] = useState(() => askModel(page.ports, props));
  const form = useForm(model.form, (values) => problemsOf('ask', values), t);
  return (
    <section className="account">
      <header>
        <h1 className="h1">{t.askTitle}</h1>
        <p className="muted">{t.askText}</p>
      </header>
      <OneForm action={`${env.base}/password/reset`} form={form} model={model} live={page.live}>
        <IdentifierField ui={form.fields} tag={env.tag} t={t} />
        <SubmitButton busy={form.state.busy} waiting={t.sending}>
          {t.askSubmit}
        </SubmitButton>
      </OneForm>
      <p className="onward">
        <a href={`${env.base}/login`}>{t.back}</a>
      </p>
    </section>
  );
}

interface OneFormProps {
  action: string;
  form: ReturnType<typeof useForm>;
  model: StepModel;
  live: boolean;
  children: ReactNode;
}

/** A form that calls with script, and posts without. */
function OneForm({ action, form, model, live, children }: OneFormProps) {
  return (
    <Form action={action} live={live} stopped={form.state.stopped} send={model.submit}>
      <FormNotice text={form.state.failure} />
      {children}
    </Form>
  );
}
