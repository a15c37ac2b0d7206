import { namespace } from '../../../../shared/i18n/namespace.ts';
import { generic } from '../../../../shared/i18n/en/words.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'collaborators',
  es,
  {
    title: 'Collaborators',
    actions: { add: 'Add a collaborating shop' },
    intro: 'Stores of your network that this store works with.',
    none: 'There are no collaborators yet.',
    noneText: 'Search your network for one and add it.',
    count_one: '{{count}} collaborator',
    count_other: '{{count}} collaborators',
    rename: 'Rename',
    renameOf: 'Rename {{name}}',
    nameOf: 'Name of {{name}}',
    save: 'Save',
    saveOf: 'Save the name of {{name}}',
    refresh: 'Refresh',
    refreshOf: 'Refresh name and photo of {{name}}',
    remove: 'Remove',
    removeOf: 'Remove {{name}} from the collaborators',
    removing: '{{name}} is leaving the collaborators',
    undo: 'Undo',
    undoOf: 'Undo: keep {{name}}',
    more: 'See more',
    previous: 'Previous',
    visit: 'Visit {{name}}',

    add: 'Add a store',
    searchLabel: 'Search your network by name',
    search: 'Search',
    searching: 'Searching…',
    addOne: 'Add',
    addOf: 'Add {{name}}',
    isOne: 'A collaborator already',
    notFound: 'No store of your network has that name.',

    of: {
      title: 'Where this store collaborates',
      intro: 'Stores that have it among their collaborators. Each decides whom it adds.',
      none: 'No store has it among its collaborators yet.',
      failed: 'We could not load these stores.',
      again: 'Try again',
    },

    done: {
      added: 'The store is a collaborator now',
      changed: 'The name was saved',
      refreshed: 'Name and photo are up to date',
      removed: 'The store is no longer a collaborator',
    },
    failed: 'That did not work',
    tryAgain: generic.tryAgain,
  },
  argentine,
);
