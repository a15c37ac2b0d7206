import { backOffice } from '../../../../shared/i18n/es/back-office.ts';

export const es = {
  title: 'Menú de la tienda',
  close: 'Cerrar',
  collaborators: 'Colaboradores',
  loading: 'Cargando…',
  none: 'Esta tienda todavía no tiene colaboradores.',
  failed: 'No pudimos cargar los colaboradores.',
  again: 'Intentar de nuevo',
  more: 'Ver más',
  manage: 'Administrar colaboradores',
  tour: 'Recorrido por tu tienda',
  alwaysTour: 'Mostrar siempre este tutorial',
  takeTour: 'Ver el recorrido',
  tourFailed: 'Algo falló. Inténtalo de nuevo.',
  signOut: backOffice.signOut,
} as const;

export type Messages = typeof es;
