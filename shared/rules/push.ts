/** Alerts on an account's devices, by the browsers' push services (RFC 8030). */

/** Devices of one account: past that, the one that was added first gives way. */
export const DEVICES_MAX = 10;
/** How long a push service keeps an alert for a device that is off, in seconds. */
export const PUSH_TTL_SECONDS = 12 * 60 * 60;
/** A device whose push service does not answer for this long is forgotten. */
export const PUSH_FAILING_MS = 3 * 24 * 60 * 60_000;
/** A socket whose last ping is within this is of somebody who has a page open. */
export const HERE_MS = 60_000;
/** Characters of a push service's address. */
export const ENDPOINT_MAX = 1_000;

/** Characters of an alert's title and text on a device. */
const TITLE_MAX = 80;
const TEXT_MAX = 160;

/** What a device gets of an alert; the service worker shows it. */
export interface PushPayload {
  /** Another push with this tag takes the place of the one that is shown. */
  readonly tag: string;
  readonly title: string;
  readonly text: string;
  readonly lang: string;
  /** Where a press leads: a path of the store's own pages, its prefix included. */
  readonly path: string;
  /** The path of the call that marks the alert visited; null for none. */
  readonly visit: string | null;
}

/** Cuts title and text to what a device shows. */
export function pushPayload(payload: PushPayload): PushPayload {
  return {
    ...payload,
    title: cut(payload.title, TITLE_MAX),
    text: cut(payload.text, TEXT_MAX),
  };
}

/** A text of one line, cut between two characters as a reader counts them. */
function cut(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    if (kept.length + segment.length >= max) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** Names that lead to no public host (RFC 2606, RFC 6762, RFC 8375, RFC 9476). */
const INSIDE =
  /\.(?:localhost|local|internal|intranet|lan|home|corp|test|example|invalid|onion|alt|arpa)$/;
/** A name of at least two parts whose last begins with a letter: no number, and no bracket. */
const PUBLIC_NAME = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;

/**
 * Whether the platform sends to an address that a browser names as its push service's. A caller can
 * name any: only https at its own port counts, and a public name, never a number or a name of an
 * inner network. A name that leads inwards all the same has to show a certificate for it.
 */
export function isPushEndpoint(text: string): boolean {
  if (text.length > ENDPOINT_MAX || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password, pathname } = new URL(text);
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    pathname.length > 1 &&
    PUBLIC_NAME.test(hostname) &&
    !INSIDE.test(`.${hostname}`)
  );
}
