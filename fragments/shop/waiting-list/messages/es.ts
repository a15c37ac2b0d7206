import { forms } from '../../../../shared/i18n/es/forms.ts';

/** Values replace the names in braces. */
export const es = {
  title: 'Lista de espera',
  text: 'Los boletos de {{name}} están agotados. Si se liberan lugares, los apartamos para quien sigue en la lista y le escribimos.',
  none: 'Por ahora no hay lista de espera para esta experiencia.',
  kind: 'Tipo de boleto',
  places: 'Lugares',
  placesHint: 'Te los ofrecemos todos juntos.',
  name: 'Nombre',
  email: forms.email,
  emailHint: 'Solo para avisarte de estos lugares.',
  join: 'Entrar a la lista',
  joined: 'Estás en la lista de espera',
  joinedText:
    'Si esta dirección ya estaba en la lista, conserva su lugar. Cuando se liberen lugares te escribimos, y los apartamos para ti hasta por un día. No se cobra nada antes.',
  leave: 'Salir de la lista',
  left: 'Saliste de la lista de espera',
  leftText: 'Ya no te ofreceremos estos lugares.',
  back: 'Ver la experiencia',
  needs: { name: 'Escribe tu nombre.', email: 'Escribe un correo válido.' },
} as const;

export type Messages = typeof es;
