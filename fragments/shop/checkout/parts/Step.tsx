import type { ReactNode } from 'react';
import type { CheckoutUi } from './use-checkout.ts';

interface StepProps {
  ui: CheckoutUi;
  title: string;
  className?: string;
  children: ReactNode;
}

/** One step of the form. It is disabled while a call is under way. */
export function Step({ ui: { state }, title, className = '', children }: StepProps) {
  const waiting = state.busy !== null && state.busy !== 'delivery';
  return (
    <fieldset className={`step ${className}`} disabled={waiting || state.expired}>
      <legend className="h3">{title}</legend>
      {children}
    </fieldset>
  );
}
