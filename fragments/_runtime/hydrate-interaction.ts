import { EMIT_EVENT } from '../../shared/bus/names.ts';
import { touch } from './modules.ts';
import { standIn } from './node-path.ts';
import { hold, holds, isWaiting, replaying, wake, wakeOn } from './wake.ts';

/** An event of any of these types; the fields of the other types are undefined. */
type Act = KeyboardEvent & MouseEvent & SubmitEvent;

/** Elements that turn Enter and Space into a click by themselves. */
const NATIVE = 'a[href],button,input,select,textarea,summary';

/** The events that cross shadow roots; `submit` does not, see `watchSubmit`. */
export const ACTS = ['pointerdown', 'click', 'keydown', 'focusin'];

/** Listens to what happens in the page. */
export function watchInteraction(): void {
  for (const type of ACTS) addEventListener(type, onEvent, true);
  // Assistive technology chooses without a key or a pointer.
  addEventListener('input', () => void touch(), true);
}

/** Listens to the submits inside one host's shadow root. */
export function watchSubmit(host: HTMLElement): void {
  host.shadowRoot?.addEventListener('submit', onEvent, true);
}

/** Starts fragments by what a visitor does, and holds what they have to answer. */
export function onEvent(event: Event): void {
  if (replaying) return;
  if (event.type !== 'focusin') void touch();
  const path = event.composedPath() as HTMLElement[];
  const innermost = (selector: string) => path.find((node) => node.matches?.(selector));
  // The innermost decides; a control around a fragment does not act for that fragment.
  const control =
    event.type === 'submit'
      ? path[0]!
      : innermost(`[data-fragment],[data-enhance],label,${NATIVE}`);
  const answer = control && answerTo(event as Act, control);
  if (!answer) return;
  const { emit, leads } = ((event as SubmitEvent).submitter ?? control).dataset;
  // A control that only sends a bus event needs no script of its own fragment. If no fragment
  // listens to that event, the control acts as it does without script.
  const host = emit
    ? document.querySelector<HTMLElement>(`[data-wakes~="${emit}"]:not([data-failed])`)
    : // The path of a submit ends at the shadow root that hears it.
      (((event.currentTarget as ShadowRoot).host as HTMLElement | undefined) ??
      innermost('[data-fragment]'));
  if (!host) return;
  if (leads) wakeOn(leads);
  if (isWaiting(host)) wake(host, emit);
  else if (!emit && !holds(host)) return;
  if (answer === 'wake') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const tell = (): unknown =>
    host.matches('[data-hydrated]')
      ? document.dispatchEvent(new CustomEvent(EMIT_EVENT, { detail: emit }))
      : control.click();
  hold(host, emit ? tell : repeat(event, path[0]!));
}

/** `hold` prevents and replays; `wake` lets the event go ahead and starts the module. */
function answerTo(event: Act, control: Element): 'hold' | 'wake' | false | undefined {
  // A field that a visitor fills in: the event goes ahead, and the view learns of the value once it is live.
  const isField = control.matches(
    'input:not([type=submit],[type=button],[type=image],[type=reset]),select,textarea',
  );
  // An element that acts only when a script listens.
  const isEnhanced = control.matches('[data-enhance],button[type=button]:not([popovertarget])');
  if (event.type === 'focusin') return isField && 'wake';
  if (event.type === 'submit')
    return (isEnhanced || event.submitter?.matches('[data-enhance]')) && 'hold';
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return false;
  if (event.type === 'keydown') {
    return (
      isEnhanced &&
      (event.key === 'Enter' || event.key === ' ') &&
      !control.matches(NATIVE) &&
      'hold'
    );
  }
  if (event.type === 'pointerdown') {
    // Starts the module before the click comes.
    return (isEnhanced || (control as HTMLButtonElement).form?.matches('[data-enhance]')) && 'wake';
  }
  if (isEnhanced && (!isField || control.matches('[type=checkbox],[type=radio]'))) return 'hold';
  // An opener shows a part of the fragment natively: the event goes ahead, and the fragment should be live soon after.
  return (isField || control.matches('[popovertarget],summary')) && 'wake';
}

/** Repeats an event on its target, or on the element that has taken the target's place. */
function repeat(event: Event, target: Element): () => void {
  const { type, submitter } = event as SubmitEvent;
  const again = standIn(target);
  const button = submitter && standIn(submitter);
  // An event's fields fit the options of its constructor.
  const Type = event.constructor as new (type: string, from: Event) => Event;
  return () =>
    type === 'submit'
      ? (again() as HTMLFormElement).requestSubmit(button?.())
      : again().dispatchEvent(new Type(type, event));
}
