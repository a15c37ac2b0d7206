import { PROFILE_MAX } from './profile-max.ts';

/**
 * Completes the address of a website as people write it: `https://` where it has no scheme.
 * @returns undefined for a text that is not a web address: another scheme, a name without a dot, a password in it
 * @example websiteUrl('ana.example/libros') // 'https://ana.example/libros'
 */
export function websiteUrl(text: string): string | undefined {
  const typed = text.trim();
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (/\s/.test(typed) || !URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  const isPublic = /^[^.].*\.[^.\d][^.]*$/.test(url.hostname);
  if (!isWeb || !isPublic || url.username || url.password) return undefined;
  const address = url.pathname === '/' && !url.search && !url.hash ? url.origin : url.href;
  return address.length <= PROFILE_MAX.website ? address : undefined;
}
