/** Texts that may run script, opened in a real browser: which of them do. */
import type { Page } from '@playwright/test';

/** The addresses of the documents that called `alert` or one of its kind, as they come. */
export async function listen(page: Page): Promise<ReadonlySet<string>> {
  const ran = new Set<string>();
  await page.context().exposeBinding('ran', ({ page: of }) => void ran.add(of.url()));
  await page.addInitScript(() => {
    const { ran: tell } = window as unknown as { ran: () => void };
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const) {
      window[name] = tell as never;
    }
  });
  return ran;
}

/** A document of a frame, without any policy. */
export interface Opened {
  readonly html: string;
  /** The kind of the document; HTML without it. */
  readonly type?: 'image/svg+xml' | 'application/xhtml+xml';
  /** Statements that run when the document is there, with `place`, an element of it, and `text`. */
  readonly script?: string;
  readonly text?: string;
}

/** Frames that one page holds at a time. */
const FRAMES = 250;

/**
 * Opens each document in a frame of its own, does there what a visitor may do, and gives the places
 * of those whose script ran: it called `alert` or one of its kind, or threw. No frame reaches the net.
 */
export async function ranOf(page: Page, documents: readonly Opened[]): Promise<number[]> {
  await page.addInitScript(listenInFrame);
  await page.route('http://texts.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' }),
  );
  const ran: number[] = [];
  for (let from = 0; from < documents.length; from += FRAMES) {
    await page.context().setOffline(false);
    await page.goto('http://texts.test/');
    await page.context().setOffline(true);
    const some = await page.evaluate(openAll, documents.slice(from, from + FRAMES));
    ran.push(...some.map((index) => from + index));
  }
  return ran;
}

/** Tells the page of everything that a frame's script does. */
function listenInFrame(): void {
  if (window === top) return;
  const tell = (): void => top?.postMessage('ran', '*');
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const) {
    Object.defineProperty(window, name, { value: tell, writable: true, configurable: true });
  }
  addEventListener('error', ({ error }) => {
    // What cannot be parsed did not run; a resource that fails has no error.
    if (error && !(error instanceof SyntaxError)) tell();
  });
}

/** Opens the documents in frames, touches everything in them, and gives the places of those that ran. */
async function openAll(documents: readonly Opened[]): Promise<number[]> {
  const ran = new Set<number>();
  const frames: HTMLIFrameElement[] = [];
  addEventListener('message', ({ source }) => {
    let from = source as Window;
    while (from.parent !== window && from.parent !== from) from = from.parent;
    ran.add(frames.findIndex(({ contentWindow }) => contentWindow === from));
  });
  const pause = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms));
  const opened = documents.map(({ html, type }) => {
    const frame = document.createElement('iframe');
    frames.push(frame);
    if (type) frame.src = URL.createObjectURL(new Blob([html], { type }));
    else frame.srcdoc = html;
    const loaded = new Promise((done) => {
      frame.addEventListener('load', done);
    });
    document.body.append(frame);
    // A busy machine takes its time; a frame whose load never ends is opened all the same.
    return Promise.race([loaded, pause(5000)]);
  });
  await Promise.all(opened);

  type Inner = Window & typeof globalThis;
  for (const [index, { script, text }] of documents.entries()) {
    const inner = frames[index]?.contentWindow as Inner;
    if (script === undefined) continue;
    const place = inner.document.getElementById('place');
    try {
      inner.Function('place', 'text', script)(place, text);
    } catch {
      // What is no markup is not written.
    }
  }
  await pause(300);
  for (const frame of frames) {
    const inner = frame.contentWindow as Inner;
    let all: Element[] = [];
    try {
      all = [...Document.prototype.querySelectorAll.call(inner.document, '*')];
    } catch {
      // The frame went to a document of another origin.
    }
    for (const element of all) touch(element, inner);
  }
  await pause(300);
  return [...ran].filter((index) => index >= 0).toSorted((a, b) => a - b);

  function touch(element: Element, inner: Inner): void {
    const fire = (target: EventTarget, type: string): void => {
      const of = /^drag|^drop/.test(type) ? inner.DragEvent : inner.MouseEvent;
      target.dispatchEvent(new of(type, { bubbles: true, cancelable: true }));
    };
    // Every event for which the element has a handler, besides those of a hand and of the keys.
    for (const name of element.getAttributeNames()) {
      if (!/^on./i.test(name)) continue;
      const type = name.slice(2).toLowerCase();
      fire(element, type);
      if (/^(?:body|frameset)$/.test(element.localName)) fire(inner, type);
    }
    for (const type of ['mouseover', 'mousemove', 'mousedown', 'mouseup']) fire(element, type);
    if (element instanceof inner.HTMLElement) {
      HTMLElement.prototype.focus.call(element);
      HTMLElement.prototype.blur.call(element);
    }
    // A link to a page would only lead away.
    if (!/^(?:https?:)?\/\//i.test(element.getAttribute('href') ?? '')) fire(element, 'click');
    if (element instanceof inner.HTMLFormElement) {
      HTMLFormElement.prototype.requestSubmit.call(element);
    }
  }
}

/** Writes all texts into one page without any policy; gives the number of elements, and what ran. */
export async function ranTogether(page: Page, texts: readonly string[]) {
  const ran = await listen(page);
  const body = `<!doctype html><body>${texts.join('\n')}</body>`;
  await page.route('http://texts.test/', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  );
  await page.goto('http://texts.test/');
  const elements = await page.locator('body *').count();
  await page.evaluate(touchAll);
  return { ran: [...ran], elements };
}

/** Does to every element what a visitor may do, and waits for what follows in the next frames. */
export function touchAll(): Promise<void> {
  for (const element of document.querySelectorAll('*')) {
    // A link to a page would only lead away from the others.
    const leadsAway = element instanceof HTMLAnchorElement && /^https?:$/.test(element.protocol);
    for (const type of [
      leadsAway ? 'mouseover' : 'click',
      'mouseover',
      'focusin',
      'focus',
      'begin',
      'load',
      'error',
    ]) {
      element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    }
  }
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}
