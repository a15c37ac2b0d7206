import { reviewAskTermsFragment } from '../../fragments/office/review-ask-terms/server.ts';
import {
  getReviewAskTerms,
  reviewAskTerms,
  setReviewAskTerms,
} from '../../shared/contracts/review-ask-terms.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { REVIEW_ASK } from '../../shared/rules/reviews.ts';
import type { Fields, PageForm } from '../kit/form.ts';
import type { PageContext } from '../kit/page.ts';
import { shownIn, type PagePart } from '../kit/page-part.ts';
import { slot } from '../kit/slot.ts';

const DONE = 'reviews';

/** A count of days as it was typed; -1, which the call refuses, for what is none. */
const daysOf = (typed = '') => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : -1);

/** What the form says, as the call checks it. */
const termsOf = ({ days, reminder, reminder_days: after }: Fields) => ({
  days: daysOf(days),
  reminder_days: reminder === 'on' ? daysOf(after) : null,
});

const termsForms = {
  reviews: {
    call: setReviewAskTerms,
    done: DONE,
    check(fields, { tag }) {
      const { needs } = wordsOf(reviewAskTermsFragment.words, tag);
      const { error } = reviewAskTerms.safeParse(termsOf(fields));
      const wrong = new Set(error?.issues.map(({ path: [name] }) => name));
      return {
        ...(wrong.has('days') && { days: fill(needs.days, REVIEW_ASK.days) }),
        ...(wrong.has('reminder_days') && {
          reminder_days: fill(needs.reminder_days, REVIEW_ASK.reminder),
        }),
      };
    },
    fields: (fields, { store }) => ({
      mashup: `${store.id}:${store.id}`,
      type: store.store_type,
      ...termsOf(fields),
    }),
  },
} satisfies Record<string, PageForm>;

async function slots({ env, read, store, query, form, idempotencyKey }: PageContext) {
  const params = { mashup: `${store.id}:${store.id}`, type: store.store_type };
  const terms = orThrow(await read(getReviewAskTerms, { params }));
  const refused = shownIn(termsForms, form);
  return [
    slot(reviewAskTermsFragment, {
      class: 'primary',
      props: {
        env,
        terms,
        done: query.get('done') === DONE,
        idempotencyKey,
        values: refused?.values ?? null,
        errors: refused?.errors ?? {},
        error: refused?.error ?? null,
      },
    }),
  ];
}

/** When buyers are asked for reviews, on the settings' page. */
export const reviewAskPart: PagePart = { forms: termsForms, slots };
