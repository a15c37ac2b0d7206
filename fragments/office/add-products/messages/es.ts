import { resaleWords } from '../../../_office/resale/messages/es.ts';

export const es = {
  ...resaleWords,
  title: 'Agregar productos a mi tienda',
  intro: 'Vende lo que ofrecen otras tiendas de tu red: ellas entregan y tú ganas por cada venta.',
  hideEarnings: 'Ocultar lo que gano por venta',
  showEarnings: 'Ver lo que gano por venta',
  undoRemoval: 'Deshacer: devolver el producto a mi tienda',
  left_one: 'Se agregaron los productos; queda {{count}}. Agrega todos otra vez para seguir.',
  left_other: 'Se agregaron los productos; quedan {{count}}. Agrega todos otra vez para seguir.',
} as const;

export type Messages = typeof es;
