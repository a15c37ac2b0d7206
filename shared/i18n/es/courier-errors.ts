import { orders } from './words.ts';

/** The failures of couriers, their rates and their labels. */
export const courierErrors = {
  courier_no_quotes: orders.noQuotes,
  courier_failed: orders.courierFailed,
  courier_no_branches: orders.noBranches,
  courier_account_missing:
    'Falta tu cuenta de paquetería: pon sus llaves en la configuración de la tienda',
  courier_carriers_invalid:
    'Escribe de una a seis paqueterías por el nombre que les da Envia, separadas por comas: estafeta, fedex',
  courier_refused: 'La paquetería no aceptó la guía. Pide tarifas nuevas y elige una',
  label_not_available: 'Este pedido no puede llevar una guía de paquetería ahora',
  label_not_found: 'Este pedido no tiene guía',
  label_not_cancelable: 'La paquetería ya no permite cancelar esta guía',
  label_pending: 'Estamos esperando la respuesta de la paquetería. Inténtalo en dos minutos',
  rate_not_found: 'Esa tarifa de envío ya no está. Vuelve a cotizar el envío.',
  rate_expired:
    'La tarifa de envío que elegiste ya venció: dura 10 minutos. Vuelve a cotizar o elige otra forma de entrega.',
  rate_place_differs:
    'La tarifa de envío que elegiste es para otra dirección. Cotiza el envío a esta o elige otra forma de entrega.',
} as const;
