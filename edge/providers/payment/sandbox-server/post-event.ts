/** How long a receiver may take over one event. */
const TIMEOUT_MS = 5_000;

/**
 * Posts one event; true where it was taken. Any answer but a 2xx in time counts as not received,
 * redirects included: following one would hand a signed body to an address that is not configured.
 * @param body JSON, as it was signed
 * @param headers what proves the event
 */
export async function postEvent(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
