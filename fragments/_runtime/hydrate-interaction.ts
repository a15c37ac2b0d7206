import { EMIT_EVENT } from '../../shared/bus/names.ts';
import { isWaiting, wake, wakeOn } from './wake.ts';
import { follow, pathOf, type NodePath } from './node-path.ts';

/** What may be acted on; the innermost decides. */
const CONTROL = '[data-enhance],a[href],button,input,select,textarea,summary,label';
/** Does something only where a script listens. */
const ENHANCED = '[data-enhance],button[type=button]:not([popovertarget],[commandfor])';
/** Holds what a person enters: it goes ahead, and the view is told of it once it is live. */
const FIELD = 'input:not([type=submit],[type=button],[type=image],[type=reset]),select,textarea';
const CHOICE = '[type=checkbox],[type=radio]';
/** Opens a part of the fragment natively: it goes ahead, and the fragment should be live soon after. */
const OPENER = '[popovertarget],[commandfor],summary';
/** Turns Enter and Space into a click by itself. */
const NATIVE = 'a[href],button,input,select,textarea,summary';

/** One held event: where it happened and how it happens again. */
interface Held {
  target: Element;
  path: NodePath | undefined;
  again(target: Element): void;
}

const queues = new WeakMap<Element, Held[]>();
let replaying = false;

/** Hears what composes through shadow roots; `submit` does not, see `watchSubmit`. */
export function watchInteraction(): void {
  for (const type of ['pointerdown', 'click', 'keydown', 'focusin']) {
    addEventListener(type, (event) => onEvent(event, event.composedPath() as Element[]), true);
  }
}

/** Hears the submits inside one host's shadow root. */
export function watchSubmit(host: HTMLElement): void {
  host.shadowRoot?.addEventListener(
    'submit',
    (event) => onEvent(event, [...event.composedPath(), host] as Element[]),
    true,
  );
}

function onEvent(event: Event, path: Element[]): void {
  if (replaying) return;
  const at = path.findIndex((node) => node.matches?.('[data-fragment]'));
  const host = path[at] as HTMLElement | undefined;
  const control = path
    .slice(0, Math.max(at, 0))
    .find((node) => node.matches?.(event.type === 'submit' ? 'form' : CONTROL)) as
    | HTMLElement
    | undefined;
  if (!host || !control) return;
  const answer = answerTo(event, control);
  if (!answer) return;
  const { emit, leads } = ((event as SubmitEvent).submitter ?? control).dataset;
  if (emit) return tell(event, control, emit, answer);
  if (!isWaiting(host) && !queues.has(host)) return;
  if (isWaiting(host)) void wake(host);
  if (leads) wakeOn(leads);
  if (answer !== 'hold') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  hold(host, heldEvent(event, path[0]!, host));
}

/** A control that only tells the bus something needs no script of its own fragment. */
function tell(event: Event, control: HTMLElement, topic: string, answer: 'hold' | 'wake'): void {
  const hears = document.querySelector<HTMLElement>(`[data-wakes~="${topic}"]:not([data-failed])`);
  // Nobody is there to hear it: the control does what it does without script.
  if (!hears) return;
  const again = (): void => {
    if (hears.matches('[data-hydrated]'))
      document.dispatchEvent(new CustomEvent(EMIT_EVENT, { detail: topic }));
    else control.click();
  };
  if (isWaiting(hears)) void wake(hears, topic);
  if (answer !== 'hold') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isWaiting(hears) || queues.has(hears))
    hold(hears, { target: control, path: undefined, again });
  else again();
}

/** `hold` prevents and replays; `wake` lets the event go ahead and starts the module. */
function answerTo(event: Event, control: Element): 'hold' | 'wake' | undefined {
  if (event.type === 'focusin') return control.matches(FIELD) ? 'wake' : undefined;
  if (event instanceof SubmitEvent) {
    return control.matches('[data-enhance]') || event.submitter?.matches('[data-enhance]')
      ? 'hold'
      : undefined;
  }
  const { key, button, ctrlKey, metaKey, shiftKey, altKey } = event as KeyboardEvent & MouseEvent;
  if (button || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  if (event.type === 'keydown') {
    return (key === 'Enter' || key === ' ') && !control.matches(NATIVE) && control.matches(ENHANCED)
      ? 'hold'
      : undefined;
  }
  const typed = control.matches(FIELD) && !control.matches(CHOICE);
  if (event.type === 'pointerdown') {
    // Before the click is made, what it needs is on its way.
    const { form } = control as HTMLButtonElement;
    return control.matches(ENHANCED) || form?.matches('[data-enhance]') ? 'wake' : undefined;
  }
  if (control.matches(ENHANCED) && !typed) return 'hold';
  return control.matches(FIELD) || control.matches(OPENER) ? 'wake' : undefined;
}

function heldEvent(event: Event, target: Element, host: HTMLElement): Held {
  const path = pathOf(host.shadowRoot!, target);
  if (event instanceof SubmitEvent) {
    const { submitter } = event;
    const from = submitter && pathOf(host.shadowRoot!, submitter);
    return {
      target,
      path,
      again: (form) => {
        const button = submitter && current(host, submitter, from ?? undefined);
        (form as HTMLFormElement).requestSubmit(button as HTMLElement | null);
      },
    };
  }
  // An event's own fields are what its constructor takes.
  const Type = event.constructor as new (type: string, from: Event) => Event;
  return { target, path, again: (element) => element.dispatchEvent(new Type(event.type, event)) };
}

/** The node that stands now where `node` stood when the event happened. */
function current(host: HTMLElement, node: Element, path: NodePath | undefined): Element {
  return node.isConnected || !path ? node : (follow(host.shadowRoot!, path) ?? node);
}

function hold(host: HTMLElement, held: Held): void {
  const queue = queues.get(host);
  if (queue) queue.push(held);
  else {
    queues.set(host, [held]);
    void wake(host).then(() => replay(host));
  }
}

/** Whether the fragment is live or has failed, the events happen now, in order: enhanced or natively. */
async function replay(host: HTMLElement): Promise<void> {
  const queue = queues.get(host)!;
  for (let held = queue[0]; held; held = queue[0]) {
    replaying = true;
    try {
      held.again(current(host, held.target, held.path));
    } finally {
      replaying = false;
    }
    queue.shift();
    // The view renders between two events, as it would between two of a person's.
    await new Promise((resolve) => setTimeout(resolve));
  }
  queues.delete(host);
}
