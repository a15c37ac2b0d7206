/**
 * The product's own words in Spanish, in groups that bundlers take one by one. Those that the spec
 * quotes in Spanish are literal, spelling included; the table test holds them against its copy.
 */

export { generic } from './generic.ts';

export const follow = {
  failed: 'Falló',
  failedText: 'No se pudo completar la acción. Inténtalo más tarde',
} as const;

export const catalogue = {
  notDeleted: 'El catálogo no se borró',
  deleted: 'Catálogo borrado',
  couldNotDelete: 'No fue posible borrar el catálogo.',
  hasProducts: 'El catálogo tiene productos y no se puede borrar.',
} as const;

export const image = {
  rejected: 'Imagen rechazada',
  shopPhotoFailed: 'No se pudo actualizar la foto de la tienda',
} as const;

export const store = {
  pageNotFound: '¡Página no encontrada!',
  notFound: 'Lo sentimos, pero la tienda no existe',
  back: 'Volver al inicio',
} as const;

export const lists = {
  categoryNotFound: 'Categoría no encontrada',
  supplierNotFound: 'Proveedor no encontrado',
  noBusinesses: 'No se encontraron negocios',
  productsNotFound: 'No se encontraron productos',
  servicesNotFound: 'No se encontraron servicios',
  createSearch: 'Crear una búsqueda con «{{text}}»',
} as const;

export const banner = {
  created: 'El banner se creó',
  updated: 'El banner se actualizó',
  deleted: 'El banner se borró',
} as const;

export const header = {
  created: 'Se creó el header correctamente',
  updated: 'Se actualizó el header correctamente',
  deleted: 'Se borró el header correctamente',
} as const;

/** Keys with an underscore are the codes of the answers that they belong to. */
export const activation = {
  failed: 'falló',
  user_already_active: 'el usuario ya está activado',
  user_does_not_exist: 'el usuario no existe',
  unknown: 'error desconocido',
} as const;

export const registration = {
  failed: '¡Falló!',
  existing_user: 'El usuario ya existe',
  existingUserTryAnother: 'El usuario ya existe, prueba con otro.',
  email_client_failure:
    '¡No se pudo enviar el correo de activación (error del cliente)! Por favor, inténtalo más tarde',
  email_server_failure:
    '¡No se pudo enviar el correo de activación (error del servidor)! Por favor, inténtalo más tarde',
  user_already_exists: '¡El usuario ya fue activado!',
  not_eligible:
    'Tu línea no admite el cargo del servicio. Por favor, comunícate con tu compañía telefónica.',
  unknown: 'Error desconocido',
  invalidPin: 'PIN inválido',
} as const;

export const product = {
  notFound: 'Producto, servicio o experiencia no encontrado',
  invalid_product: 'Solo se pueden agregar productos del proveedor o de la franquicia.',
  onlyFranchise: 'Solo se permiten productos del dueño de la franquicia.',
} as const;

export const supplier = {
  missing: 'Falta configuración del vendedor',
  missingText: 'Contacte a su vendedor',
  fetchFailed: 'Error al obtener la información de vendedor',
  fetchFailedText: 'Intente después.',
  receiptFailed: 'Error al generar el recibo',
} as const;

export const move = {
  failed: 'No se pudo mover el producto',
  updating_position_error: 'La posición se está actualizando. Inténtalo más tarde.',
} as const;

export const add = {
  failed: 'Ocurrio un error al agregar al catálogo',
  cloneFailed: 'Ocurrió un error al copiar el catálogo',
  removeFailed: 'Ocurrio un error al borrar el producto del catálogo',
  added: 'Los productos han sido agregado al catálogo',
  cloned: 'Catálogo copiado correctamente',
} as const;

export const campaign = {
  done: 'La campaña se {{action}} correctamente',
  actions: { created: 'creó', updated: 'actualizó', deleted: 'borró' },
  channelCreated: 'El canal se creó',
  channelUpdated: 'El canal se actualizó',
} as const;

export const downgrade = {
  package_still_active_no_downgrade: 'Tu plan actual vence el {{date}}.',
  paymentError: '¡Error en el pago!',
  failed: 'La compra del paquete falló',
} as const;

export const payment = {
  attemptFailed:
    'El intento de pago falló. Por favor, seleccione otra forma de pago o intente más tarde',
  redirectFailed: 'El intento de pago falló y no fue posible completar la transacción.',
  failed: 'El intento de pago falló',
  setupFailed: 'No se pudo preparar el pago. Inténtalo más tarde.',
  declined: 'El pago fue rechazado. Por favor, comunícate con tu banco para más información',
} as const;

export const checkout = {
  notPossible: 'La compra no se puede realizar en este momento',
  expired: 'El tiempo para completar tu compra terminó',
  amountExceeded: 'Se excedió la cantidad de compra',
  slug_public_was_alrready_generated: 'el slug publico ya fue generado',
} as const;

export const orders = {
  detailsFailed: 'Error al obtener los detalles de la orden',
  notFound: 'Orden no encontrada',
  cancelFailed: 'Ocurrió un error al intentar cancelar la orden de compra',
  alreadyCanceled: 'La orden de compra ya está cancelada',
  canceledNotReturned: 'Tu orden no se puede devolver porque está cancelada',
  noQuotes: 'No hay cotizaciones de envío para esta dirección',
  courierFailed: 'El servicio de paquetería tuvo un error. Inténtalo más tarde',
  noBranches: 'No hay sucursales cerca de esta dirección',
  experienceEnded: 'La experiencia terminó y ya no se pueden crear boletos',
  returnDeadline: 'El plazo para devolver esta compra terminó',
} as const;

export const cart = {
  addFailed: 'Error al agregar al carrito',
  updateFailed: 'Error al actualizar la cantidad',
} as const;

export const stock = {
  unavailable: 'El producto no está a la venta por el momento',
  outOfStock: 'El producto está agotado',
  insufficient: 'La cantidad solicitada es mayor que el número de artículos disponibles',
} as const;

export const refund = {
  tooMuch: 'El monto ingresado es mayor que el monto disponible',
  failed: 'El reembolso no se pudo completar',
  done: 'se reembolsaron {{amount}}',
} as const;

export const success = {
  returnStarted: 'La devolución se inició',
  returnClosed: 'La solicitud de devolución se cerró',
  reviewCreated: 'Tu reseña se publicó',
  reviewUpdated: 'Tu reseña se actualizó',
  ratingSaved: 'Tu calificación se guardó',
  ratingFailed: 'No se pudo guardar tu calificación',
  profileUpdated: 'Tu perfil se actualizó',
  profileFailed: 'No se pudo actualizar tu perfil',
  franchiseRemoved: 'La franquicia se eliminó de tu tienda',
  franchiseAdded: 'La franquicia se agregó a tu tienda',
} as const;

export const alerts = {
  noMessage: 'Sin mensaje',
} as const;

/** The messages at a form's field (spec [5]). */
export const validation = {
  required: 'Obligatorio',
  invalidName: 'Nombre inválido',
  invalidPhone: 'Número de teléfono inválido',
  invalidNumber: 'Número inválido',
  invalidEmail: 'Correo electrónico inválido',
  incorrectCode: 'Código incorrecto o vencido',
  slugTaken: 'Este dominio no está disponible',
  imageTooLarge:
    'El tamaño de archivo de la imagen sobrepasa el máximo permitido (MB) o el formato es inválido',
} as const;
