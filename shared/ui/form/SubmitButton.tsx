import type { ReactNode } from 'react';

interface SubmitButtonProps {
  busy: boolean;
  /** What it says while a call is under way. */
  waiting: string;
  children: ReactNode;
}

/** The button that sends a form: it stays where the focus is while its call is under way. */
export function SubmitButton({ busy, waiting, children }: SubmitButtonProps) {
  return (
    <button className="btn btn-primary btn-block" aria-busy={busy} aria-disabled={busy}>
      {busy ? waiting : children}
    </button>
  );
}
