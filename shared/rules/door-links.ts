import { DOOR_OPEN_MS } from './tickets.ts';

/** What opens the door of an experience to a person without an account, and for how long. */

/** Most devices of one link; our own limit. */
export const DOOR_LINK_DEVICES_MAX = 5;

/** Most links of one experience, those that are over included; our own limit. */
export const DOOR_LINKS_MAX = 50;

/** Most characters of a link's name. */
export const DOOR_LINK_NAME_MAX = 60;

export const doorLinkStates = ['open', 'ended', 'revoked'] as const;
export type DoorLinkState = (typeof doorLinkStates)[number];

/** The code in a link: its id, and the platform's signature of it. */
export const DOOR_CODE = /^dk_[a-z0-9]{26}\.[\w-]{43}$/;

/**
 * The code in what a person has pasted: a whole link, or the code alone; undefined where there is none.
 * @example doorCodeIn('https://shop.example/puerta#dk_….…')
 */
export function doorCodeIn(text: string): string | undefined {
  const code = text.trim().split('#').at(-1) ?? '';
  return DOOR_CODE.test(code) ? code : undefined;
}

/**
 * Until when a link may open its door, at most, in milliseconds UTC: a day after the experience begins, as long as the
 * door itself is open. Where no date is set, a day from now.
 */
export function doorLinkEnd(startsAt: number | null, now: number): number {
  return (startsAt ?? now) + DOOR_OPEN_MS;
}

/** The state of a link; one that was revoked stays so. */
export function doorLinkState(
  { revoked_at: revoked, expires_at: end }: { revoked_at: number | null; expires_at: number },
  now: number,
): DoorLinkState {
  if (revoked !== null) return 'revoked';
  return end <= now ? 'ended' : 'open';
}
