import { reviewForm } from '../../fragments/shop/review-form/server.ts';
import {
  createReview,
  deleteReview,
  readOrderReviews,
  removeReviewPhoto,
  updateReview,
} from '../../shared/contracts/reviews.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { problemTexts } from '../../shared/rules/problem-texts.ts';
import { reviewProblems } from '../../shared/rules/reviews.ts';
import { formOf, type Fields, type FormAbout } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage } from '../kit/page.ts';
import { noticeOf, privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const DONE = ['created', 'rated', 'updated', 'photo', 'photoGone', 'deleted'] as const;

/** The reviews that a buyer writes of an order's items, each in a form of its own. */
export const orderReviewsPage = definePage({
  name: 'order-reviews',
  words: reviewForm.words,
  paths: ['/mis-compras/:order/resenas'],
  query: ['item', 'done', 'notice'],
  cached: false,
  forms: {
    create: formOf({
      call: createReview,
      fields: written,
      check: problemsOf,
      onward: ({ title, text }, _fields, about) =>
        `${pathOf(about)}?done=${title === '' && text === '' ? 'rated' : 'created'}`,
    }),
    update: formOf({
      call: updateReview,
      fields: written,
      check: problemsOf,
      onward: (_answer, _fields, about) => `${pathOf(about)}?done=updated`,
    }),
    remove: formOf({
      call: deleteReview,
      invalid: 'review_not_found',
      fields: ({ item }, { params }) => ({ order: params['order'], item }),
      onward: (_answer, _fields, about) => `${pathOf(about)}?done=deleted`,
    }),
    unphoto: formOf({
      call: removeReviewPhoto,
      invalid: 'review_photo_not_found',
      fields: ({ item, photo }, { params }) => ({ order: params['order'], item, photo }),
      onward: (_answer, _fields, about) => `${pathOf(about)}?done=photoGone`,
    }),
  },
  async view(context) {
    const { env, title, read, params, query, form, idempotencyKey } = context;
    const order = params['order'] ?? '';
    const found = await read(readOrderReviews, { params: { order } });
    if (!found.ok) return notFoundView(context);
    const { items } = found.value;
    const asked = form?.values['item'] ?? query.get('item');
    const [only] = items;
    const isNew = items.length === 1 && only?.review === null && !query.has('done');
    return {
      status: form ? 422 : 200,
      head: privateHead(title, `/mis-compras/${order}/resenas`),
      main: wrapped(
        slot(reviewForm, {
          class: 'primary',
          props: {
            env,
            order: found.value,
            open: items.find(({ item }) => item === asked)?.item ?? (isNew ? only.item : null),
            done: DONE.find((one) => one === query.get('done')) ?? null,
            values: form?.values ?? {},
            errors: form?.errors ?? {},
            error: form?.error ?? noticeOf(context),
            idempotencyKey,
          },
        }),
      ),
    };
  },
});

const pathOf = ({ base, params }: FormAbout) => `${base}/mis-compras/${params['order']}/resenas`;

/** The form's fields as the calls take them; the order is that of the address. */
function written({ item, qualification, title, text, version }: Fields, { params }: FormAbout) {
  return {
    order: params['order'],
    item,
    qualification: Number(qualification),
    title,
    text: text?.replaceAll('\r\n', '\n'),
    ...(version === undefined ? {} : { version: Number(version) }),
  };
}

function problemsOf(fields: Fields, { tag }: FormAbout): Record<string, string> {
  const t = wordsOf(reviewForm.words, tag);
  return problemTexts(
    reviewProblems(fields),
    { ...t.problems, required: t.needs.qualification },
    t.needs,
  );
}
