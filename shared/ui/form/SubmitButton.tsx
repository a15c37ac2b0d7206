import type { ReactNode } from 'react';

interface SubmitButtonProps {
  busy: boolean;
  /** The button's text during a call. */
  waiting: string;
  /** True while there is nothing to send. */
  idle?: boolean;
  children: ReactNode;
}

/** The button that sends a form. It stays in place during the call, so that it keeps the focus. */
export function SubmitButton({ busy, waiting, idle = false, children }: SubmitButtonProps) {
  return (
    <button className="btn btn-primary btn-block" aria-busy={busy} aria-disabled={busy || idle}>
      {busy ? waiting : children}
    </button>
  );
}
