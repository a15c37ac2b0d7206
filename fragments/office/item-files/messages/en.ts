import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('item-files', es, {
  title: 'Files of the item',
  intro:
    'Buyers of “{{name}}” get them as soon as they pay: by mail and in their order. Nobody else sees them.',
  done: {
    added: 'The file was kept. From now on paid orders hand it over.',
    removed: 'The file was taken away. The orders from before are still handed it.',
  },
  list: 'Files',
  none: 'No files yet',
  noneText: 'Upload the first one: a PDF, an EPUB, a ZIP, a sound, a video or a picture.',
  full: 'An item hands over up to 20 files. Take one away to upload another.',
  needsScript: 'To upload files, switch JavaScript on in your browser.',
  size: '{{size}} · {{n}} downloads',
  remove: 'Take away',
  removeOf: 'Take {{name}} away',
  failed: 'It could not be kept. Try again.',
  tryAgain: 'Try again',
  upload: {
    choose: 'Choose a file',
    drop: 'Or drop it here. Up to 90 MB: PDF, EPUB, ZIP, Office, MP3, WAV, FLAC, OGG, MP4, WEBM or a picture.',
    problems: {
      type: 'Files of that kind are not handed over',
      size: 'The file is larger than 90 MB',
    },
    states: {
      refused: 'Not sent',
      sending: 'Sending…',
      done: 'Kept',
      failed: 'Not kept',
      canceled: 'Canceled',
    },
    cancel: 'Cancel',
    cancelOf: 'Cancel {{name}}',
    retry: 'Try again',
    retryOf: 'Try {{name}} again',
    remove: 'Clear from the list',
    removeOf: 'Clear {{name}} from the list',
  },
});

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'item-files': typeof es;
  }
}
