export const es = {
  title: 'Tus dispositivos',
  text: 'Te avisamos al momento, aunque no tengas la tienda abierta. Cada dispositivo se agrega desde él mismo.',
  none: 'Todavía no agregas ningún dispositivo.',
  thisOne: 'Este',
  add: 'Recibir avisos en este dispositivo',
  adding: 'Activando…',
  added: 'Listo: te avisaremos en este dispositivo.',
  drop: 'Quitar',
  dropOf: 'Quitar {{device}}',
  dropped: 'Ya no te avisaremos en ese dispositivo.',
  unknown: 'Dispositivo desconocido',
  on: '{{browser}} en {{system}}',
  ends: 'Al cerrar la sesión de un dispositivo dejan de llegarle avisos.',
  needsScript: 'Para agregar este dispositivo activa JavaScript.',
  off: 'Esta tienda todavía no manda avisos a dispositivos.',
  why: {
    unsupported:
      'Este navegador no muestra avisos. En un iPhone o iPad, primero agrega la tienda a tu pantalla de inicio y ábrela desde ahí.',
    denied:
      'Tu navegador tiene bloqueados los avisos de esta tienda. Permítelos en sus ajustes e inténtalo de nuevo.',
    failed: 'No pudimos activar los avisos. Inténtalo de nuevo en un momento.',
  },
} as const;

export type Messages = typeof es;
