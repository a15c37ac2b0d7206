import { myCardsFragment } from '../../fragments/shop/my-cards/server.ts';
import { dropSavedCard, listSavedCards } from '../../shared/contracts/saved-cards.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { guarded, provenForm, proveForm } from '../forms/money-proof.ts';
import { isRefused, type Fields } from '../kit/form.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const PATH = '/me/cards';

/** The account's saved cards in the store's network. */
export const myCardsPage = definePage({
  name: 'my-cards',
  words: myCardsFragment.words,
  paths: [PATH],
  query: ['done'],
  needs: 'account',
  shell: 'account',
  forms: {
    remove: {
      ...guarded,
      call: dropSavedCard,
      done: 'removed',
      fields: ({ card }: Fields) => ({ id: card }),
      invalid: 'saved_card_not_found',
    },
    prove: proveForm,
  },
  async view({ env, title, read, query, form, idempotencyKey }) {
    const { results: cards } = orThrow(await read(listSavedCards));
    const shown = form ? provenForm(form) : null;
    return {
      status: form && (isRefused(form) || shown?.proof === 'asked') ? 422 : 200,
      head: privateHead(title, PATH),
      main: wrapped(
        slot(myCardsFragment, {
          class: 'primary',
          props: {
            env,
            cards,
            form: shown,
            isRemoved: query.get('done') === 'removed',
            idempotencyKey,
            errors: form?.errors ?? {},
            error: form?.error ?? null,
          },
        }),
      ),
    };
  },
});
