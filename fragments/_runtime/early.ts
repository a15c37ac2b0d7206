import type { ServerProps } from './client-props.ts';
import { tellAnswers } from './host-state.ts';

/** Milliseconds that a view waits to be hydrated after its form acted: as long as a drawer comes in. */
export const SHOWN_FIRST_MS = 300;

/**
 * The act of a fragment's form while its view is not live: it reads the form as a browser would post
 * it.
 * @returns false where only the live view can answer
 */
export type EarlyAct<P> = (form: HTMLFormElement, props: P) => boolean;

/**
 * What a fragment does before its view is live.
 * @returns the call to make once the view is live or has failed: it repeats what waits for it
 */
export type Early = (host: HTMLElement, props: ServerProps) => Promise<() => void>;

/** The early act of a fragment whose form puts something into the page's state. */
export function actEarly<P>(act: EarlyAct<P>): Early {
  return (host, props) => answerHeld(host, (form) => act(form, props as P));
}

const TYPES = ['submit', 'click', 'keydown'];

/**
 * Lets a form act on the press that the loader holds, so that its effect need not wait until the view
 * is hydrated. Every other event that the loader repeats meanwhile, and all that follow it, wait for
 * the view.
 */
async function answerHeld(
  host: HTMLElement,
  act: (form: HTMLFormElement) => boolean,
): Promise<() => void> {
  const root = host.shadowRoot ?? host;
  const left: (() => void)[] = [];
  let acted = false;
  const onEvent = (event: Event): void => {
    const { type, target, submitter, isTrusted } = event as SubmitEvent;
    const form = type === 'submit' ? (target as HTMLFormElement) : undefined;
    // A click of the visitor's own goes by the loader.
    if (!form && isTrusted) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (form && !left.length && act(form)) acted = true;
    else if (form) left.push(() => form.requestSubmit(submitter));
    else {
      const Type = event.constructor as new (type: string, from: Event) => Event;
      left.push(() => target!.dispatchEvent(new Type(type, event)));
    }
  };
  for (const type of TYPES) root.addEventListener(type, onEvent, true);
  tellAnswers(host);
  // The loader repeats what it holds before the next task.
  await later(0);
  if (acted) await later(SHOWN_FIRST_MS);
  return () => {
    for (const type of TYPES) root.removeEventListener(type, onEvent, true);
    for (const again of left) again();
  };
}

function later(ms: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, ms);
  });
}
