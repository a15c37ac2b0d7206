/** The journeys for every engine, in Spanish, at a desktop's width but where they say so. */
import { demoAccount } from '../../e2e/demo-person.ts';
import { CARDS, SKIRT } from '../../e2e/shopping.ts';
import { shopAt } from '../../support/visit.ts';
import { appCodeAt } from '../../../edge/modules/security/app-code.ts';
import { messages as staffMessages } from '../../../fragments/office/staff/messages/en.ts';
import { messages as cartMessages } from '../../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutMessages } from '../../../fragments/shop/checkout/messages/en.ts';
import { messages as itemMessages } from '../../../fragments/shop/item/messages/en.ts';
import { messages as securityMessages } from '../../../fragments/shop/security/messages/en.ts';
import { messages as signInMessages } from '../../../fragments/shop/sign-in/messages/en.ts';
import { messages as signOutMessages } from '../../../fragments/shop/sign-out/messages/en.ts';
import type { Walker } from './walker.ts';

export interface Journey {
  readonly name: string;
  /** @param port of the product whose demo shop Lirio the journey visits */
  walk(walker: Walker, port: number): Promise<void>;
}

const CODE_STEP_MS = 30_000;
const PASSWORD = 'una frase larga';
const button = (text: string) => ({ selector: 'button', text });
const field = (name: string) => ({ selector: `[name="${name}"]` });
const inFrame = (selector: string) => ({ selector, inFrame: true });
const originAt = (port: number) => `http://moda.localhost:${port}`;
const isLive = (fragment: string) => ({ selector: `shop-${fragment}[data-hydrated]` });
const isAt = (path: string) => `location.pathname === ${JSON.stringify(path)}`;

export const JOURNEYS: readonly Journey[] = [
  { name: 'home, list, item, cart, checkout, card, order', walk: buy },
  { name: 'sign-in by password, then by password and app', walk: signIn },
  { name: 'the office: an invitation, a role', walk: workInTheOffice },
  { name: 'the buy bar of a phone', walk: reachForTheButton },
];

async function buy(walker: Walker, port: number): Promise<void> {
  const origin = originAt(port);
  const t = checkoutMessages.es;
  await walker.go(`${origin}/?lang=es`);
  await walker.click({ selector: 'a[href="/catalogos/mujer"]' });
  await walker.until(isAt('/catalogos/mujer'));
  await walker.click({ selector: `a[href="${SKIRT.path}"]` });
  await walker.until(isAt(SKIRT.path));
  await walker.see({ selector: 'h1', text: SKIRT.spanish });
  await walker.click(button(itemMessages.es.live.add));
  await walker.see({ selector: '[role="dialog"], dialog', text: cartMessages.es.title });
  await walker.go(`${origin}/shopping-cart`);
  await walker.click(button(cartMessages.es.checkout));
  await walker.see(isLive('checkout'));
  const contact = { full_name: 'Lucía Méndez', email: 'lucia@example.com', phone: '5512345678' };
  for (const [name, text] of Object.entries(contact)) {
    await walker.type(field(`contact.${name}`), text);
  }
  await walker.click({ selector: 'label', text: t.fixed_delivery });
  const address = {
    route: 'Av. Amsterdam',
    street_number: '120',
    sublocality: 'Hipódromo',
    postal_code: '06100',
    locality: 'Cuauhtémoc',
  };
  for (const [name, text] of Object.entries(address)) {
    await walker.type(field(`address.${name}`), text);
  }
  await walker.click({ selector: 'label', text: t.card });
  await walker.type(inFrame('#name'), 'LUCIA MENDEZ');
  await walker.type(inFrame('#number'), CARDS.approved);
  await walker.type(inFrame('#expiry'), '12/34');
  await walker.type(inFrame('#cvc'), '123');
  await walker.click(button(t.pay.replace('{{total}}', '').trim()));
  await walker.until('/\\/mis-compras\\/co_[0-9a-z]{26}$/.test(location.pathname)');
  await walker.see({ selector: 'h1' });
}

/** The bar's rules: it is opaque and at the foot, names variant and price, covers no choice, stays. */
const BAR = {
  node: "document.querySelector('shop-item').shadowRoot.querySelector('.reach')",
  isOpaque: '/^rgb\\(/.test(getComputedStyle(bar).backgroundColor)',
  isAtTheFoot: 'Math.abs(innerHeight - bar.getBoundingClientRect().bottom) < 1',
  hasItsButton:
    'bar.querySelector(".add").getBoundingClientRect().bottom <= innerHeight && bar.querySelector(".add").checkVisibility()',
  isAbove: 'node.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top + 1',
};
const ofBar = (rule: string): string => `((bar) => ${rule})(${BAR.node})`;
const names = (text: string): string => ofBar(`bar.innerText.includes(${JSON.stringify(text)})`);

