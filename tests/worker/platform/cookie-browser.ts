import type { Platform } from './platform.ts';

/**
 * A browser without script at one origin of a platform: it posts forms, and keeps the cookies that it
 * is given.
 * @param jar cookies that it has from before
 */
export function cookieBrowser(platform: Platform, origin: string, jar = new Map<string, string>()) {
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const answer = await platform.ask(origin + path, {
      ...init,
      headers: { cookie, origin, ...(init.headers as Record<string, string>) },
    });
    for (const one of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  const submit = (path: string, fields: Record<string, string>): Promise<Response> =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  return { jar, ask, submit };
}
