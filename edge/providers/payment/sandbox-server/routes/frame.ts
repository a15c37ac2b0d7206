import { Hono } from 'hono';
import { negotiateLocale } from '../../../../../shared/kernel/locale.ts';
import type { SandboxEnv } from '../bindings.ts';
import { policyFor } from '../csp.ts';
import { framePage } from '../frame/page.ts';
import { frameScript } from '../frame/script.ts';
import { frameStyle } from '../frame/style.ts';
import { send } from '../http.ts';
import { refusal } from '../ledger/answers.ts';

/** The text as a web origin, exactly as browsers write it; undefined for any other text. */
export function readOrigin(text: string | undefined): string | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.origin === text ? text : undefined;
}

/** `GET /v1/frame`: the card form, for an iframe on any shop's page. */
export const frame = new Hono<SandboxEnv>().get('/', async (c) => {
  const { key, origin, locale, theme } = c.req.query();
  const { publishableKey } = c.get('settings');
  if (key !== publishableKey) {
    return send(c, refusal(401, 'invalid_key', 'Missing or wrong publishable key.', 'key'));
  }
  const parent = readOrigin(origin);
  if (parent === undefined) {
    return send(c, refusal(400, 'invalid_origin', "Give the parent page's origin.", 'origin'));
  }
  const language = negotiateLocale(locale, c.req.header('accept-language') ?? null, 'es');
  const policy = await policyFor({ style: frameStyle, script: frameScript, embeddable: true });
  c.header('content-security-policy', policy);
  return c.html(framePage(parent, publishableKey, language, theme === 'dark' ? 'dark' : 'light'));
});
