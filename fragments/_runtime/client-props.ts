import type { Trouble } from '../../shared/i18n/trouble.ts';
import type { Locale } from '../../shared/kernel/locale.ts';

/** The server's props of a host, as far as its script has arrived. */
export type ServerProps = { locale: Locale; trouble?: Trouble } & Record<string, unknown>;

function readScript(host: HTMLElement): ServerProps | undefined {
  const script = host.querySelector(':scope > script[data-props]');
  if (!script) return undefined;
  try {
    return JSON.parse(script.textContent) as ServerProps;
  } catch {
    // Cut short: the parser has not reached the end of the script.
    return undefined;
  }
}

/**
 * The props that the server rendered with, or undefined when it rendered nothing. While the page is
 * still arriving it waits for the script, which stands last in the host.
 */
export function serverProps(
  host: HTMLElement,
): ServerProps | undefined | Promise<ServerProps | undefined> {
  const found = readScript(host);
  if (found || !host.hasAttribute('data-fragment') || document.readyState !== 'loading')
    return found;
  return new Promise((resolve) => {
    const settle = (props: ServerProps | undefined): void => {
      observer.disconnect();
      document.removeEventListener('DOMContentLoaded', last);
      resolve(props);
    };
    const observer = new MutationObserver(() => {
      const props = readScript(host);
      if (props) settle(props);
    });
    const last = (): void => settle(readScript(host));
    observer.observe(host, { childList: true, subtree: true, characterData: true });
    document.addEventListener('DOMContentLoaded', last);
  });
}

/** The language of a host that the server did not render. */
export function pageLocale(host: HTMLElement): Locale {
  const tag = host.getAttribute('locale') ?? host.closest('[lang]')?.getAttribute('lang') ?? 'es';
  return tag.toLowerCase().startsWith('en') ? 'en' : 'es';
}
