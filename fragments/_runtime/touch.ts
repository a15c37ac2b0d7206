import { prepareOffline } from './offline.ts';
import { renewed } from './renew.ts';

/*
 * What the loader leaves until somebody touches the page, or until a module fails. This file imports no
 * other chunk: where it fails itself, the loader can ask for it under the same address with `#`.
 */
const page = globalThis as { shopRenewed?: typeof renewed };
// Two tries of the loader may both succeed in the end.
if (!page.shopRenewed) {
  page.shopRenewed = renewed;
  prepareOffline();
}
