import { forms } from '../../../../shared/i18n/en/forms.ts';
import { hideReasonWords } from '../../../../shared/i18n/en/hide-reasons.ts';
import { starWords } from '../../../../shared/i18n/en/stars.ts';
import { success } from '../../../../shared/i18n/en/words.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'review-form',
  es,
  {
    ...starWords,
    title: 'Reviews of your order',
    intro:
      'Order {{number}}. Your review helps people who have not bought yet; it is published with your first name and the initial of your last name.',
    done: {
      created: success.reviewCreated,
      rated: success.ratingSaved,
      updated: success.reviewUpdated,
      photo: 'The photo was added to your review',
      photoGone: 'The photo was removed from your review',
      deleted: 'Your review was deleted',
    },
    failed: success.ratingFailed,
    signIn: 'Sign in with the account that you bought with to write your review.',
    toSignIn: 'Sign in',
    early: 'You can write your review once you have received the order.',
    back: 'See the order',
    items: 'Items of the order',
    write: 'Write a review',
    writeOf: 'Write a review of {{name}}',
    change: 'Change',
    changeOf: 'Change the review of {{name}}',
    photoOf: 'Photo {{n}} of your review',
    hiddenPhoto: 'The store hides it',
    add: 'Add a photo',
    addOf: 'Add a photo to the review of {{name}}',
    addPhoto:
      'Photo of the item (JPG, PNG or WEBP, up to 4 MB). Everybody who visits the store sees it.',
    sendPhoto: 'Upload the photo',
    remove: 'Remove',
    removeOf: 'Remove: {{photo}}',
    delete: 'Delete review',
    deleteOf: 'Delete the review of {{name}}',
    deleteText: "Your words, your photos and the store's answer are deleted.",
    deleteNow: 'Yes, delete my review',
    hidden: 'The store does not show this review. Reason: {{reason}}.',
    reasons: hideReasonWords,
    answer: "The store's answer",
    qualification: 'Your rating',
    names: { 5: 'Excellent', 4: 'Good', 3: 'Fair', 2: 'Poor', 1: 'Terrible' },
    heading: 'Title',
    text: 'What do you think of it?',
    textHint: 'Up to {{max}} characters. Do not write personal data.',
    optional: forms.optional,
    publish: 'Publish review',
    save: 'Save changes',
    cancel: 'Cancel',
    problems: { tooLong: 'The text is too long.' },
    needs: { qualification: 'Choose 1 to 5 stars.' },
  },
  argentine,
);
