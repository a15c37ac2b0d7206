import {
  RETURN_WINDOW_HOURS,
  STOCK_HOLD_MS,
} from '../../../../../../shared/kernel/constants/index.ts';

const holdMinutes = STOCK_HOLD_MS / 60_000;

/** Terms of use of a store of the network, in Spanish. */
export const terms = {
  title: 'Términos y condiciones',
  updated: '2026-11-01',
  intro: [
    'Estos términos regulan el uso de la tienda {{store}}, disponible en {{address}}. Al navegar o comprar en ella los aceptas. Si no estás de acuerdo, por favor no la uses.',
  ],
  sections: [
    {
      title: 'Quién te vende',
      paragraphs: [
        '{{store}} forma parte de una red de tiendas. Un producto puede ser vendido y entregado por la propia tienda o por otro proveedor de la red; su nombre aparece en la página de cada producto, en el carrito y en tu pedido.',
        'Si tu carrito tiene productos de varios proveedores, cada uno recibe y atiende un pedido por separado.',
      ],
    },
    {
      title: 'Tu uso de la tienda',
      paragraphs: ['Puedes comprar como invitado o con una cuenta. Te pedimos que:'],
      list: [
        'des datos verdaderos y actualizados, porque con ellos se entrega tu pedido;',
        'seas mayor de edad o compres con permiso de quien te representa;',
        'no uses la tienda para fines ilícitos, ni intentes dañar su funcionamiento o acceder a datos de otras personas.',
      ],
    },
    {
      title: 'Precios y disponibilidad',
      paragraphs: [
        'Los precios incluyen impuestos y se muestran en la moneda indicada. El costo y el plazo del envío están en la página de cada producto y en tu carrito.',
        'Algunos productos no muestran precio: se consulta con la tienda y no se compran en línea. Cuando un producto tiene un precio anterior tachado, el precio vigente es el que no está tachado.',
        `Al iniciar el pago apartamos tus productos por un tiempo limitado, normalmente ${holdMinutes} minutos, que ves en pantalla. Si termina sin que completes la compra, los productos vuelven a estar disponibles para otras personas.`,
        'Si un precio se publicó con un error evidente, podremos cancelar el pedido y devolverte lo que hayas pagado.',
      ],
    },
    {
      title: 'Pedidos y pagos',
      paragraphs: [
        'Tu compra queda hecha cuando te mostramos su confirmación. Te la enviamos también por correo electrónico.',
        'Las formas de pago disponibles aparecen al pagar. Los pagos con tarjeta los procesa un proveedor especializado: los datos de tu tarjeta se escriben en su formulario y nunca llegan a nosotros. Tu banco puede pedirte una verificación adicional.',
        'En los pagos en efectivo contra entrega, pagas al recibir o recoger tu pedido.',
      ],
    },
    {
      title: 'Entrega',
      paragraphs: [
        'Cada proveedor indica cómo entrega: envío a tu domicilio con costo y plazo fijos, o recolección en su dirección. Los plazos son estimados y cuentan desde la confirmación del pedido.',
        'Revisa tu pedido al recibirlo. Si llegó incompleto, dañado o distinto de lo que compraste, avísanos cuanto antes.',
      ],
    },
    {
      title: 'Productos digitales, servicios y experiencias',
      paragraphs: [
        'Los productos digitales no se envían a domicilio: el proveedor acuerda contigo la entrega. Son para tu uso personal: no puedes revenderlos ni compartirlos públicamente.',
        'Los servicios se prestan en los términos que describe su página y que acuerdes con el proveedor.',
        'Una experiencia se compra para la fecha y el lugar indicados. Pedimos el nombre y el teléfono de cada asistente; entra quien está en el pedido. Cuando la experiencia comienza ya no se venden boletos.',
      ],
    },
    {
      title: 'Devoluciones y cancelaciones',
      paragraphs: [
        `La página de cada producto dice si admite devolución. Cuando la admite, puedes pedirla a la tienda dentro de las ${RETURN_WINDOW_HOURS} horas posteriores a recibir tu compra, y el proveedor puede agregar condiciones que verás antes de comprar.`,
        'Un pedido cancelado no se puede volver a cancelar ni devolver. Los reembolsos se hacen por la misma forma de pago, salvo que acuerdes otra cosa con el proveedor.',
        'Nada de lo anterior limita los derechos que la Ley Federal de Protección al Consumidor te da cuando un producto tiene defectos, no corresponde a lo anunciado o no se entrega.',
      ],
    },
    {
      title: 'Revendedores y comisiones',
      paragraphs: [
        'Algunas personas de la red recomiendan o revenden productos y reciben una comisión por ello. Esto no cambia el precio que ves ni tus derechos como cliente.',
      ],
    },
    {
      title: 'Contenidos',
      paragraphs: [
        'Los textos, fotografías y marcas de la tienda pertenecen a sus titulares. Puedes compartir enlaces a la tienda; para cualquier otro uso necesitas su permiso.',
        'Procuramos que las descripciones y fotografías sean fieles. Los colores pueden variar un poco según tu pantalla.',
      ],
    },
    {
      title: 'Responsabilidad',
      paragraphs: [
        'Cada proveedor responde por sus productos, su entrega y su garantía. La tienda atiende tus quejas y ayuda a resolverlas.',
        'Hacemos lo razonable para que la tienda funcione sin interrupciones, pero puede haber fallas o mantenimientos. No respondemos por daños que resulten de usarla en contra de estos términos.',
      ],
    },
    {
      title: 'Cambios a estos términos',
      paragraphs: [
        'Podemos actualizar estos términos. Los que se aplican a tu compra son los publicados el día en que la hiciste.',
      ],
    },
    {
      title: 'Ley aplicable y contacto',
      paragraphs: [
        'Estos términos se rigen por las leyes de México. Si no logramos resolver una diferencia, puedes acudir a la Procuraduría Federal del Consumidor (Profeco) o a los tribunales competentes.',
        `Para cualquier duda, {{contact}}`,
      ],
    },
  ],
} as const;
