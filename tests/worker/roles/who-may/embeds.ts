import { everybody, owners, type MayName, type WhoMay } from './roles.ts';

/** The roles that may make the calls about the keys of partners' pages. */
export const embeds: WhoMay = {
  'partners.keys': owners,
  'partners.key': owners,
  'partners.create-key': owners,
  'partners.change-key': owners,
  'partners.rotate-key': owners,
  'partners.set-key-state': owners,
  'partners.keyless': owners,
  'partners.set-keyless': owners,
  'partners.make-handoff': everybody,
  'partners.take-handoff': everybody,
  'partners.handoff': everybody,
  'partners.count-add': everybody,
};

const wishes = ['partner', 'origins', 'referral', 'campaign', 'per_minute'];

export const mayName: MayName = {
  'partners.create-key': [...wishes, 'test'],
  'partners.change-key': wishes,
  'partners.set-key-state': ['state'],
  'partners.set-keyless': ['keyless'],
  'partners.count-add': ['element'],
};
