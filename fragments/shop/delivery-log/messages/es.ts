import { pager } from '../../../../shared/i18n/es/pager.ts';

export const es = {
  title: {
    account: 'Qué te mandamos',
    store: 'Correos a la tienda',
    texts: 'Últimos mensajes de texto',
  },
  intro: {
    account:
      'Los avisos a tus dispositivos, los correos y los mensajes de texto de los últimos 30 días, sin sus palabras.',
    store:
      'Los correos de los últimos 30 días a la dirección de contacto de la tienda, sobre clientes que esperan respuesta.',
    texts:
      'Los mensajes de texto de los últimos 30 días a clientes de la tienda: solo el final de su número, y nada de la conversación.',
  },
  none: 'En los últimos 30 días no hubo ninguno.',
  ways: { push: 'Aviso en dispositivo', mail: 'Correo', text: 'Mensaje de texto' },
  states: {
    queued: 'Se intentará otra vez',
    sent: 'Enviado',
    failed: 'No se pudo enviar',
    forgotten: 'Dispositivo olvidado',
  },
  reasons: {
    refused: 'La dirección o el número no lo aceptó.',
    unreached: 'No hubo quien lo recibiera a tiempo.',
  },
  forgottenText:
    'Ese navegador ya no recibe avisos. Para tenerlos otra vez, agrégalo desde él mismo.',
  pager,
} as const;

export type Messages = typeof es;
