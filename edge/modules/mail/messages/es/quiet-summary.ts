/** The one mail that comes after an account's quiet hours. */
export const quietSummary = {
  title_one: 'Mientras no te molestábamos: {{count}} aviso',
  title_other: 'Mientras no te molestábamos: {{count}} avisos',
  text: 'Esto pasó en tus horas de silencio:',
  line: '{{store}}: {{subject}}',
  more_one: 'Y {{count}} más.',
  more_other: 'Y {{count}} más.',
  open: 'Ver mis avisos',
  note: 'Tus horas de silencio, y qué te llega por correo, se cambian en tus avisos.',
} as const;
