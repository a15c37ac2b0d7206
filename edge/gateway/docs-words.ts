import type { Access, Contract } from '../../shared/contracts/contract.ts';
import type { Locale } from '../../shared/kernel/locale.ts';

/** What the page says around the contracts; the contracts' own summaries are English. */
const en = {
  lead: (file: string) =>
    `Every call of this store. The machine-readable document is ${file} (OpenAPI 3.1). ` +
    'Amounts are integers in minor units. A failure answers',
  services: 'Services',
  does: 'What it does',
  access: 'Who may call',
  accessOf: (access: Access): string =>
    ({
      public: 'anyone',
      account: 'anyone who is signed in',
      webhook: 'the provider, by its signature',
    })[access as string] ?? `whoever holds ${access} in this store`,
  repeats: 'Repeats',
  idempotency: {
    none: 'not needed',
    accepted: 'Idempotency-Key accepted',
    required: 'Idempotency-Key required',
  },
  failures: 'Own failures',
  none: 'none',
  body: 'Body',
  answer: (status: number) => `Answer, status ${status}`,
  summary: ({ summary }: Contract): string => summary,
};

/** By call id. One that is missing shows its English summary. */
export const SPANISH_SUMMARIES: Readonly<Record<string, string>> = {
  'store.fetch': 'Una tienda de esta red con su tema, por su nombre corto',
  'store.menu':
    'El menú de la tienda: las secciones activas; con `{id}:{me}`, la administración que uno puede abrir',
  'store.banners': 'Las imágenes del carrusel en su orden',
  'store.headers': 'Los encabezados de la tienda',
  'published.franchises': 'Las franquicias de la red de la tienda',
  'catalogues.list': 'Los catálogos de la tienda en su orden',
  'published.catalogues': 'Los catálogos con productos, por peso o por nombre',
  'catalogues.get': 'Un catálogo',
  'public.catalogue': 'Un catálogo',
  'catalogues.products': 'Los artículos de un catálogo',
  'catalogues.search': 'Busca en los artículos de un catálogo',
  'public.referral-catalogues': 'Los catálogos de una tienda, por el id de la tienda',
  'public.referral-catalogue-products':
    'Los artículos de un catálogo, por la tienda y el nombre corto del catálogo',
  'products-list-public.search': 'Los artículos de esta tienda: búsqueda, filtros, conteos y orden',
  'public.item': 'Un artículo de esta tienda con sus variantes',
  'shopping-carts.quote':
    'Calcula los precios de un carrito guardado en el navegador, por proveedor; no cambia nada',
  'shopping-carts.create': 'Crea en el servidor un carrito con estas líneas',
  'shopping-carts.orders': 'Las partes del carrito por proveedor, como se pueden comprar ahora',
  'shopping-carts.add': 'Agrega unidades de una variante al carrito',
  'shopping-carts.set': 'Fija las unidades de una línea',
  'shopping-carts.delete': 'Quita una línea del carrito',
  'shopping-carts.own': 'El carrito de la cuenta en esta tienda, desde cualquier dispositivo',
  'shopping-carts.own-set':
    'Reemplaza todas las líneas del carrito de la cuenta, si sigue en la versión (`version`) de la que salieron',
  'shopping-carts.own-bulk':
    'Pasa las líneas locales del visitante al carrito de la cuenta, sin perder ni duplicar ninguna',
  'shopping-carts.checkout': 'Empieza una compra: aparta los artículos hasta que venza el plazo',
  'shopping-carts.checkout-get': 'La compra en curso con sus totales y el fin del plazo',
  'shopping-carts.fixed-delivery': 'Envío al costo fijo del proveedor',
  'shopping-carts.collection': 'El cliente recoge con el proveedor',
  'orders.create': 'Crea los pedidos de la compra, uno por proveedor',
  'orders.purchase':
    'Los pedidos de una compra; su id no se puede adivinar y da acceso al invitado',
  'orders.get': 'Un pedido; su id no se puede adivinar y da acceso al invitado',
  'payment.get': 'En qué va un pago',
  'payment.card':
    'Cobra a una tarjeta con la clave que dio el formulario del proveedor; rechaza números de tarjeta',
  'payment.confirm':
    'Pregunta al proveedor en qué va el pago y lo cierra; para el regreso de 3-D Secure',
  'payment.webhook-sandbox': 'Los avisos firmados del proveedor de prueba',
  'auth.exists': 'Si alguien ya usa este teléfono, correo o usuario',
  'auth.authorize': 'Empieza un registro y envía su PIN',
  'auth.pin': 'Envía otro PIN, a otro contacto si se indica',
  'auth.reset': 'Envía un PIN para cambiar la contraseña; responde igual haya o no una cuenta',
  'auth.logout': 'Cierra la sesión de este navegador',
  'auth.session': 'Quién inició sesión en este navegador',
  'auth.sessions': 'Los navegadores con sesión abierta, primero el último que se usó',
  'auth.session-end': 'Cierra la sesión de un navegador propio; `others`, la de todos los demás',
  'activate.pin': 'Confirma un registro, o una contraseña nueva, con el PIN; inicia sesión',
  'activate.link': 'Lo mismo con el enlace de un correo; inicia sesión',
  'oauth.authorization': 'Inicia sesión con contraseña; la sesión es una cookie',
  'auth.security':
    'Las llaves de acceso, la aplicación de autenticación y los códigos de quien llama',
  'auth.prove':
    'Confirma con la contraseña que quien tiene la sesión está ahí; por diez minutos puede cambiar lo que protege su cuenta',
  'auth.passkey-options':
    'Lo que el navegador necesita para crear una llave de acceso a esta tienda',
  'auth.passkey-add': 'Agrega la llave de acceso que creó el navegador',
  'auth.passkey-rename': 'Cambia el nombre de una llave de acceso propia',
  'auth.passkey-remove': 'Quita una llave de acceso propia: ya no abre la cuenta',
  'auth.authenticator-begin':
    'Empieza a poner una aplicación de autenticación; no protege nada hasta que se confirma',
  'auth.authenticator-confirm':
    'Confirma la aplicación con un código suyo; da los códigos de recuperación, una sola vez',
  'auth.authenticator-remove': 'Quita la aplicación y sus códigos de recuperación',
  'auth.recovery-codes': 'Da códigos de recuperación nuevos; los de antes ya no sirven',
  'oauth.passkey-options':
    'Lo que el navegador necesita para entrar con una llave de acceso; no se guarda nada',
  'oauth.passkey': 'Inicia sesión con una llave de acceso, que vale por los dos pasos',
  'oauth.second-factor':
    'Termina de iniciar sesión con un código de la aplicación o uno de recuperación',
  'staff.list': 'Quién trabaja en la tienda, primero su dueño',
  'staff.invites': 'Las invitaciones que esperan respuesta, la última primero',
  'staff.invite': 'Invita a alguien por correo a trabajar en la tienda; reemplaza una anterior',
  'staff.invite-resend': 'Envía otra vez una invitación, con enlace nuevo y otros siete días',
  'staff.invite-withdraw': 'Retira una invitación: su enlace deja de servir',
  'staff.accept': 'Acepta una invitación a esta tienda; su correo debe ser el propio y confirmado',
  'staff.role': 'Da otra función a alguien del equipo',
  'staff.remove': 'Saca a alguien del equipo; su cuenta y sus sesiones siguen',
  'collaborators.list': 'Las tiendas colaboradoras, en el orden en que se agregaron',
  'collaborators.profiles': 'Las tiendas de la red que pueden ser colaboradoras, por nombre',
  'collaborators.add': 'Hace colaboradora a una tienda de la misma red, por su nombre corto',
  'collaborators.change': 'Cambia cómo se llama aquí una colaboradora',
  'collaborators.refresh': 'Toma de nuevo el nombre y la foto de la colaboradora',
  'collaborators.remove': 'Saca a una tienda de las colaboradoras',
  'store.collaborations': 'Las tiendas de las que esta es colaboradora',
  'profile.get': 'El perfil de quien llama',
  'profile.update':
    'Escribe campos del perfil de quien llama; lo que falta se queda, null lo vacía',
  'profile.contact': 'Empieza un cambio de correo o teléfono: manda un PIN al nuevo',
  'profile.contact-prove': 'Termina el cambio de correo o teléfono con el PIN que llegó al nuevo',
  'profile.export': 'Todo lo que se guarda de la cuenta de quien llama, para que se lo lleve',
  'profile.erase':
    'Borra para siempre la cuenta de quien llama; los pedidos se quedan, como pide la ley',
  'profile-public.list':
    'Perfiles públicos de personas y de tiendas de esta red, por sus ids separados con comas',
  'profile-public.get':
    'Un perfil público; `{mashup}` es su id y el id de la tienda que se consulta',
  'profile-admin.date': 'La última señal de presencia de quien llama',
  'profile-admin.beat': 'Avisa que quien llama está presente; se manda cada cinco minutos',
  'setup-apps.get': 'Si quien llama quiere ver el recorrido de una aplicación',
  'setup-apps.change': 'Guarda si quien llama quiere ver el recorrido de una aplicación',
};

const es: typeof en = {
  lead: (file) =>
    `Todas las llamadas de esta tienda. El documento para máquinas es ${file} (OpenAPI 3.1). ` +
    'Los importes son enteros en la unidad menor. Un fallo responde',
  services: 'Servicios',
  does: 'Qué hace',
  access: 'Quién puede llamarla',
  accessOf: (access) =>
    ({
      public: 'cualquiera',
      account: 'quien inició sesión',
      webhook: 'el proveedor, con su firma',
    })[access as string] ?? `quien tiene ${access} en esta tienda`,
  repeats: 'Repeticiones',
  idempotency: {
    none: 'no hace falta',
    accepted: 'acepta Idempotency-Key',
    required: 'exige Idempotency-Key',
  },
  failures: 'Fallos propios',
  none: 'ninguno',
  body: 'Cuerpo',
  answer: (status) => `Respuesta, estado ${status}`,
  summary: ({ id, summary }) => SPANISH_SUMMARIES[id] ?? summary,
};

export const docsWords: Readonly<Record<Locale, typeof en>> = { es, en };
