import { signIn } from '../../fragments/shop/sign-in/server.ts';
import { signOut } from '../../fragments/shop/sign-out/server.ts';
import { isEmail } from '../../shared/rules/email.ts';
import { ownPath } from '../../shared/rules/own-path.ts';
import { defaultPhoneCountry } from '../../shared/rules/phone.ts';
import { signInForms, signOutForm } from '../forms/sign-in.ts';
import { accountPage, nextOf } from '../kit/account-page.ts';
import { definePage } from '../kit/page.ts';
import { slot } from '../kit/slot.ts';

/** Sign-in; `?next=` is the page that it goes on to, `?email=` the account that it is about. */
export const loginPage = definePage({
  name: 'login',
  paths: ['/login'],
  query: ['next', 'email'],
  cached: false,
  guests: true,
  forms: signInForms,
  view(context) {
    const { env, store, query, form } = context;
    const email = query.get('email') ?? '';
    const values = form?.values ?? {
      country: defaultPhoneCountry(env.locale),
      ...nextOf(query),
      ...(isEmail(email) ? { username: email } : {}),
    };
    const props = { env, storeName: store.name, ...form, values };
    return accountPage(context, 'login', '/login', slot(signIn, { class: 'primary', props }));
  },
});

/** Asks before it signs out. */
export const logoutPage = definePage({
  name: 'logout',
  paths: ['/logout'],
  query: ['next'],
  cached: false,
  forms: { leave: signOutForm },
  async view(context) {
    const { env, query } = context;
    const person = await context.person;
    const props = {
      env,
      name: person?.full_name ?? null,
      next: ownPath(query.get('next'), `${env.base}/`),
    };
    return accountPage(context, 'logout', '/logout', slot(signOut, { class: 'primary', props }));
  },
});
