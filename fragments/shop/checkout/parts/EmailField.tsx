import { MeantEmail } from '../../../../shared/ui/MeantEmail.tsx';
import { leftEmail } from '../model/state.ts';
import type { CheckoutUi } from './use-checkout.ts';
import { Field } from './Field.tsx';

const NAME = 'contact.email';

/** The e-mail, and once it was left a question about a domain that looks mistyped. */
export function EmailField({ ui }: { ui: CheckoutUi }) {
  const { t, state, model } = ui;
  return (
    <>
      <Field
        ui={ui}
        name={NAME}
        type="email"
        max={200}
        autoComplete="email"
        width={6}
        hint={t.emailHint}
      />
      <MeantEmail
        email={leftEmail(state)}
        question={t.meant}
        correct={(email) => model.input(NAME, email)}
        width={6}
      />
    </>
  );
}
