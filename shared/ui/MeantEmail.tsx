import { fill } from '../i18n/fill.ts';
import { meantEmail } from '../rules/mail-domain.ts';

interface MeantEmailProps {
  /** The e-mail as it was typed, once its field was left; empty until then. */
  email: string;
  /** The question, with the address in place of `{{email}}`. */
  question: string;
  /** Takes the address that was meant. */
  correct: (email: string) => void;
  /** Columns of the form's grid. */
  width?: number;
}

/**
 * The question about an e-mail whose domain looks mistyped, as a button that corrects it; the place
 * below the field stays for screen readers, which hear what comes into it.
 */
export function MeantEmail({ email, question, correct, width }: MeantEmailProps) {
  const meant = meantEmail(email);
  const take = (button: HTMLElement): void => {
    // The button goes with its question.
    button.closest('.fields')?.querySelector<HTMLElement>('[type="email"]')?.focus();
    correct(meant!);
  };
  return (
    <p className="meant small" role="status" data-width={width}>
      {meant && (
        <button type="button" className="link" onClick={(event) => take(event.currentTarget)}>
          {fill(question, { email: meant })}
        </button>
      )}
    </p>
  );
}
