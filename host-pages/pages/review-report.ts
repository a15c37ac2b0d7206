import { reviewReport } from '../../fragments/shop/review-report/server.ts';
import { readReviewToReport, reportReview } from '../../shared/contracts/review-reports.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { reviewId } from '../../shared/contracts/reviews.ts';
import type { Fields, FormAbout } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

/** One review, for a signed-in reader to report to the store of its item. */
export const reviewReportPage = definePage({
  name: 'review-report',
  words: reviewReport.words,
  paths: ['/resenas/:review/reportar'],
  query: ['done'],
  needs: 'account',
  forms: {
    report: {
      call: reportReview,
      done: 'reported',
      fields: ({ reason }, { params }) => ({ id: params['review'], reason }),
      check: problemsOf,
    },
  },
  async view(context) {
    const { env, title, read, params, form, idempotencyKey } = context;
    const id = reviewId.safeParse(params['review']);
    if (!id.success) return notFoundView(context);
    const found = await read(readReviewToReport, { params: { id: id.data } }).then(orThrow);
    if (!found) return notFoundView(context);
    return {
      status: form ? 422 : 200,
      head: privateHead(title, `/resenas/${id.data}/reportar`),
      main: wrapped(
        slot(reviewReport, {
          class: 'primary',
          props: {
            env,
            found,
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

function problemsOf({ reason = '' }: Fields, { tag }: FormAbout) {
  const problems: Record<string, string> = {};
  if (reason === '') problems['reason'] = wordsOf(reviewReport.words, tag).needs.reason;
  return problems;
}
