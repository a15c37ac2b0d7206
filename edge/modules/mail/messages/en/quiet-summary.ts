import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { quietSummary as es } from '../es/quiet-summary.ts';

export const quietSummary: Translation<typeof es> = {
  title_one: 'While we left you alone: {{count}} alert',
  title_other: 'While we left you alone: {{count}} alerts',
  text: 'This happened in your quiet hours:',
  line: '{{store}}: {{subject}}',
  more_one: 'And {{count}} more.',
  more_other: 'And {{count}} more.',
  open: 'See my alerts',
  note: 'Your quiet hours, and what comes by mail, are changed beside your alerts.',
};
