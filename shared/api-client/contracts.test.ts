import { describe, expect, test } from 'vitest';
import * as accountData from '../contracts/account-data.ts';
import * as cart from '../contracts/cart.ts';
import * as checkout from '../contracts/checkout.ts';
import * as collaborators from '../contracts/collaborators.ts';
import type { Contract } from '../contracts/contract.ts';
import * as items from '../contracts/items.ts';
import * as orders from '../contracts/orders.ts';
import * as ownCart from '../contracts/own-cart.ts';
import * as payment from '../contracts/payment.ts';
import { placeOrder } from '../contracts/place-order.ts';
import * as profiles from '../contracts/profiles.ts';
import * as registration from '../contracts/registration.ts';
import * as setupApps from '../contracts/setup-apps.ts';
import * as security from '../contracts/security.ts';
import * as signIn from '../contracts/sign-in.ts';
import * as staff from '../contracts/staff.ts';
import * as client from './index.ts';

// The client takes only types from the contracts, so their methods, paths and bodies are held here.
const id = (prefix: string) => `${prefix}_${'a'.repeat(26)}`;
const CART = id('cr');
const CHECKOUT = { cart: CART, id: id('co') };
const TOKEN = id('pt');
const PROOF = id('pf');
const CREDENTIAL = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' } as const;
const NEW_CREDENTIAL = {
  ...CREDENTIAL,
  response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
};
const USED_CREDENTIAL = {
  ...CREDENTIAL,
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};
const ME = { me: id('ac'), store: 'st_moda' };
const LINE = { item: 'it_silla', sku: 'sk_silla-1', amount: 2 };
const ORDER = {
  checkout_id: CHECKOUT.id,
  cart_id: CART,
  contact: { full_name: 'Ana', email: 'ana@example.com', country: 'MX', phone: '5512345678' },
  payment_type: 'cash',
} as const;

