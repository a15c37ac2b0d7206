import { useEffect, useRef, type ComponentProps } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'ref' | 'method' | 'onSubmit'> {
  /** Sends the form by a call. A form with an `action` is posted there until script runs. */
  send: () => unknown;
  /** False while the page is the server's own and script has not taken over yet. */
  live?: boolean;
  /**
   * How many submits were stopped by a wrong field; a page that came back from a post begins with
   * 1.
   */
  stopped?: number;
  /** True when the first field gets the focus as the form appears. */
  focused?: boolean;
}

/**
 * A form that sends by a call where script runs; the first wrong field gets the focus whenever a
 * submit is stopped.
 */
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
      // The browser's own error bubbles would hide our messages.
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
