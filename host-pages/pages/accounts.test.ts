import { expect, test } from 'vitest';
import type { RegisterProps } from '../../fragments/shop/register/props.ts';
import type { ActivationProps } from '../../fragments/shop/activation/props.ts';
import { readProofState } from '../../shared/contracts/proof-state.ts';
import { readLink, readVisitAttribution } from '../../shared/contracts/registration.ts';
import { fail, ok } from '../../shared/kernel/result.ts';
import { pageContext, plainStore, reading } from '../../tests/support/page-context.ts';
import type { HostPage, PageContext } from '../kit/page.ts';
import { completionPage, registerPage } from './accounts.ts';
import { activationPage, linkPage, resetPage } from './proofs.ts';

const WAITING = {
  is_done: false,
  tries_left: 5,
  expires_in: 300,
  resend_in: 30,
  locked_in: 0,
  needs_password: false,
  redirect_to: '/',
};
const CODE = `pf_${'a'.repeat(26)}`;

type Given = Parameters<typeof pageContext>[0];

/** The props of the page's own fragment, and its status. */
async function show(page: HostPage, address: string, given: Given = {}) {
  const asked = new URL(address, 'http://moda.localhost').searchParams;
  const query = new URLSearchParams([...asked].filter(([name]) => page.query.includes(name)));
  const context: PageContext = pageContext({
    query,
    ...given,
    reads: [
      ...(given.reads ?? []),
      reading(readVisitAttribution, {}),
      reading(readProofState, WAITING),
    ],
  });
  const view = await page.view(context);
  const slot = view.main.find((block) => typeof block === 'object');
  return { status: view.status, props: slot?.props };
}

async function showForm(page: HostPage, address: string, given?: Given): Promise<RegisterProps> {
  return (await show(page, address, given)).props as RegisterProps;
}

async function showProof(page: HostPage, address: string, given?: Given) {
  const { status, props } = await show(page, address, given);
  return { status, props: props as ActivationProps };
}

test('a sign-up holds its referrer, its next page and its plan', async () => {
  const props = await showForm(
    registerPage,
    '/register?package_code=micro&next=/productos&role=admin&can_skip_pin=true',
    { reads: [reading(readVisitAttribution, { referral: 'ana', click_id: 'abc' })] },
  );
  expect(props.values).toEqual({
    type: 'phone',
    country: 'MX',
    referral: 'ana',
    click_id: 'abc',
    package_code: 'micro',
    redirect_uri: '/productos',
  });
});

test.each(['//elsewhere.test', '/\t/elsewhere.test', 'https://elsewhere.test'])(
  '%j is nowhere to go on to',
  async (next) => {
    const address = `/register?next=${encodeURIComponent(next)}`;
    const props = await showForm(registerPage, address);
    expect(props.values).not.toHaveProperty('redirect_uri');
  },
);

test('the store’s theme says which form it is; in English it begins with the United States', async () => {
  const theme = { ...plainStore.store_theme_info, signup_form: 'basic' } as const;
  const env = { ...pageContext().env, locale: 'en' } as const;
  const props = await showForm(registerPage, '/register', {
    env,
    store: { ...plainStore, store_theme_info: theme },
  });
  expect([props.form, props.layout, props.values['country']]).toEqual(['basic', 'vertical', 'US']);
  const whole = await showForm(registerPage, '/register');
  expect([whole.form, whole.layout]).toEqual(['complete', 'horizontal']);
});

test('a registration by text message is completed with what its address says', async () => {
  const props = await showForm(
    completionPage,
    `/register/complete/?code=${CODE}&number=5512345678&username=lucia&referal_id=ana&package_code=micro`,
  );
  expect(props.mode).toBe('complete');
  expect(props.values).toMatchObject({
    code: CODE,
    phone: '5512345678',
    username: 'lucia',
    referral_id: 'ana',
    package_code: 'micro',
  });
});

test('the page of a PIN asks for it when the address names a proof, and reads no password', async () => {
  const address = `/register/activate/?type=email&code=${CODE}&username=l@example.com&pswd=x`;
  const { props } = await showProof(activationPage, address);
  expect(props.step).toMatchObject({ kind: 'pin', proof: { code: CODE, type: 'email' } });
  expect(JSON.stringify(props)).not.toContain('pswd');
  const none = await showProof(activationPage, '/register/activate/');
  expect(none.props.step).toEqual({ kind: 'nothing' });
  expect((await showProof(resetPage, '/password/reset/')).props.step.kind).toBe('ask');
});

test('a contact that was refused is not where the PIN went', async () => {
  const values = {
    intent: 'contact',
    code: CODE,
    was_type: 'phone',
    was_phone: '5512345678',
    was_country: 'MX',
    type: 'email',
    email: 'no',
  };
  const form = { values, errors: { email: 'No' } };
  const { status, props } = await showProof(activationPage, '/', { form });
  expect(status).toBe(422);
  expect(props.step).toMatchObject({ proof: { type: 'phone', phone: '5512345678' } });
  expect(props.values).toMatchObject({ type: 'email', email: 'no' });
});

test.each([
  ['registration', 200, 'link'],
  ['new', 200, 'link-new'],
  ['reset', 200, 'link-reset'],
  [null, 410, 'over'],
] as const)('a link that asks for a %s: %i, %s', async (asks, status, kind) => {
  const shown = await showProof(linkPage, '/', {
    params: { key: 'k' },
    reads: [reading(readLink, asks)],
  });
  expect([shown.status, shown.props.step.kind]).toEqual([status, kind]);
});

test.each([
  ['&new=1', fail({ code: 'user_does_not_exist' } as const), 'new'],
  ['', fail({ code: 'user_does_not_exist' } as const), 'pin'],
  ['', ok({ ...WAITING, needs_password: true }), 'new'],
] as const)(
  'the PIN of an order’s account asks for a password: %s %#',
  async (more, state, kind) => {
    const address = `/?type=email&code=${CODE}&username=a@b.mx${more}`;
    const { props } = await show(activationPage, address, {
      reads: [{ contract: readProofState, answer: () => Promise.resolve(state) }],
    });
    expect((props as ActivationProps).step.kind).toBe(kind);
  },
);