const cases: [string, Contract, (api: client.Api) => Promise<unknown>][] = [
  ['getOwnCart', ownCart.getOwnCart, (api) => client.getOwnCart(api)],
  ['setOwnCart', ownCart.setOwnCart, (api) => client.setOwnCart(api, [LINE], 3)],
  [
    'takeOverCart',
    ownCart.takeOverCart,
    (api) => client.takeOverCart(api, [LINE], { key: 'key-of-this-take-over' }),
  ],
  ['getSetup', setupApps.getSetup, (api) => client.getSetup(api, ME.me, 'store')],
  [
    'changeSetup',
    setupApps.changeSetup,
    (api) => client.changeSetup(api, ME.me, { app: 'store', show_tour: true }),
  ],
  ['quoteCart', cart.quoteCart, (api) => client.quoteCart(api, [LINE])],
  ['createCart', cart.createCart, (api) => client.createCart(api, [LINE])],
  ['getCart', cart.getCart, (api) => client.getCart(api, CART)],
  ['addToCart', cart.addToCart, (api) => client.addToCart(api, CART, LINE)],
  ['setCartAmount', cart.setCartAmount, (api) => client.setCartAmount(api, CART, LINE.sku, 3)],
  ['removeFromCart', cart.removeFromCart, (api) => client.removeFromCart(api, CART, LINE.sku)],
  ['createCheckout', checkout.createCheckout, (api) => client.createCheckout(api, CART, {})],
  ['getCheckout', checkout.getCheckout, (api) => client.getCheckout(api, CHECKOUT)],
  [
    'chooseDelivery',
    checkout.chooseFixedDelivery,
    (api) => client.chooseDelivery(api, CHECKOUT, 'fixed_delivery', 'st_moda'),
  ],
  [
    'chooseDelivery',
    checkout.chooseCollection,
    (api) => client.chooseDelivery(api, CHECKOUT, 'collection'),
  ],
  ['placeOrder', placeOrder, (api) => client.placeOrder(api, ORDER)],
  ['getPurchase', orders.getPurchase, (api) => client.getPurchase(api, CHECKOUT.id)],
  ['getPayment', payment.getPayment, (api) => client.getPayment(api, TOKEN)],
  ['payByCard', payment.payByCard, (api) => client.payByCard(api, TOKEN, 'tok_1234')],
  ['confirmPayment', payment.confirmPayment, (api) => client.confirmPayment(api, TOKEN)],
  [
    'searchItems',
    items.searchItems,
    (api) => client.searchItems(api, { text: 'sofá azul', facets: 'true' }),
  ],
  ['searchItems', items.searchItems, (api) => client.searchItems(api, {})],
  ['listStaff', staff.listStaff, (api) => client.listStaff(api, { offset: 10, limit: 10 })],
  [
    'inviteStaff',
    staff.inviteStaff,
    (api) => client.inviteStaff(api, { email: 'ana@example.com', role: 'admin' }),
  ],
  ['resendInvite', staff.resendInvite, (api) => client.resendInvite(api, id('iv'))],
  ['withdrawInvite', staff.withdrawInvite, (api) => client.withdrawInvite(api, id('iv'))],
  ['changeRole', staff.changeRole, (api) => client.changeRole(api, id('ac'), 'admin')],
  ['removeStaff', staff.removeStaff, (api) => client.removeStaff(api, id('ac'))],
  [
    'listPartnerProfiles',
    collaborators.listProfiles,
    (api) => client.listPartnerProfiles(api, 'niña & más'),
  ],
  [
    'listCollaborations',
    collaborators.listCollaborations,
    (api) => client.listCollaborations(api, 'st_moda', { offset: 10, limit: 10 }),
  ],
  ['addCollaborator', collaborators.addCollaborator, (api) => client.addCollaborator(api, 'moda')],
  [
    'changeCollaborator',
    collaborators.changeCollaborator,
    (api) => client.changeCollaborator(api, id('cb'), 'Moda'),
  ],
  [
    'refreshCollaborator',
    collaborators.refreshCollaborator,
    (api) => client.refreshCollaborator(api, id('cb')),
  ],
  [
    'removeCollaborator',
    collaborators.removeCollaborator,
    (api) => client.removeCollaborator(api, id('cb')),
  ],
  ['userExists', registration.userExists, (api) => client.userExists(api, { username: 'ana' })],
  [
    'authorize',
    registration.authorize,
    (api) => client.authorize(api, { type: 'email', full_name: 'Ana', email: 'ana@example.com' }),
  ],
  ['sendPin', registration.sendPin, (api) => client.sendPin(api, { code: PROOF })],
  [
    'activatePin',
    registration.activatePin,
    (api) => client.activatePin(api, { code: PROOF, pin: '123456' }),
  ],
  [
    'activateLink',
    registration.activateLink,
    (api) => client.activateLink(api, { key: 'k'.repeat(43) }),
  ],
  [
    'resetPassword',
    registration.resetPassword,
    (api) => client.resetPassword(api, { username: 'ana' }),
  ],
  ['signIn', signIn.signIn, (api) => client.signIn(api, { username: 'ana', password: 'secreta' })],
  [
    'finishSignIn',
    security.secondFactor,
    (api) => client.finishSignIn(api, { code: PROOF, otp: '123456' }),
  ],
  ['proveSelf', security.proveSelf, (api) => client.proveSelf(api, 'secreta')],
  ['newPasskeyOptions', security.newPasskeyOptions, (api) => client.newPasskeyOptions(api)],
  [
    'addPasskey',
    security.addPasskey,
    (api) => client.addPasskey(api, { name: 'Laptop', credential: NEW_CREDENTIAL }),
  ],
  [
    'renamePasskey',
    security.renamePasskey,
    (api) => client.renamePasskey(api, id('pk'), 'Teléfono'),
  ],
  ['removePasskey', security.removePasskey, (api) => client.removePasskey(api, id('pk'))],
  [
    'passkeySignInOptions',
    security.passkeySignInOptions,
    (api) => client.passkeySignInOptions(api),
  ],
  [
    'passkeySignIn',
    security.passkeySignIn,
    (api) => client.passkeySignIn(api, { credential: USED_CREDENTIAL, redirect_uri: '/' }),
  ],
  ['beginAuthenticator', security.beginAuthenticator, (api) => client.beginAuthenticator(api)],
  [
    'confirmAuthenticator',
    security.confirmAuthenticator,
    (api) => client.confirmAuthenticator(api, '123 456'),
  ],
  ['removeAuthenticator', security.removeAuthenticator, (api) => client.removeAuthenticator(api)],
  ['renewRecoveryCodes', security.renewRecoveryCodes, (api) => client.renewRecoveryCodes(api)],
  ['checkSession', signIn.getSession, (api) => client.checkSession(api)],
  [
    'updateProfile',
    profiles.updateProfile,
    (api) => client.updateProfile(api, ME, { full_name: 'Ana', website: 'ana.example' }),
  ],
  [
    'changeContact',
    profiles.changeContact,
    (api) =>
      client.changeContact(api, ME, { type: 'email', email: 'a@example.com', password: 'secreta' }),
  ],
  [
    'proveContact',
    profiles.proveContact,
    (api) => client.proveContact(api, ME, { code: PROOF, pin: '123456' }),
  ],
  ['eraseAccount', accountData.eraseAccount, (api) => client.eraseAccount(api, ME, 'secreta')],
  ['endSession', signIn.endSession, (api) => client.endSession(api, id('se'))],
  ['endSession', signIn.endSession, (api) => client.endSession(api, 'others')],
  ['getItem', items.getItem, (api) => client.getItem(api, 'silla', 'casa')],
];

describe.each(cases)('%s', (_name, contract, make) => {
  test(contract.id, async () => {
    let made: { url: URL; init: RequestInit } | undefined;
    await make({
      base: '',
      locale: 'es',
      fetch: (url, init) => {
        made = { url: new URL(url, 'http://shop.test'), init };
        return Promise.resolve(Response.json({}));
      },
    });
    const { url, init } = made!;
    expect(init.method).toBe(contract.method.toUpperCase());
    const names: string[] = [];
    const path = contract.path.replace(
      /\{(\w+)\}/g,
      (_, name: string) => (names.push(name), '([^/]+)'),
    );
    const found = new RegExp(`^/api/${contract.service}${path}$`).exec(url.pathname);
    expect(found, url.pathname).not.toBeNull();
    const params = Object.fromEntries(names.map((name, index) => [name, found![index + 1]]));
    expect(contract.params.safeParse(params).error).toBeUndefined();
    expect(contract.query.safeParse(Object.fromEntries(url.searchParams)).error).toBeUndefined();
    expect(
      contract.body.safeParse(JSON.parse((init.body as string) ?? '{}')).error,
    ).toBeUndefined();
    const headers = init.headers as Record<string, string>;
    if (contract.idempotency === 'required') expect(headers['idempotency-key']).toBeTruthy();
  });
});
