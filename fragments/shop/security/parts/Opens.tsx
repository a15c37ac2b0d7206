import type { ReactNode, RefObject } from 'react';
import type { Begun } from '../props.ts';
import type { SecurityUi } from './use-security.ts';

interface OpensProps {
  ui: SecurityUi;
  step: Exclude<Begun['kind'], 'setup' | 'codes'>;
  /** The passkey that the step is about. */
  passkey?: string;
  className: string;
  label?: string;
  control?: RefObject<HTMLButtonElement | null>;
  open: () => void;
  children: ReactNode;
}

/** The button that opens a step in its place; without script it leads to the page with the step. */
export function Opens({
  ui,
  step,
  passkey,
  className,
  label,
  control,
  open,
  children,
}: OpensProps) {
  return (
    <form
      action={`${ui.props.env.base}/me/security`}
      data-enhance=""
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <input type="hidden" name="step" value={step} />
      {passkey !== undefined && <input type="hidden" name="passkey" value={passkey} />}
      <button className={className} aria-label={label} ref={control}>
        {children}
      </button>
    </form>
  );
}
