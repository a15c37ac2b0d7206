import { Hono } from 'hono';
import { negotiateLocale } from '../../../../../shared/kernel/locale.ts';
import type { SandboxEnv } from '../bindings.ts';
import { policyFor } from '../csp.ts';
import { homePage } from '../pages/home-page.ts';
import { pageStyle } from '../pages/style.ts';

/** `GET /`: the test cards, for people. */
export const home = new Hono<SandboxEnv>().get('/', async (c) => {
  const locale = negotiateLocale(
    c.req.query('locale'),
    c.req.header('accept-language') ?? null,
    'es',
  );
  c.header('content-security-policy', await policyFor({ style: pageStyle }));
  return c.html(homePage(locale, c.req.url));
});
