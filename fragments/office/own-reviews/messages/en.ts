import { hideReasonWords } from '../../../../shared/i18n/en/hide-reasons.ts';
import { pager } from '../../../../shared/i18n/en/pager.ts';
import { starWords } from '../../../../shared/i18n/en/stars.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'own-reviews',
  es,
  {
    pager,
    ...starWords,
    title: 'Reviews',
    intro:
      'What people who received your items wrote about them: answer them, and hide what should not be seen.',
    list: "The store's reviews",
    show: 'Show',
    views: {
      all: 'All',
      unanswered: 'Without answer',
      hidden: 'Hidden',
    },
    find: 'See',
    none: 'There are no reviews yet',
    noneText: 'Some days after each delivery we ask the buyer for a review.',
    noneFound: 'No review is like that',
    showAll: 'See all',
    by: '{{author}} · order {{number}} · {{at}}',
    buyer: 'Buyer',
    changed: 'edited on {{at}}',
    hiddenFor: 'Hidden. Reason: {{reason}}.',
    reasons: hideReasonWords,
    photoOf: 'Photo {{n}} of the review',
    answer: 'Your answer',
    answerHint: 'Everybody sees it below the review. Empty, it is taken away.',
    respond: 'Answer',
    changeAnswer: 'Change the answer',
    save: 'Publish answer',
    hide: 'Hide',
    reason: 'Reason to hide it',
    choose: 'Choose a reason',
    hideNow: 'Hide the review',
    showAgain: 'Show again',
    showAgainOf: 'Show the review by {{author}} of {{item}} again',
    done: {
      answered: 'Your answer was saved',
      hidden: 'The review is no longer seen in the store',
      shown: 'The review is seen in the store again',
    },
    needs: { hidden_for: 'Choose a reason.' },
  },
  argentine,
);
