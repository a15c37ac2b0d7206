export const es = {
  title: 'Mensajes de texto',
  intro: 'Avisan a los clientes que solo tienen teléfono de que la tienda les contestó.',
  leftTitle: 'Los que te quedan',
  left_one: '{{n}} mensaje de texto',
  left_other: '{{n}} mensajes de texto',
  since: 'La plataforma fijó la cantidad el {{day}}.',
  none: 'Se acabaron: esos clientes ven tu respuesta cuando vuelven a la tienda, y nada se la anuncia antes.',
  never: 'La tienda no tiene mensajes de texto. No se manda ninguno, y no cuestan nada.',
  useTitle: 'Para qué son',
  use: 'Si un cliente confirmó su teléfono y ningún correo, y no abre tu respuesta en 15 minutos, recibe un mensaje de texto con el nombre de la tienda y un enlace a la conversación. Lo que escribiste no va en él, y el enlace pide entrar a la cuenta.',
  once: 'Va uno por cada ausencia: no hay otro hasta que el cliente abra la conversación. No va ninguno a quien pidió no recibir avisos de mensajes, y en sus horas de silencio espera. Si el número lo rechaza, el mensaje vuelve a tu cuenta.',
  moreTitle: 'Cómo tener más',
  more: 'Todavía no se venden paquetes. La plataforma fija la cantidad de cada tienda: pídele los que necesitas.',
  support: 'Pedir mensajes en el centro de ayuda',
  noSupport: 'Pídelos a la persona de la plataforma que atiende a tu tienda.',
} as const;

export type Messages = typeof es;
