import { afterEach, expect, test, vi } from 'vitest';
import { browserPorts } from './ports.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The ports on a page whose time and navigation a test decides. */
function onPage() {
  const page = new EventTarget();
  const reload = vi.fn<() => void>();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { reload });
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const ports = browserPorts('st_a', { base: '', locale: 'es' });
  return { page, reload, now, ports };
}

test('a page of an account whose session is over is made anew', () => {
  const { reload, ports } = onPage();
  ports.leave();
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that is on its way to another is left alone, since a reload would end that way', () => {
  const { page, reload, now, ports } = onPage();
  page.dispatchEvent(new Event('beforeunload'));
  ports.leave();
  expect(reload).not.toHaveBeenCalled();
  // The navigation came to nothing: the page is still here.
  now.mockReturnValue(12_000);
  ports.leave();
  expect(reload).toHaveBeenCalledOnce();
});