async function reachForTheButton(walker: Walker, port: number): Promise<void> {
  await walker.resize(390, 844);
  await walker.go(`${originAt(port)}${SKIRT.path}?lang=es`);
  await walker.until('innerWidth === 390');
  for (const rule of [BAR.isOpaque, BAR.isAtTheFoot, BAR.hasItsButton]) {
    await walker.until(ofBar(rule));
  }
  await walker.until(names('24'));
  await walker.until(names('$499.00'));
  const radios = `[...${BAR.node}.getRootNode().querySelectorAll('[type="radio"]')]`;
  const count = await walker.evaluate<number>(`${radios}.length`);
  if (count < 2) throw new Error('the item has no choices');
  for (let index = 0; index < count; index++) {
    // As the Tab key does: an element that gets the focus is brought into view.
    await walker.evaluate(`${radios}[${index}].focus()`);
    await walker.until(ofBar(`((node) => ${BAR.isAbove})(${radios}[${index}])`));
  }
  await walker.click({ selector: 'label', text: '28', within: 'shop-item' });
  await walker.until(names('28'));
  await walker.evaluate('scrollTo({ top: document.body.scrollHeight, behavior: "instant" })');
  for (const rule of [BAR.isAtTheFoot, BAR.hasItsButton]) await walker.until(ofBar(rule));
  await walker.until(ofBar(`((node) => ${BAR.isAbove})(document.querySelector('shop-footer'))`));
}

/** Signs a new account up by e-mail, apart from the browser. @returns its address */
async function newPerson(port: number): Promise<string> {
  const shop = shopAt(port, 'moda.localhost');
  const email = `persona-${crypto.randomUUID()}@example.com`;
  const form = { email, type: 'email', full_name: 'Lucía Méndez', password: PASSWORD, terms: true };
  const begun = await shop.send('POST', '/api/auth/authorize', form);
  const { code } = JSON.parse(begun.text) as { code: string };
  for (let left = 100; left > 0; left--) {
    const { text } = await shop.ask('/dev/outbox?format=json');
    const { results } = JSON.parse(text) as { results: { recipient: string; text: string }[] };
    const mail = results.find(({ recipient }) => recipient === email)?.text ?? '';
    const pin = /(?<!\d)\d{6}(?!\d)/.exec(mail)?.[0];
    if (pin) {
      const done = await shop.send('POST', '/api/activate/pin', { code, pin });
      if (done.status >= 300) throw new Error(done.text);
      return email;
    }
    await new Promise((settle) => setTimeout(settle, 100));
  }
  throw new Error(`no PIN came for ${email}`);
}

async function enter(walker: Walker, port: number, who: string, password: string, next: string) {
  await walker.go(`${originAt(port)}/login?lang=es&next=${encodeURIComponent(next)}`);
  await walker.see(isLive('sign-in'));
  await walker.type(field('username'), who);
  await walker.type(field('password'), password);
  await walker.click({ ...button(signInMessages.es.submit), within: 'shop-sign-in' });
}

async function signIn(walker: Walker, port: number): Promise<void> {
  const t = securityMessages.es;
  const email = await newPerson(port);
  await enter(walker, port, email, PASSWORD, '/me/security');
  await walker.until(isAt('/me/security'));
  await walker.see(isLive('security'));
  await walker.click(button(t.setUp));
  const secret = (await walker.read({ selector: '.secret-text' })).replaceAll(/\s/g, '');
  await walker.type(field('otp'), appCodeAt(secret, Date.now()));
  await walker.click(button(t.activate));
  await walker.see({ selector: '.fresh code' });
  await walker.click(button(t.kept));
  await walker.go(`${originAt(port)}/logout?next=%2Fterms`);
  await walker.click({ ...button(signOutMessages.es.submit), within: 'shop-sign-out' });
  await walker.until(isAt('/terms'));
  await enter(walker, port, email, PASSWORD, '/me/security');
  // The present code is used up: it set the app up.
  await walker.type(field('otp'), appCodeAt(secret, Date.now() + CODE_STEP_MS));
  await walker.click(button(signInMessages.es.confirm));
  await walker.until(isAt('/me/security'));
  await walker.see(isLive('security'));
}

async function workInTheOffice(walker: Walker, port: number): Promise<void> {
  const t = staffMessages.es;
  const owner = demoAccount('lirio');
  await enter(walker, port, owner.username, owner.password, '/admin/equipo');
  await walker.see(isLive('staff'));
  const email = `nueva-${crypto.randomUUID()}@example.com`;
  await walker.type(field('email'), email);
  await walker.choose({ selector: '#f-role' }, 'accountant');
  await walker.click(button(t.send));
  await walker.see({ selector: 'li', text: email });

  const list = { selector: 'form.role select' };
  await walker.see(list);
  const role = "document.querySelector('shop-staff').shadowRoot.querySelector('form.role select')";
  const before = await walker.evaluate<string>(`${role}.value`);
  const after = before === 'marketing' ? 'accountant' : 'marketing';
  await walker.choose(list, after);
  await walker.see({ selector: '*', text: t.done.role });
  await walker.go(`${originAt(port)}/admin/equipo`);
  await walker.until(`${role}.value === ${JSON.stringify(after)}`);
}
