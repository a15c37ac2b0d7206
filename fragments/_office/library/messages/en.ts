import { generic, image, validation } from '../../../../shared/i18n/en/words.ts';
import type { Translation } from '../../../../shared/i18n/texts.ts';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  pictures_one: '{{count}} image',
  pictures_other: '{{count}} images',
  none: 'There are no images yet.',
  noneText: 'Upload the first one: it stays here, for you to use wherever you like.',
  more: 'Show more',
  previous: 'Previous',
  size: '{{width}} × {{height}} px',

  upload: {
    choose: 'Choose images',
    drop: 'Or drag them here, or paste them. JPG, PNG, WebP or SVG of up to {{megabytes}} MB.',
    problems: { type: validation.imageTooLarge, size: validation.imageTooLarge },
    states: {
      refused: 'Not sent',
      sending: 'Sending…',
      done: 'In your library',
      failed: 'Not saved',
      canceled: 'Stopped',
    },
    cancel: 'Stop',
    cancelOf: 'Stop {{name}}',
    retry: 'Again',
    retryOf: 'Send {{name}} again',
    remove: 'Remove',
    removeOf: 'Remove {{name}} from the list',
  },
  rejected: image.rejected,
  rejectedText: '{{name}}: it may be JPG, PNG, WebP or SVG, of up to {{megabytes}} MB.',
  sendFailed: 'The image was not saved. Please try again.',
  failed: 'That did not work',
  listFailed: 'We could not read your images.',
  again: 'Try again',
  tryAgain: generic.tryAgain,
};
