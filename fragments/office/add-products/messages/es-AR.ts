import { resaleWords } from '../../../_office/resale/messages/es-AR.ts';

/** The texts that differ in Argentina. */
export const argentine = {
  ...resaleWords,
  intro: 'Vendé lo que ofrecen otras tiendas de tu red: ellas entregan y vos ganás por cada venta.',
  left_one: 'Se agregaron los productos; queda {{count}}. Agregá todos otra vez para seguir.',
  left_other: 'Se agregaron los productos; quedan {{count}}. Agregá todos otra vez para seguir.',
} as const;
