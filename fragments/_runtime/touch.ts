import { watchCart } from './ahead.ts';
import { watchAutosubmit } from './autosubmit.ts';
import { watchLiveForms } from './live-form.ts';
import { prepareOffline } from './offline.ts';
import { offerRenewal } from './renew.ts';
import { watchPopovers } from './return-focus.ts';

/* The code that the loader leaves until the visitor touches the page, or until a module fails.
   This file imports no other chunk, so that the loader can load it again, if it fails itself,
   under the same address with `#`. */
if (offerRenewal()) {
  watchCart();
  prepareOffline();
  watchAutosubmit();
  watchLiveForms();
  watchPopovers();
}
