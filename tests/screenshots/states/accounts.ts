/**
 * Signing up, in and out, with success and failure. Routes answer in place of the edge where only
 * it decides.
 */
import type { ErrorCode } from '../../../shared/contracts/errors.ts';
import { messages as proofWords } from '../../../fragments/shop/activation/messages/en.ts';
import { messages as registerWords } from '../../../fragments/shop/register/messages/en.ts';
import { messages as signInWords } from '../../../fragments/shop/sign-in/messages/en.ts';
import { messageFor } from '../../../shared/i18n/message-for.ts';
import { mailedLink, openAs } from '../people.ts';
import { at, type Stage, type State } from '../state.ts';

const CODE = `pf_${'a'.repeat(26)}`;
const PROOF = `type=phone&code=${CODE}&username=lucia.m&phone=5512345678&country=MX`;
const ROSA = 'rosa@personas.example.com';

/** Opens a page whose form is hydrated. */
async function openForm(stage: Stage, path: string, form: string, store = 'moda'): Promise<void> {
  await at(store, path)(stage);
  await stage.page.locator(`shop-${form}[data-hydrated]`).waitFor();
}

/** Makes the edge refuse a call. */
async function refuse({ page, language }: Stage, path: string, status: number, code: ErrorCode) {
  const json = { code, message: messageFor({ code }, language), request_id: 'rq_screenshots' };
  await page.route(`**/api/${path}`, (route) => route.fulfill({ status, json }));
}

async function submitRegistration(stage: Stage): Promise<void> {
  const t = registerWords[stage.language];
  await stage.page.getByRole('main').getByRole('button', { name: t.submit }).click();
}

async function signIn(stage: Stage): Promise<void> {
  const { page, language } = stage;
  const t = signInWords[language];
  await openForm(stage, '/login', 'sign-in');
  await page.getByLabel(t.identifier).fill('rosa');
  await page.getByLabel(t.password, { exact: true }).fill('no es la mía');
  await page.getByRole('main').getByRole('button', { name: t.submit, exact: true }).click();
}

async function halfSignedIn(stage: Stage): Promise<void> {
  const { page, language } = stage;
  const json = { state: 'second_factor', code: CODE };
  await page.route('**/api/oauth/authorization', (route) => route.fulfill({ json }));
  await signIn(stage);
  await page.getByLabel(signInWords[language].code, { exact: true }).waitFor();
}

async function typePin(stage: Stage, pin: string): Promise<void> {
  const t = proofWords[stage.language];
  await openForm(stage, `/register/activate/?${PROOF}`, 'activation');
  await stage.page.getByLabel(t.pin).fill(pin);
  await stage.page.getByRole('button', { name: t.confirm, exact: true }).click();
}

export const accounts: readonly State[] = [
  {
    name: 'account/register-wrong',
    reach: async (stage) => {
      await openForm(stage, '/register', 'register');
      await submitRegistration(stage);
      await stage.page.locator('shop-register p.error').first().waitFor();
    },
  },
  {
    name: 'account/register-taken',
    reach: async (stage) => {
      const { page, language } = stage;
      const t = registerWords[language];
      await openForm(stage, '/register', 'register', 'ana');
      await page.getByRole('radio', { name: t.byEmail }).check();
      await page.getByRole('textbox', { name: t.email }).fill(ROSA);
      await page.getByRole('textbox', { name: t.email }).blur();
      await page.getByText(t.failures.existing_user).waitFor();
    },
  },
  {
    name: 'account/register-failing',
    reach: async (stage) => {
      const { page, language } = stage;
      const t = registerWords[language];
      await page.route('**/api/auth/**', (route) => route.abort());
      await openForm(stage, '/register', 'register', 'ana');
      await page.getByLabel(t.fullName).fill('Rosa Ruiz');
      await page.getByRole('textbox', { name: t.phone }).fill('5512345678');
      await page.getByLabel(t.password, { exact: true }).fill('una frase larga');
      await page.getByRole('checkbox').check();
      await submitRegistration(stage);
      await page.locator('shop-toasts').getByText(t.failed).waitFor();
    },
  },
  {
    name: 'account/complete',
    reach: at('moda', `/register/complete/?number=5512345678&code=${CODE}&username=lucia.m`),
  },
  {
    name: 'account/pin-wrong',
    reach: async (stage) => {
      await refuse(stage, 'activate/pin', 422, 'invalid_pin');
      await typePin(stage, '123456');
      await stage.page.locator('shop-activation p.error').waitFor();
    },
  },
  {
    name: 'account/pin-locked',
    reach: async (stage) => {
      await refuse(stage, 'activate/pin', 429, 'pin_locked');
      await typePin(stage, '123456');
      await stage.page.getByText(messageFor({ code: 'pin_locked' }, stage.language)).waitFor();
    },
  },
  {
    name: 'account/pin-elsewhere',
    reach: async (stage) => {
      const t = proofWords[stage.language];
      await openForm(stage, `/register/activate/?${PROOF}`, 'activation');
      await stage.page.getByText(t.change).click();
    },
  },
  {
    name: 'account/link',
    reach: async (stage) => {
      await at('moda', await mailedLink(stage.origin, 'registration'))(stage);
    },
  },
  {
    name: 'account/link-reset',
    reach: async (stage) => {
      await at('moda', await mailedLink(stage.origin, { reset: ROSA }))(stage);
    },
  },
  {
    name: 'account/pin-of-order',
    reach: (stage) => openForm(stage, `/register/activate/?${PROOF}&new=1`, 'activation'),
  },
  {
    name: 'account/new-password-wrong',
    reach: async (stage) => {
      const t = proofWords[stage.language];
      await openForm(stage, `/password/reset/?${PROOF}`, 'activation');
      await stage.page.getByRole('button', { name: t.save }).click();
      await stage.page.locator('shop-activation p.error').first().waitFor();
    },
  },
  {
    name: 'account/login-wrong',
    reach: async (stage) => {
      await refuse(stage, 'oauth/authorization', 401, 'wrong_credentials');
      await signIn(stage);
      await stage.page.locator('shop-sign-in #f-password-error').waitFor();
    },
  },
  { name: 'account/second-step', reach: halfSignedIn },
  {
    name: 'account/second-step-wrong',
    reach: async (stage) => {
      const { page, language } = stage;
      const t = signInWords[language];
      await halfSignedIn(stage);
      await refuse(stage, 'oauth/second-factor', 422, 'invalid_code');
      await page.getByLabel(t.code, { exact: true }).fill('123456');
      await page.getByRole('button', { name: t.confirm }).click();
      await page.locator('shop-sign-in #f-otp-error').waitFor();
    },
  },
  { name: 'account/logout', reach: (stage) => openAs(stage, 'rosa', '/logout') },
];
