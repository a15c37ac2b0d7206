export const es = {
  title: 'Más opciones',
  close: 'Cerrar la conversación',
  reopen: 'Reabrir la conversación',
  closeHelp: 'Sale de la lista de abiertas; el siguiente mensaje de {{name}} la reabre.',
  snooze: 'Posponer hasta',
  snoozes: {
    hour: 'Dentro de una hora ({{at}})',
    tomorrow: 'Mañana ({{at}})',
    week: 'En una semana ({{at}})',
  },
  snoozeOne: 'Posponer',
  assign: 'Asignar a',
  nobody: 'Elige a alguien',
  assignOne: 'Asignar',
  assignHelp: 'Le llega un aviso.',
  mention: 'En una nota interna, menciona a alguien del equipo y le llega un aviso:',
  labels: 'Etiquetas',
  labelOne: 'Guardar etiquetas',
  manageLabels: 'Administrar etiquetas',
  transcript: 'Descargar la conversación',
  block: 'Bloquear a {{name}}',
  blockHelp: 'Mientras dure el bloqueo, nadie podrá escribir en esta conversación.',
  report: 'Denunciar a {{name}}',
  reason: '¿Qué pasó?',
  reportHelp: 'Se copian los últimos 20 mensajes; solo los lee el equipo de la plataforma.',
} as const;

export type Messages = typeof es;
