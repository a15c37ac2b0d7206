import { useFocus } from './use-focus.ts';
import type { SecurityUi } from './use-security.ts';
import { FactorField } from '../../../../shared/ui/form/FactorField.tsx';
import { StepForm } from './StepForm.tsx';

interface FactorStepProps {
  ui: SecurityUi;
  intent: 'off' | 'renew';
  /** The consequence of the step; it gets the focus. */
  text: string;
  submit: string;
  submitting: string;
  /** Whether the step removes a protection. */
  isDanger?: boolean;
}

/** A step that asks for a code of the app, or a recovery code. */
export function FactorStep({ ui, text, isDanger = false, ...form }: FactorStepProps) {
  const told = useFocus<HTMLParagraphElement>();
  return (
    <div className="stack">
      <p className={isDanger ? 'notice notice-warning' : 'muted'} ref={told} tabIndex={-1}>
        {text}
      </p>
      <StepForm ui={ui} isDanger={isDanger} {...form}>
        {(fields) => <FactorField fields={fields} label={ui.props.t.factor} />}
      </StepForm>
    </div>
  );
}
