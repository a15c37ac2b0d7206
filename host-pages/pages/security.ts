import type { Done } from '../../fragments/shop/security/props.ts';
import { security } from '../../fragments/shop/security/server.ts';
import { getSecurity } from '../../shared/contracts/security.ts';
import { begunOf, isAsked, isUnmade, securityForms } from '../forms/security.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const DONE: readonly Done[] = ['proved', 'renamed', 'removed', 'app-off'];

/** The guards of an account besides its password. */
export const securityPage = definePage({
  name: 'security',
  words: security.words,
  paths: ['/me/security'],
  query: ['step', 'passkey', 'done'],
  needs: 'account',
  shell: 'account',
  forms: securityForms,
  async view(context) {
    const { env, title, read, address, query, form, idempotencyKey } = context;
    const [guards, person] = await Promise.all([read(getSecurity), context.person]);
    if (!guards.ok || !person) return notFoundView(context);
    return {
      status: form && isUnmade(form) ? 422 : 200,
      head: privateHead(title, '/me/security'),
      main: wrapped(
        slot(security, {
          class: 'primary',
          props: {
            env,
            guards: guards.value,
            host: new URL(address).hostname,
            isAdvised: person.role !== 'customer' && person.role !== 'anonymous',
            idempotencyKey,
            begun: begunOf(query, form),
            isAsked: form !== undefined && isAsked(form),
            done: DONE.find((one) => one === query.get('done')) ?? null,
            errors: form?.errors ?? {},
            error: form?.error ?? null,
          },
        }),
      ),
    };
  },
});
