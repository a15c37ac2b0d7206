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
      reported: 'Reported',
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
    hiddenPhoto: 'Hidden',
    hidePhoto: 'Hide photo',
    hidePhotoOf: 'Hide only {{photo}}',
    showPhoto: 'Show photo',
    showPhotoOf: 'Show {{photo}} again',
    reports_one: '{{count}} report by readers',
    reports_other: '{{count}} reports by readers',
    reportedFor: '{{reason}}: {{count}}',
    settle: 'Leave as it is',
    settleOf: 'Leave the review by {{author}} of {{item}} as it is',
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
      photoHidden: 'The photo is no longer seen in the store; the rest of the review is',
      photoShown: 'The photo is seen in the store again',
      settled: 'The review stays as it is, and its reports wait no more',
    },
    needs: { hidden_for: 'Choose a reason.' },
  },
  argentine,
);
