import { watchAutosubmit } from './autosubmit.ts';
import { watchLiveForms } from './live-form.ts';
import { prepareOffline } from './offline.ts';
import { importAnew, renewed } from './renew.ts';

/* The code that the loader leaves until the visitor touches the page, or until a module fails.
   This file imports no other chunk, so that the loader can load it again, if it fails itself,
   under the same address with `#`. */
const page = globalThis as { shopRenewed?: typeof renewed; shopImport?: typeof importAnew };
// Two tries of the loader may both succeed.
if (!page.shopRenewed) {
  page.shopRenewed = renewed;
  page.shopImport = importAnew;
  prepareOffline();
  watchAutosubmit();
  watchLiveForms();
}
