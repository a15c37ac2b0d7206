import { Form } from '../../../../shared/ui/form/Form.tsx';
import { ContactFields } from '../../../../shared/ui/form/ContactFields.tsx';
import { SubmitButton } from '../../../../shared/ui/form/SubmitButton.tsx';
import type { PinModel, PinState } from '../model/pin.ts';
import { contactProblems } from '../model/problems.ts';
import { useForm, type ViewProps } from './use-activation.ts';
import { HiddenProof } from './HiddenProof.tsx';

interface ChangeContactProps {
  props: ViewProps;
  model: PinModel;
  pin: PinState;
  live: boolean;
}

/** Another phone or e-mail for the PIN of a registration. */
export function ChangeContact({ props, model, pin, live }: ChangeContactProps) {
  const { t, env } = props;
  const { state, fields } = useForm(model.contact, contactProblems, t);
  return (
    <details
      className="change card"
      open={pin.editing}
      onToggle={({ currentTarget }) => model.edit(currentTarget.open)}
    >
      <summary>{t.change}</summary>
      <Form
        action={`${env.base}/register/activate`}
        live={live}
        stopped={state.stopped}
        send={model.change}
      >
        <HiddenProof pin={pin} intent="contact" />
        <ContactFields ui={fields} tag={env.tag} t={t} />
        <SubmitButton busy={state.busy} waiting={t.sending}>
          {t.sendThere}
        </SubmitButton>
      </Form>
    </details>
  );
}
