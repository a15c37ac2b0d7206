import { addressLabels } from '../../../../shared/i18n/es/address.ts';

export const es = {
  addressLabels,
  moreOfAddress: 'Más niveles de la dirección',
  title: 'Direcciones',
  intro: 'La predeterminada ya viene escrita al comprar, en todas las tiendas.',
  none: 'Todavía no tienes direcciones. Agrega la primera y no volverás a escribirla al comprar.',
  isDefault: 'Predeterminada',
  choose: 'Usar como predeterminada',
  chooseOf: 'Usar como predeterminada: {{street}}',
  change: 'Cambiar',
  changeOf: 'Cambiar {{street}}',
  remove: 'Quitar',
  removeOf: 'Quitar {{street}}',
  undo: 'Deshacer',
  add: 'Agregar una dirección',
  edit: 'Cambiar la dirección',
  country: 'País',
  changeCountry: 'Cambiar país',
  chooseState: 'Elige…',
  optional: 'opcional',
  defaultBox: 'Llenar mis compras con esta dirección',
  save: 'Guardar dirección',
  cancel: 'Cancelar',
  full: 'Tu libreta tiene {{count}} direcciones, que es el máximo. Quita una para agregar otra.',
  done: {
    added: 'Agregamos la dirección.',
    changed: 'Guardamos los cambios.',
    chosen: 'Esta dirección vendrá escrita al comprar.',
    removed: 'Quitamos la dirección.',
    restored: 'La dirección está de vuelta.',
  },
} as const;

export type Messages = typeof es;
