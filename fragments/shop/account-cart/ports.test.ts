import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserPorts } from './ports.ts';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The ports on a page whose navigation a test decides. */
function onPage() {
  const page = new EventTarget();
  const reload = vi.fn<() => void>();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { reload });
  const ports = browserPorts('st_a', { base: '', tag: 'es-MX' });
  const show = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return { page, reload, ports, show };
}

test('a page that the browser kept is made anew at once when its session is over', () => {
  const { reload, ports, show } = onPage();
  show(true);
  ports.leave();
  vi.advanceTimersByTime(0);
  expect(reload).toHaveBeenCalledOnce();
});

test('so is a page that has stood for a while', () => {
  const { reload, ports } = onPage();
  vi.advanceTimersByTime(10_000);
  ports.leave();
  vi.advanceTimersByTime(0);
  expect(reload).toHaveBeenCalledOnce();
});

test('a new page is given the time to go, which may have been left before its code came', () => {
  const { reload, ports } = onPage();
  ports.leave();
  vi.advanceTimersByTime(2_999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});

test('so is a page that is being left', () => {
  const { page, reload, ports, show } = onPage();
  show(true);
  page.dispatchEvent(new Event('beforeunload'));
  ports.leave();
  vi.advanceTimersByTime(2_999);
  expect(reload).not.toHaveBeenCalled();
});
