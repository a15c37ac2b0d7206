import { pager } from '../../../../shared/i18n/en/pager.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'promoted',
  es,
  {
    pager,
    title: 'People you brought',
    titleOf: 'People {{name}} brought',
    intro: 'Those who signed up through your link, and those whom they brought.',
    list: 'List of people',
    levels: 'Levels',
    first: 'First level',
    all: 'All levels',
    photo: 'Photo',
    name: 'Name',
    level: 'Level',
    updated: 'Updated',
    promoted_one: 'Brought {{shown}} person',
    promoted_other: 'Brought {{shown}} people',
    open: 'See whom {{name}} brought',
    up: 'Up to {{name}}',
    mine: 'Back to your tree',
    gone: 'Deleted account',
    you: 'You',
    following: {
      follower: 'Follow',
      following: 'Following',
      follow: 'Follow {{name}}',
      unfollow: 'Stop following {{name}}',
    },
    done: {
      followed: 'You follow this person now.',
      unfollowed: 'You do not follow this person any more.',
      sponsor: 'The sponsor was changed. Orders that were placed keep the one before.',
    },
    none: 'Nobody is here yet',
    noneText: 'Share your link: whoever signs up through it appears on this list.',
    noneOf: 'This person has not brought anybody yet.',
    share: 'See what to share',
    wallet: 'Your wallet',
    balance: 'Balance: {{amount}}',
    available: 'Available to draw out: {{amount}}',
    toWallet: 'Go to the wallet',
    tree: 'Tree',
    treeText: 'Up to four levels, with the first people of each.',
    treeOn: 'As it stood on {{day}}.',
    date: 'Date',
    draw: 'Draw',
    today: 'As it stands today',
    drawing: 'Tree of {{name}}: {{count}} people',
    more: 'and more',
    sponsor: 'Sponsor',
    sponsoredBy: '{{name}} brought this account.',
    sponsoredByMe: 'You brought this account.',
    unsponsored: 'Nobody brought this account.',
    change: 'Change the sponsor',
    changeText:
      'It counts from now on, for the account and its whole tree. Orders that were placed do not change.',
    username: "The new sponsor's username",
    usernameHint: 'Leave it empty for none.',
    reason: 'Reason',
    reasonHint: "It stays in the account's history.",
    save: 'Save the change',
    former: 'Sponsors before',
    formerOne: '{{name}}, from {{since}} to {{until}}: {{reason}}',
    nobody: 'Nobody',
    find: 'Find an account by its username',
    findNow: 'Find',
    needs: { reason: 'Write the reason.' },
  },
  argentine,
);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    promoted: typeof es;
  }
}
