/** A path of the same host, or the fallback: never a scheme, another host or a protocol-relative one. */
export function ownPath(target: unknown, fallback: string): string {
  if (typeof target !== 'string' || !/^\/(?![/\\])/.test(target) || target.length > 2_000) {
    return fallback;
  }
  try {
    const url = new URL(target, 'http://own.invalid');
    url.searchParams.delete('lang');
    // A path such as `/..//elsewhere` becomes one that a browser takes for another host.
    const own = url.host === 'own.invalid' && !url.pathname.startsWith('//');
    return own ? url.pathname + url.search : fallback;
  } catch {
    return fallback;
  }
}
