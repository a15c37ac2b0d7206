/**
 * The security page, its set-ups and errors. Routes answer in place of the edge, so nothing is
 * stored.
 */
import { messages } from '../../../fragments/shop/security/messages/en.ts';
import { openAs } from '../people.ts';
import type { Stage, State } from '../state.ts';

/** Opens the page as the store's owner, once it is hydrated. */
async function open(stage: Stage): Promise<void> {
  await openAs(stage, 'lirio', '/me/security');
  await stage.page.locator('shop-security[data-hydrated]').waitFor();
}

/** Opens the set-up of the app. */
async function setUp(stage: Stage): Promise<void> {
  const t = messages[stage.language];
  await open(stage);
  await stage.page.getByRole('button', { name: t.setUp }).click();
  await stage.page.getByLabel(t.appCode).waitFor();
}

const CODES = Array.from({ length: 10 }, (_none, index) => `${index}a2bc-d3ef${index}`);

export const security: readonly State[] = [
  { name: 'security/full', reach: open },
  { name: 'security/app', reach: setUp },
  {
    name: 'security/wrong',
    reach: async (stage) => {
      const t = messages[stage.language];
      await setUp(stage);
      await stage.page.getByLabel(t.appCode).fill('12');
      await stage.page.getByRole('button', { name: t.activate, exact: true }).click();
      await stage.page.getByText(t.appCodeProblem).waitFor();
    },
  },
  {
    name: 'security/codes',
    reach: async (stage) => {
      const { page, language } = stage;
      const t = messages[language];
      await setUp(stage);
      await page.route('**/api/auth/authenticator/confirm', (route) =>
        route.fulfill({ json: { recovery_codes: CODES } }),
      );
      await page.getByLabel(t.appCode).fill('123456');
      await page.getByRole('button', { name: t.activate, exact: true }).click();
      await page.getByText(t.codesOnce).waitFor();
    },
  },
  {
    name: 'security/off',
    reach: async (stage) => {
      const { page, language } = stage;
      const t = messages[language];
      await setUp(stage);
      await page.route('**/api/auth/authenticator/confirm', (route) =>
        route.fulfill({ json: { recovery_codes: CODES.slice(0, 2) } }),
      );
      await page.getByLabel(t.appCode).fill('123456');
      await page.getByRole('button', { name: t.activate, exact: true }).click();
      await page.getByRole('button', { name: t.kept }).click();
      await page.getByRole('button', { name: t.turnOff, exact: true }).click();
      await page.getByText(t.turnOffText).waitFor();
    },
  },
  {
    name: 'security/passkeys',
    reach: async (stage) => {
      const { page, language, origin } = stage;
      const t = messages[language];
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('WebAuthn.enable');
      await devtools.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
        },
      });
      await open(stage);
      let made = 0;
      await page.route('**/api/auth/passkeys', (route) => {
        made += 1;
        const { name } = route.request().postDataJSON() as { name: string };
        const json = {
          id: `pk_${String(made).repeat(26)}`,
          name,
          host: made === 1 ? new URL(origin('casa')).hostname : new URL(origin('moda')).hostname,
          created_at: '2026-08-21T12:00:00.000Z',
          used_at: made === 1 ? '2026-11-02T12:00:00.000Z' : null,
        };
        return route.fulfill({ status: 201, json });
      });
      for (const count of [1, 2, 3]) {
        await page.getByRole('button', { name: t.addPasskey }).click();
        await page
          .locator('.passkeys li')
          .nth(count - 1)
          .waitFor();
      }
      await page.locator('.passkeys li').nth(1).getByRole('button').first().click();
    },
  },
  {
    name: 'security/proof',
    reach: async (stage) => {
      const { page, language } = stage;
      const t = messages[language];
      await open(stage);
      const json = { code: 'proof_required', message: '', request_id: 'stale' };
      await page.route('**/api/auth/authenticator', (route) =>
        route.fulfill({ status: 403, json }),
      );
      await page.getByRole('button', { name: t.setUp }).click();
      await page.getByLabel(t.yourPassword).fill('no es la mía');
      await page.getByRole('button', { name: t.confirm, exact: true }).click();
      await page.getByText(t.wrongPassword).waitFor();
    },
  },
  {
    name: 'security/failing',
    reach: async (stage) => {
      const { page, language } = stage;
      await open(stage);
      await page.route('**/api/auth/passkeys/options', (route) => route.abort());
      await page.getByRole('button', { name: messages[language].addPasskey }).click();
      await page.getByRole('alert').waitFor();
    },
  },
];
