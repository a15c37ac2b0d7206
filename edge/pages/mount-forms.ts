import type { Hono } from 'hono';
import { checkoutPage } from '../../host-pages/pages/checkout.ts';
import type { EdgeEnv } from '../http/context.ts';
import type { EndpointTable } from '../http/endpoint-table.ts';
import { dropSecrets, leadSignedIn } from './account-visits.ts';
import { answerPage } from './answer-page.ts';
import {
  answerCartForm,
  answerCheckoutStartForm,
  answerPaymentReturnForm,
  answerPlaceOrderForm,
} from './forms/index.ts';
import { answerPreferences } from './preferences.ts';
import { withStore } from './with-store.ts';

/** Mounts the forms that hold cookies of their own: display, cart, checkout and accounts. */
export function mountForms(site: Hono<EdgeEnv>, endpoints: EndpointTable): void {
  site.post('/preferences', answerPreferences);
  site.post('/cart', answerCartForm);
  site.post('/checkout', answerCheckoutStartForm);
  site.post('/checkout/:checkout/return', answerPaymentReturnForm);
  site.post(
    '/checkout/:checkout',
    withStore((context, store) =>
      answerPlaceOrderForm(context, (form) =>
        answerPage(context, checkoutPage, store, { params: context.req.param(), endpoints, form }),
      ),
    ),
  );
  site.get('/register/activate', dropSecrets);
  site.get('/login', leadSignedIn).get('/register', leadSignedIn);
}
