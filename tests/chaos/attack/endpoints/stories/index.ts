import type { Stories } from '../story.ts';
import { accounts } from './accounts.ts';
import { backOffice } from './back-office.ts';
import { contact } from './contact.ts';
import { couriers } from './couriers.ts';
import { gallery } from './gallery.ts';
import { payments } from './payments.ts';
import { profiles } from './profiles.ts';
import { security } from './security.ts';
import { slides } from './slides.ts';
import { orders } from './orders.ts';
import { deliveries } from './delivered.ts';
import { network } from './network.ts';
import { owned } from './owned.ts';
import { talks } from './talks.ts';
import { drafts } from './drafts.ts';
import { doors } from './doors.ts';
import { money } from './money.ts';
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
  ...orders,
  ...deliveries,
  ...network,
  ...owned,
  ...talks,
  ...doors,
  ...drafts,
  ...money,
  ...couriers,
};
