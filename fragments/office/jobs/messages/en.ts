import { namespace } from '../../../../shared/i18n/namespace.ts';
import { generic } from '../../../../shared/i18n/en/words.ts';
import { es } from './es.ts';

export const messages = namespace('jobs', es, {
  title: 'Jobs',
  intro: 'Long work runs here, even with the page closed: exports, imports and whatever comes.',
  exportItems: 'Export items as CSV',
  list: "The store's jobs",
  none: 'No jobs yet. When you export or import something, its progress shows here.',
  kinds: { 'items-export': 'Export of items' },
  states: {
    waiting: 'Waiting',
    running: 'Running',
    undoing: 'Undoing',
    done: 'Done',
    failed: 'It did not work, and was undone',
    canceled: 'Canceled',
    undone: 'Undone',
  },
  progress: '{{done}} of {{total}}',
  started: 'Started {{time}}',
  ended: 'Ended {{time}}',
  cancel: 'Cancel',
  cancelOf: 'Cancel: {{name}}',
  canceling: 'Stopping…',
  undo: 'Undo',
  undoOf: 'Undo: {{name}}',
  download: 'Download file',
  downloadOf: 'Download file: {{name}}',
  refresh: 'Refresh',
  lost: 'No connection: what you see may have changed.',
  previous: 'Previous',
  next: 'Next',
  announce: { done: '{{name}}: done', failed: '{{name}}: it did not work' },
  done: {
    exporting: 'The export has begun',
    canceled: 'The job is stopping',
    undone: 'The job is being undone',
  },
  failed: 'That did not work',
  tryAgain: generic.tryAgain,
});
