import { security } from '../../fragments/shop/security/server.ts';
import { getSecurity } from '../../shared/contracts/security.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

/** The guards of an account besides its password. */
export const securityPage = definePage({
  name: 'security',
  words: security.words,
  paths: ['/me/security'],
  needs: 'account',
  shell: 'account',
  async view(context) {
    const { env, title, read, address } = context;
    const [guards, person] = await Promise.all([read(getSecurity), context.person]);
    if (!guards.ok || !person) return notFoundView(context);
    return {
      status: 200,
      head: privateHead(title, '/me/security'),
      main: wrapped(
        slot(security, {
          class: 'primary',
          props: {
            env,
            guards: guards.value,
            host: new URL(address).hostname,
            isAdvised: person.role !== 'customer' && person.role !== 'anonymous',
          },
        }),
      ),
    };
  },
});
