import { useEffect, useRef, type ComponentProps } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'ref' | 'method' | 'onSubmit'> {
  /** Sends it by a call. With an `action` it is posted there as long as no script runs. */
  send: () => unknown;
  /** False where the server's own page stands, and script has not taken over yet. */
  live?: boolean;
  /** How often sending was stopped; a page that was shown again begins with 1. */
  stopped?: number;
  /** Its first field gets the focus as it comes. */
  focused?: boolean;
}

/** A form that calls with script; the first wrong field has the focus whenever sending was stopped. */
export function Form({
  send,
  live = true,
  stopped = 0,
  focused = false,
  children,
  ...rest
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (focused) form.current?.querySelector('input')?.focus();
  }, [focused]);
  useEffect(() => {
    if (stopped) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [stopped]);
  return (
    <form
      {...rest}
      ref={form}
      method={rest.action === undefined ? undefined : 'post'}
      data-enhance=""
      // The browser's own bubbles would come before our words.
      noValidate={live}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {children}
    </form>
  );
}
