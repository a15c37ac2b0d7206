import { fill } from '../../../../shared/i18n/fill.ts';
import { askedEmail } from '../model/state.ts';
import type { CheckoutUi } from './use-checkout.ts';
import { Field } from './Field.tsx';

const NAME = 'contact.email';

/** The e-mail, and once it was left a question about a domain that looks mistyped. */
export function EmailField({ ui }: { ui: CheckoutUi }) {
  const { t, state, model } = ui;
  const meant = askedEmail(state);
  const correct = (button: HTMLElement): void => {
    // The button goes with its question.
    button.closest('.fields')?.querySelector<HTMLElement>('[type="email"]')?.focus();
    model.input(NAME, meant!);
  };
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
      <p className="meant small" role="status" data-width={6}>
        {meant && (
          <button type="button" className="link" onClick={(event) => correct(event.currentTarget)}>
            {fill(t.meant, { email: meant })}
          </button>
        )}
      </p>
    </>
  );
}
