import { toJson } from '../../shared/kernel/to-json.ts';
import { HANDOFF_MS, HANDOFF_PARAMETER, LINK_LINES } from '../../shared/rules/handover.ts';
import type { CartLine } from '../../shared/state/cart-lines.ts';
import { handoverUrl } from '../../shared/state/handover.ts';
import { linesOf, putLines } from './embed-cart.ts';

/** A cart on its way to the store, as this page's storage keeps it. */
interface Sent {
  readonly code: string;
  readonly lines: readonly CartLine[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Where a store's cart goes, and for whom it sells. */
export interface Way {
  /** Id of the store. */
  readonly store: string;
  /** The store's address, without a slash at the end. */
  readonly address: string;
  readonly token?: string | undefined;
  /** The partner's key; empty for a page without one. */
  readonly key: string;
}

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const place = (store: string): string => `handoff:${store}`;

/** The last hand-over to a store; undefined where there is none, or nothing can be kept. */
function sentTo(store: string): Sent | undefined {
  try {
    const sent = JSON.parse(localStorage.getItem(place(store)) ?? 'null') as Sent | null;
    return sent && Date.now() - sent.at < 2 * HANDOFF_MS ? sent : undefined;
  } catch {
    return undefined;
  }
}

function note(store: string, sent: Sent): string {
  try {
    localStorage.setItem(place(store), toJson(sent));
  } catch {
    // A cart in the page's memory is gone when the page is left: nobody asks for the code.
  }
  return sent.code;
}

function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(26));
  return `ho_${Array.from(bytes, (byte) => LETTERS[byte & 31]).join('')}`;
}

/**
 * The address by which the page's cart goes on to the store. A cart that is too long for a link is
 * sent there first: a promise, until the store has answered.
 */
export function wayToStore({ store, address, token, key }: Way): string | Promise<string> {
  const lines = linesOf(store);
  const to = (code: string, named: readonly CartLine[]): string => {
    const url = handoverUrl(`${address}/`, named, token);
    if (code === '') return url;
    return `${url}${url.includes('?') ? '&' : '?'}${HANDOFF_PARAMETER}=${code}`;
  };
  if (lines.length === 0) return to('', []);
  if (lines.length > LINK_LINES) {
    return send(`${address}/api/partners/handoffs`, { lines, ...(key && { embed_key: key }) }).then(
      (code) => to(note(store, { code, lines, at: Date.now() }), []),
      // The store does not answer: most browsers and servers take the long link.
      () => to('', lines),
    );
  }
  const known = sentTo(store);
  const code = known && toJson(known.lines) === toJson(lines) ? known.code : newCode();
  return to(note(store, { code, lines, at: Date.now() }), lines);
}

/** How long the page waits for the store, in ms. */
const TIMEOUT_MS = 5000;

function ask(method: string, url: string, body?: object): Promise<Record<string, string>> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.responseType = 'json';
    request.timeout = TIMEOUT_MS;
    if (body) request.setRequestHeader('content-type', 'application/json');
    request.onloadend = () => {
      if (request.status >= 200 && request.status < 300 && request.response) {
        done(request.response as Record<string, string>);
      } else fail(new Error(`status_${request.status}`));
    };
    request.send(body && toJson(body));
  });
}

/** Lines on their way to the store, so that a press and its click send them once. */
const underWay = new Map<string, Promise<string>>();

function send(url: string, body: object): Promise<string> {
  const text = url + toJson(body);
  let sending = underWay.get(text);
  if (!sending) {
    sending = ask('POST', url, body).then(({ code = '' }) => code);
    underWay.set(text, sending);
    void sending.catch(() => underWay.delete(text));
  }
  return sending;
}

/** Counts for the partner what was put into the cart; nobody waits for it. */
export function tellAdd(address: string, key: string, element: string): void {
  ask('POST', `${address}/api/partners/adds`, { embed_key: key, element }).catch(() => {});
}

/** Takes what was bought out of the page's cart: the store says whether the last hand-over was. */
export async function emptyBought(store: string, address: string): Promise<void> {
  const sent = sentTo(store);
  if (!sent) return;
  try {
    const { state } = await ask('GET', `${address}/api/partners/handoffs/${sent.code}`);
    if (state !== 'bought' || sentTo(store)?.code !== sent.code) return;
    localStorage.removeItem(place(store));
    putLines(store, without(linesOf(store), sent.lines));
  } catch {
    // The cart stays as it is: the next page view asks again.
  }
}

/** Lines less the units that were bought. */
function without(lines: readonly CartLine[], bought: readonly CartLine[]): CartLine[] {
  const units = new Map(bought.map(({ sku, amount }) => [sku, amount]));
  return lines.flatMap((line) => {
    const amount = line.amount - (units.get(line.sku) ?? 0);
    return amount > 0 ? [{ ...line, amount }] : [];
  });
}
