import { generic } from '../../../../shared/i18n/en/generic.ts';
import { validation } from '../../../../shared/i18n/en/words.ts';
import { unsaved } from '../../../../shared/i18n/en/unsaved.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace(
  'edit-own-catalogues',
  es,
  {
    title: 'My catalogues',
    list: 'Catalogues of the store',
    none: 'Your store has no catalogues yet.',
    noneText: 'Create one here: a name is enough.',
    products_one: '{{count}} product',
    products_other: '{{count}} products',
    edit: 'Edit',
    editOf: 'Edit the catalogue {{name}}',
    create: 'New catalogue',
    name: 'Name',
    send: 'Create',
    problems: { required: validation.required, name: validation.invalidName },
    created: 'The catalogue was created',
    notCreated: 'The catalogue was not created',
    all: 'Order them, delete them and give them photos',
    more: 'Show more',
    previous: 'Previous',
    again: 'Try again',
    failed: 'We could not read the catalogues.',
    tryAgain: generic.tryAgain,
    close: 'Close',
    unsaved,
  },
  { noneText: 'Creá uno acá: alcanza con un nombre.' },
);
