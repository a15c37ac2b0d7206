import type { Stories } from '../story.ts';
import { accounts } from './accounts.ts';
import { backOffice } from './back-office.ts';
import { payments } from './payments.ts';
import { profiles } from './profiles.ts';
import { security } from './security.ts';

/** Every call that succeeds only where something is there that it alone may use. */
export const STORIES: Stories = {
  ...accounts,
  ...profiles,
  ...security,
  ...backOffice,
  ...payments,
};
