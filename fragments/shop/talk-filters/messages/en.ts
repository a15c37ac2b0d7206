import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('talkFilters', es, {
  replies: 'Quick replies',
  manageLabels: 'Labels',
  welcome: 'Greeting and questions',
  search: 'Search conversations',
  find: 'Search',
  status: {
    title: 'Conversations by their state',
    open: 'Open',
    snoozed: 'Snoozed',
    closed: 'Closed',
    all: 'All',
  },
  labels: { title: 'Conversations by label', all: 'Any label' },
  taken: {
    title: 'Conversations by who answers them',
    all: 'Everybody’s',
    mine: 'Mine',
    nobody: 'Nobody’s',
  },
});
