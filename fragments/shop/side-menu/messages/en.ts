import { namespace } from '../../../../shared/i18n/namespace.ts';
import { backOffice } from '../../../../shared/i18n/en/back-office.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'side-menu',
  es,
  {
    title: 'Shop menu',
    close: 'Close',
    collaborators: 'Collaborators',
    loading: 'Loading…',
    none: 'This shop has no collaborators yet.',
    failed: 'We could not load the collaborators.',
    again: 'Try again',
    more: 'See more',
    manage: 'Manage collaborators',
    tour: 'Tour of your shop',
    alwaysTour: 'Always show this tutorial',
    takeTour: 'Take the tour',
    tourFailed: 'Something went wrong. Try again.',
    signOut: backOffice.signOut,
  },
  argentine,
);
