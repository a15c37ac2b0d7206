import { COOKIE_DAYS } from '../../../../../../shared/kernel/constants/index.ts';

/**
 * Privacy notice in Spanish, with the points that Mexico's data protection law for private parties
 * (LFPDPPP) demands: who is responsible, data, purposes, transfers, rights, cookies, changes.
 */
export const privacy = {
  title: 'Aviso de privacidad',
  updated: '2026-11-01',
  intro: [
    '{{store}}, con sitio en {{address}}, es responsable del tratamiento de tus datos personales conforme a la Ley Federal de Protección de Datos Personales en Posesión de los Particulares. Para conocer su domicilio o hacer valer tus derechos, {{contact}}',
  ],
  sections: [
    {
      title: 'Qué datos recabamos',
      paragraphs: ['Solo pedimos los que hacen falta para atenderte:'],
      list: [
        'de contacto: nombre completo, correo electrónico y teléfono;',
        'de entrega: domicilio y referencias, cuando tu pedido se envía;',
        'de tus compras: productos, montos, forma de pago y entrega, y los mensajes que nos dejas;',
        'de asistentes a experiencias: nombre y teléfono de cada persona;',
        'técnicos: idioma, tema elegido y registros del servidor sin datos que te identifiquen.',
      ],
    },
    {
      title: 'Qué datos no recabamos',
      paragraphs: [
        'No pedimos datos personales sensibles. El número, la vigencia y el código de tu tarjeta los recibe directamente el proveedor de pagos; nosotros solo conocemos su marca y sus últimos cuatro dígitos.',
        'La tienda no está dirigida a menores de edad y no recaba sus datos a sabiendas.',
      ],
    },
    {
      title: 'Para qué los usamos',
      paragraphs: ['Son necesarios para la relación que tienes con la tienda:'],
      list: [
        'procesar, cobrar y entregar tus pedidos;',
        'avisarte de su estado y responder tus dudas;',
        'atender devoluciones, reembolsos y aclaraciones;',
        'emitir comprobantes y cumplir obligaciones legales;',
        'prevenir fraudes y mantener segura la tienda.',
      ],
    },
    {
      title: 'Finalidades que no son necesarias',
      paragraphs: [
        'Si lo aceptas, también podemos enviarte novedades y promociones, y medir qué campañas te trajeron a la tienda. Puedes negarte desde ahora o en cualquier momento sin que eso afecte tus compras.',
      ],
    },
    {
      title: 'Con quién los compartimos',
      paragraphs: ['Compartimos únicamente lo que cada quien necesita para cumplir tu pedido:'],
      list: [
        'los proveedores de la red que venden, preparan o entregan tus productos;',
        'el proveedor de pagos y, en su caso, tu banco;',
        'las empresas de mensajería;',
        'quienes nos prestan servicios de alojamiento y de correo, que actúan por nuestra cuenta;',
        'las autoridades, cuando la ley lo ordena.',
      ],
    },
    {
      title: 'Tus derechos',
      paragraphs: [
        'Puedes acceder a tus datos, rectificarlos, cancelarlos u oponerte a su uso (derechos ARCO), así como revocar tu consentimiento o limitar el uso y la divulgación de tus datos.',
        'Para hacerlo, {{contact}} Indica tu nombre, un medio para responderte, el derecho que quieres ejercer y los datos de que se trata, y acompaña un documento que acredite tu identidad o la de quien te representa.',
        'Te responderemos en un plazo máximo de veinte días hábiles y, si procede, lo haremos efectivo dentro de los quince días hábiles siguientes. El trámite es gratuito; solo podrían cobrarse los gastos de envío o de reproducción.',
        'Si consideras que tu derecho no fue atendido, puedes acudir a la autoridad federal en materia de protección de datos personales.',
      ],
    },
    {
      title: 'Cookies y almacenamiento en tu navegador',
      paragraphs: ['Usamos los siguientes, que puedes borrar o bloquear desde tu navegador:'],
      list: [
        'sesión y seguridad: los necesarios para que tu compra y tu cuenta funcionen;',
        `preferencias: tu idioma y tu tema claro u oscuro (hasta ${COOKIE_DAYS.theme} días);`,
        'origen de la visita: referralID, campaign y clickID, para reconocer a quien te recomendó la tienda (1 día), y first_touch, para reconocer a quien lo hizo primero (30 días);',
        'medición: si la tienda lo usa, el píxel de Meta cuenta las visitas de sus páginas públicas;',
        'tu carrito: se guarda en tu propio navegador hasta que lo vacías o compras.',
      ],
    },
    {
      title: 'Cuánto tiempo los conservamos',
      paragraphs: [
        'Conservamos los datos de tus pedidos durante el tiempo que exigen las leyes fiscales y mercantiles. Después los eliminamos o los volvemos anónimos.',
      ],
    },
    {
      title: 'Cómo los protegemos',
      paragraphs: [
        'Aplicamos medidas administrativas, técnicas y físicas para evitar su pérdida, alteración o uso no autorizado. Si ocurriera una vulneración que afecte de forma significativa tus derechos, te avisaremos.',
      ],
    },
    {
      title: 'Cambios a este aviso',
      paragraphs: [
        `Publicaremos cualquier cambio en esta misma página, en {{address}}, con la fecha en que entra en vigor.`,
      ],
    },
  ],
} as const;
