import { generic } from '../../../../shared/i18n/es/words.ts';

/** Words of the page that watches a store's long-running jobs. */
export const es = {
  title: 'Trabajos',
  intro:
    'Lo que tarda corre aquí, aunque cierres la página: exportaciones, importaciones y lo que venga.',
  exportItems: 'Exportar artículos a CSV',
  list: 'Trabajos de la tienda',
  none: 'Aún no hay trabajos. Al exportar o importar algo, aquí verás cuánto lleva.',
  kinds: {
    'items-export': 'Exportación de artículos',
    'items-import': 'Importación de artículos',
  },
  counts: {
    made: 'nuevos',
    changed: 'cambian',
    same: 'iguales',
    failed: 'con error (descarga el archivo)',
    undone: 'deshechos',
    kept: 'se quedaron, porque cambiaron después',
  },
  states: {
    waiting: 'En espera',
    running: 'En curso',
    undoing: 'Deshaciendo',
    done: 'Terminado',
    failed: 'No se pudo, y se deshizo',
    canceled: 'Cancelado',
    undone: 'Deshecho',
  },
  progress: '{{done}} de {{total}}',
  started: 'Empezó el {{time}}',
  ended: 'Terminó el {{time}}',
  cancel: 'Cancelar',
  cancelOf: 'Cancelar: {{name}}',
  canceling: 'Deteniendo…',
  undo: 'Deshacer',
  undoOf: 'Deshacer: {{name}}',
  download: 'Descargar archivo',
  downloadOf: 'Descargar archivo: {{name}}',
  refresh: 'Actualizar',
  lost: 'Sin conexión: lo que ves puede haber cambiado.',
  previous: 'Anteriores',
  next: 'Siguientes',
  announce: { done: '{{name}}: terminado', failed: '{{name}}: no se pudo' },
  done: {
    exporting: 'La exportación empezó',
    canceled: 'El trabajo se está deteniendo',
    undone: 'El trabajo se está deshaciendo',
  },
  failed: 'No se pudo',
  tryAgain: generic.tryAgain,
} as const;

export type Messages = typeof es;
