import { everybody, ownerAlone, owners, signedIn, type MayName, type WhoMay } from './roles.ts';

/** The roles that may see a network and follow in it, stated a second time, independent of the contracts. */
export const network: WhoMay = {
  'published.businesses': everybody,
  'follow.list': signedIn,
  'follow.ask': signedIn,
  'follow.add': signedIn,
  'follow.remove': signedIn,
  'referral.products': signedIn,
  'referral.earnings': signedIn,
  'referral.rates': signedIn,
  'graph.tree': signedIn,
  'graph.drawn': signedIn,
  'network-admin.sponsors': ownerAlone,
  'network-admin.sponsor-change': ownerAlone,
  'affinity-group.own': signedIn,
  'affinity-group.ask': signedIn,
  'affinity-group.leave': signedIn,
  'affinity-admin.list': owners,
  'affinity-admin.decide': owners,
  'advisors.own': signedIn,
  'advisors.list': ownerAlone,
  'advisors.set': ownerAlone,
  'advisors.drop': ownerAlone,
};

export const mayName: MayName = {
  'affinity-admin.decide': ['rejection'],
  // Another account of the network by its username, and why.
  'network-admin.sponsor-change': ['sponsor', 'reason'],
  // When an advisor answers, and a way to reach them, as their store says.
  'advisors.set': ['hours', 'whatsapp'],
};
