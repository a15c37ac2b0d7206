export const es = {
  none: 'Avisos',
  pending_one: 'Avisos: {{count}} sin ver',
  pending_other: 'Avisos: {{count}} sin ver',
  most: 'Avisos: más de {{count}} sin ver',
} as const;

export type Messages = typeof es;
