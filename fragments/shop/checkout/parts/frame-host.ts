import { on } from '../../../../shared/bus/index.ts';
import { themeChanged } from '../../../../shared/bus/topics/display.ts';
import { frameMessage, frameUrl, type FrameMessage } from '../model/card-frame.ts';
import type { CardSettings } from '../props.ts';

/** The place of the card form in the page. */
export interface FrameHost {
  readonly mount: () => void;
  readonly tell: (message: Readonly<Record<string, unknown>>) => void;
  /** Moves the focus into the form's first field. */
  readonly focus: () => void;
  readonly dispose: () => void;
}

/**
 * Keeps the provider's card form as a child of the host element, in light DOM: a provider's fields
 * do not work inside a shadow root. The view shows it by `<slot name="card">`.
 */
export function frameHost(
  host: () => HTMLElement,
  card: CardSettings | null,
  locale: string,
  title: string,
  heard: (message: FrameMessage) => void,
): FrameHost {
  let frame: HTMLIFrameElement | undefined;
  let ends: (() => void)[] = [];

  function tell(message: Readonly<Record<string, unknown>>): void {
    if (card)
      frame?.contentWindow?.postMessage({ target: 'sandbox-card', ...message }, card.origin);
  }

  function focus(): void {
    // A form of another origin can focus a field only once its frame has the focus.
    frame?.focus();
    tell({ type: 'focus' });
  }

  function dispose(): void {
    for (const end of ends) end();
    ends = [];
    frame?.remove();
    frame = undefined;
  }

  function mount(): void {
    dispose();
    if (!card) return;
    const listen = (event: MessageEvent<unknown>): void => {
      const message = frameMessage(event, card, frame?.contentWindow ?? null);
      if (!message || !frame) return;
      heard(message);
      if (message.type === 'resize') frame.height = String(Math.ceil(Number(message['height'])));
    };
    addEventListener('message', listen);
    ends = [
      () => removeEventListener('message', listen),
      on(themeChanged, ({ theme }) => tell({ type: 'theme', theme })),
    ];
    frame = document.createElement('iframe');
    frame.slot = 'card';
    frame.title = title;
    frame.src = frameUrl(card, { origin: location.origin, locale, theme: currentTheme() });
    // The form may have said that it is ready before this listener stood.
    frame.addEventListener('load', () => tell({ type: 'ping' }));
    // Waits for its slot: a frame that is laid out without one paints at the wrong size for a
    // moment.
    const made = frame;
    setTimeout(() => {
      if (frame === made) host().prepend(made);
    });
  }

  return { mount, tell, focus, dispose };
}

function currentTheme(): 'light' | 'dark' {
  const { theme } = document.documentElement.dataset;
  if (theme === 'dark' || theme === 'light') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
