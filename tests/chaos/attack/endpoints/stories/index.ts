import type { Stories } from '../story.ts';
import { accounts } from './accounts.ts';
import { backOffice } from './back-office.ts';
import { contact } from './contact.ts';
import { gallery } from './gallery.ts';
import { payments } from './payments.ts';
import { profiles } from './profiles.ts';
import { security } from './security.ts';
import { slides } from './slides.ts';
import { owners } from './owners.ts';
import { stores } from './stores.ts';

/** The calls that succeed only with data that the call alone may use. */
export const STORIES: Stories = {
  ...accounts,
  ...profiles,
  ...security,
  ...slides,
  ...backOffice,
  ...payments,
  ...gallery,
  ...contact,
  ...owners,
  ...stores,
};
