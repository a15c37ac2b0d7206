import { forms } from '../../../../shared/i18n/en/forms.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace(
  'waiting-list',
  es,
  {
    title: 'Waiting list',
    text: 'The tickets of {{name}} are sold out. When places come free, they are kept for the next in line, and we write to them.',
    none: 'There is no waiting list for this experience at present.',
    kind: 'Kind of ticket',
    places: 'Places',
    placesHint: 'They are offered to you all together.',
    name: 'Name',
    email: forms.email,
    emailHint: 'Only to tell you about these places.',
    join: 'Join the list',
    joined: 'You are on the waiting list',
    joinedText:
      'If this address was on the list already, it keeps its place. When places come free we write to you, and keep them for you for up to a day. Nothing is charged before.',
    leave: 'Leave the list',
    left: 'You have left the waiting list',
    leftText: 'These places will not be offered to you any more.',
    back: 'See the experience',
    needs: { name: 'Write your name.', email: 'Write a valid email.' },
  },
  {
    joinedText:
      'Si esta dirección ya estaba en la lista, conserva su lugar. Cuando se liberen lugares te escribimos, y los apartamos para vos hasta por un día. No se cobra nada antes.',
    needs: { name: 'Escribí tu nombre.', email: 'Escribí un correo válido.' },
  },
);
