import { EMIT_EVENT } from '../../shared/bus/names.ts';
import { touch } from './modules.ts';
import { standIn } from './node-path.ts';
import { hold, isBusy, isReplaying, isWaiting, wake, wakeOn } from './wake.ts';

/**
 * Fields that a visitor fills in: the event goes ahead, and the view learns of the value once it is
 * live.
 */
const FIELD = 'input:not([type=submit],[type=button],[type=image],[type=reset]),select,textarea';
const CHOICE = '[type=checkbox],[type=radio]';
/** Elements that turn Enter and Space into a click by themselves. */
const NATIVE = 'a[href],button,input,select,textarea,summary';
/** Elements that a visitor can act on; the innermost decides. */
const CONTROL = `[data-enhance],label,${NATIVE}`;
/**
 * Elements that open a part of the fragment natively: the event goes ahead, and the fragment should
 * be live soon after.
 */
const OPENER = '[popovertarget],[commandfor],summary';
/** Elements that act only when a script listens. */
const ENHANCED = '[data-enhance],button[type=button]:not([popovertarget],[commandfor])';

/** Listens to the events that cross shadow roots; `submit` does not, see `watchSubmit`. */
export function watchInteraction(): void {
  for (const type of ['pointerdown', 'click', 'keydown', 'focusin']) {
    addEventListener(type, (event) => onEvent(event, event.composedPath() as HTMLElement[]), true);
  }
}

/** Listens to the submits inside one host's shadow root. */
export function watchSubmit(host: HTMLElement): void {
  host.shadowRoot?.addEventListener(
    'submit',
    (event) => onEvent(event, [...(event.composedPath() as HTMLElement[]), host]),
    true,
  );
}

function onEvent(event: Event, path: HTMLElement[]): void {
  if (isReplaying()) return;
  if (event.type !== 'focusin') void touch();
  const at = path.findIndex((node) => node.matches?.('[data-fragment]'));
  const control = path.find(
    (node, index) => index < at && node.matches?.(event.type === 'submit' ? 'form' : CONTROL),
  );
  const answer = control && answerTo(event, control);
  if (!answer) return;
  const { emit, leads } = ((event as SubmitEvent).submitter ?? control).dataset;
  // A control that only sends a bus event needs no script of its own fragment. If no fragment
  // listens to that event, the control acts as it does without script.
  const host = emit
    ? document.querySelector<HTMLElement>(`[data-wakes~="${emit}"]:not([data-failed])`)
    : path[at]!;
  if (!host) return;
  if (isWaiting(host)) wake(host, emit);
  else if (!emit && !isBusy(host)) return;
  if (leads) wakeOn(leads);
  if (answer === 'wake') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const tell = (): unknown =>
    host.matches('[data-hydrated]')
      ? document.dispatchEvent(new CustomEvent(EMIT_EVENT, { detail: emit }))
      : control.click();
  hold(host, emit ? tell : repeat(event, path[0]!, host.shadowRoot!));
}

/** `hold` prevents and replays; `wake` lets the event go ahead and starts the module. */
function answerTo(event: Event, control: Element): 'hold' | 'wake' | undefined {
  const isField = control.matches(FIELD);
  const isEnhanced = control.matches(ENHANCED);
  const { type, submitter } = event as SubmitEvent;
  if (type === 'focusin') return isField ? 'wake' : undefined;
  if (type === 'submit') {
    return isEnhanced || submitter?.matches('[data-enhance]') ? 'hold' : undefined;
  }
  const { key, button, ctrlKey, metaKey, shiftKey, altKey } = event as KeyboardEvent & MouseEvent;
  if (button || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  if (type === 'keydown') {
    return isEnhanced && (key === 'Enter' || key === ' ') && !control.matches(NATIVE)
      ? 'hold'
      : undefined;
  }
  if (type === 'pointerdown') {
    // Starts the module before the click comes.
    const { form } = control as HTMLButtonElement;
    return isEnhanced || form?.matches('[data-enhance]') ? 'wake' : undefined;
  }
  if (isEnhanced && (!isField || control.matches(CHOICE))) return 'hold';
  return isField || control.matches(OPENER) ? 'wake' : undefined;
}

/** Repeats an event on its target, or on the element that has taken the target's place. */
function repeat(event: Event, target: Element, root: ShadowRoot): () => void {
  const { type, submitter } = event as SubmitEvent;
  const again = standIn(root, target);
  const button = submitter && standIn(root, submitter);
  // An event's fields fit the options of its constructor.
  const Type = event.constructor as new (type: string, from: Event) => Event;
  return () =>
    type === 'submit'
      ? (again() as HTMLFormElement).requestSubmit(button?.())
      : again().dispatchEvent(new Type(type, event));
}
