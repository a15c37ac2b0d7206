import { ownReviews } from '../../fragments/office/own-reviews/server.ts';
import { listOwnReviews, moderateReview } from '../../shared/contracts/review-edits.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { reviewViews } from '../../shared/rules/reviews.ts';
import type { Fields, FormAbout } from '../kit/form.ts';
import { definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const DONE = ['answered', 'hidden', 'shown', 'photoHidden', 'photoShown', 'settled'] as const;

/** The reviews of the store's items; needs `store-admin`. */
export const ownReviewsPage = definePage({
  name: 'own-reviews',
  words: ownReviews.words,
  paths: ['/admin/resenas'],
  query: ['page', 'show', 'done'],
  needs: 'store-admin',
  shell: 'office',
  forms: {
    answer: {
      call: moderateReview,
      done: 'answered',
      fields: ({ answer = '', ...fields }) => ({
        ...seen(fields),
        answer: answer.trim() === '' ? null : answer.replaceAll('\r\n', '\n'),
      }),
    },
    hide: {
      call: moderateReview,
      done: 'hidden',
      fields: ({ hidden_for, ...fields }) => ({ ...seen(fields), hidden_for }),
      check: problemsOf,
    },
    show: {
      call: moderateReview,
      done: 'shown',
      fields: (fields) => ({ ...seen(fields), hidden_for: null }),
    },
    hide_photo: { call: moderateReview, done: 'photoHidden', fields: photographed },
    show_photo: { call: moderateReview, done: 'photoShown', fields: photographed },
    settle: {
      call: moderateReview,
      done: 'settled',
      fields: ({ reports_settled: settled, ...fields }) => ({
        ...seen(fields),
        reports_settled: Number(settled),
      }),
    },
  },
  async view({ env, title, read, query, form, idempotencyKey }) {
    const page = pageNumber(query);
    const show = reviewViews.find((view) => view === query.get('show')) ?? 'all';
    const list = await read(listOwnReviews, {
      query: { show, ...rowsOf(page, PAGE_SIZE.table) },
    }).then(orThrow);
    return {
      status: form ? 422 : 200,
      head: privateHead(title, '/admin/resenas'),
      main: wrapped(
        slot(ownReviews, {
          class: 'primary',
          props: {
            env,
            reviews: list.results,
            total: list.matches_estimated,
            page,
            show,
            done: DONE.find((one) => one === query.get('done')) ?? null,
            values: form?.values ?? {},
            errors: form?.errors ?? {},
            error: form?.error ?? null,
            idempotencyKey,
          },
        }),
      ),
    };
  },
});

function problemsOf({ hidden_for: reason = '' }: Fields, { tag }: FormAbout) {
  const problems: Record<string, string> = {};
  if (reason === '') problems['hidden_for'] = wordsOf(ownReviews.words, tag).needs.hidden_for;
  return problems;
}

/** The photos that are hidden once the form is done, by their ids with blanks between. */
function photographed({ hidden_photos: photos = '', ...fields }: Fields) {
  return { ...seen(fields), hidden_photos: photos.split(' ').filter((one) => one !== '') };
}

/** The review in the version that the form's sender has seen. */
const seen = ({ id, version }: Fields) => ({ id, version: Number(version) });
