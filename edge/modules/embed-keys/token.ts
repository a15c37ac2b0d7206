import { isolateMap } from '../../../shared/kernel/isolate-memory.ts';
import { makeRoom } from '../../../shared/kernel/make-room.ts';
import { keyedHash, sameHash } from '../../session/secrets.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

const HOUR_MS = 60 * 60 * 1000;
const VALID_HOURS = 24;
/** Longer texts are no token, and are not looked at. */
const TOKEN_MAX = 1_000;
const TOKENS_MOST = 1_000;

/** The tokens of this hour by what they prove: signing costs more than an element that is kept. */
const tokens = isolateMap<string, string>();

/** What a token proves: which partner's page brought a buyer to which store. */
export interface Handoff {
  /** Id of the key. */
  readonly key: string;
  readonly store: string;
  /** Of the page; empty for a page that was made by a server. */
  readonly origin: string;
  readonly referral: string | null;
  readonly campaign: string | null;
  /** Hours since 1970: until then the token counts. */
  readonly until: number;
}

/**
 * Signs a hand-off for a day, up to the next full hour: within an hour the text is the same, so
 * that an element with it can be kept.
 */
export async function signHandoff(
  { env, ports }: Pick<RequestScope, 'env' | 'ports'>,
  handoff: Omit<Handoff, 'until'>,
): Promise<string> {
  const until = Math.ceil(ports.clock.now() / HOUR_MS) + VALID_HOURS;
  const { key, store, origin, referral, campaign } = handoff;
  const claims = JSON.stringify([key, store, origin, referral, campaign, until]);
  const known = tokens.get(claims);
  if (known !== undefined) return known;
  const text = encode(claims);
  const token = `${text}.${await signed(env, text)}`;
  makeRoom(tokens, TOKENS_MOST);
  tokens.set(claims, token);
  return token;
}

/** Reads a token of this store; undefined for one that is forged, late or another store's. */
export async function readHandoff(
  { env, ports, tenant }: Pick<RequestScope, 'env' | 'ports' | 'tenant'>,
  token: string,
): Promise<Handoff | undefined> {
  const [text = '', signature = '', ...rest] = token.length > TOKEN_MAX ? [] : token.split('.');
  if (rest.length > 0 || !sameHash(signature, await signed(env, text))) return undefined;
  const [key, store, origin, referral, campaign, until] = JSON.parse(decode(text)) as [
    string,
    string,
    string,
    string | null,
    string | null,
    number,
  ];
  if (store !== tenant.storeId || until * HOUR_MS < ports.clock.now()) return undefined;
  return { key, store, origin, referral, campaign, until };
}

function signed(env: RequestScope['env'], text: string): Promise<string> {
  return keyedHash(env, `embed\n${text}`);
}

/** Base64url of a text's UTF-8. */
function encode(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function decode(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (letter) => letter.charCodeAt(0)));
}
