import type { ErrorCode } from '../../contracts/errors.ts';
import { accountErrors } from './account-errors.ts';
import { courierErrors } from './courier-errors.ts';
import { draftErrors } from './draft-errors.ts';
import { eventErrors } from './event-errors.ts';
import { holdErrors } from './hold-errors.ts';
import { invoiceErrors } from './invoice-errors.ts';
import { reviewErrors } from './review-errors.ts';
import { settlementErrors } from './settlement-errors.ts';
import { talkErrors } from './talk-errors.ts';
import {
  activation,
  catalogue,
  checkout,
  generic,
  move,
  orders,
  payment,
  product,
  refund,
  registration,
  stock,
  store,
  supplier,
  validation,
} from './words.ts';
import { declined } from './decline-words.ts';

/**
 * The message of each failure, in Spanish. `_left` and `_max` are the forms for a failure that
 * knows how many are left or allowed, `_seconds`, `_minutes` and `_hours` for one that
 * knows how long to wait; `named` puts the item's name before a message.
 */
export const errors = {
  ...accountErrors,
  named: '{{name}}: {{message}}',
  unnamed: 'Un producto',
  instead_reset: 'Si no recuerdas tu contraseña, puedes recuperarla desde el inicio de sesión.',
  instead_restart: 'También puedes volver a empezar desde el principio.',
  instead_link: 'El enlace del correo que te enviamos todavía sirve.',
  instead_invites: 'Las invitaciones que ya enviaste siguen sirviendo.',
  instead_account: 'Si ya tienes cuenta, puedes iniciar sesión o recuperar tu contraseña.',
  instead_passkey:
    'Si tienes una llave de acceso, puedes entrar con ella; si no, escríbele a la tienda.',
  instead_contact: 'Si no puedes esperar, escríbele a la tienda.',

  invalid_request: 'Revisa los datos: hay algo que no es válido.',
  not_json: 'El contenido de la solicitud no es JSON válido.',
  idempotency_key_required: 'Falta el encabezado Idempotency-Key.',
  invalid_idempotency_key: 'El encabezado Idempotency-Key no es válido.',
  origin_refused: 'Esta solicitud no viene de la tienda.',
  not_found: 'No encontramos lo que buscas.',
  service_not_found: 'Este servicio no existe.',
  store_not_found: store.notFound,
  method_not_allowed: 'Esta dirección no admite ese método.',
  idempotency_key_reused: 'Esa Idempotency-Key ya se usó con otros datos.',
  idempotency_in_progress: 'Tu solicitud anterior sigue en proceso. Espera un momento.',
  payload_too_large: 'Lo que enviaste es demasiado grande.',
  unsupported_media_type: 'El contenido debe ser JSON.',
  too_many_requests: 'Recibimos demasiadas solicitudes. Espera un momento e inténtalo de nuevo.',
  too_many_requests_minutes_one:
    'Hubo demasiados intentos. Podrás volver a intentarlo en 1 minuto.',
  too_many_requests_minutes_other:
    'Hubo demasiados intentos. Podrás volver a intentarlo en {{count}} minutos.',
  too_many_requests_hours_one: 'Hubo demasiados intentos. Podrás volver a intentarlo en 1 hora.',
  too_many_requests_hours_other:
    'Hubo demasiados intentos. Podrás volver a intentarlo en {{count}} horas.',
  internal_error: generic.tryAgain,
  storage_full:
    'Por ahora no podemos guardar nada: el servidor no tiene espacio. Inténtalo de nuevo en un rato.',
  upstream_failed: 'Un servicio que necesitamos falló. Inténtalo de nuevo en un momento.',
  upstream_timeout:
    'Un servicio que necesitamos tardó demasiado. Inténtalo de nuevo en un momento.',

  login_required: 'Inicia sesión para continuar.',
  not_allowed: 'Tu cuenta no tiene permiso para esto.',
  wrong_credentials: 'El usuario o la contraseña no son correctos.',
  second_factor_required: 'Escribe el código de tu aplicación de autenticación.',
  existing_user: registration.existing_user,
  user_already_active: activation.user_already_active,
  user_already_exists: registration.user_already_exists,
  user_does_not_exist: activation.user_does_not_exist,
  email_client_failure: registration.email_client_failure,
  email_server_failure: registration.email_server_failure,
  not_eligible: registration.not_eligible,
  invalid_pin: validation.incorrectCode,
  invalid_pin_left_one: `${validation.incorrectCode}. Te queda 1 intento.`,
  invalid_pin_left_other: `${validation.incorrectCode}. Te quedan {{count}} intentos.`,
  pin_locked: 'Hubo demasiados intentos. Espera 15 minutos y pide un PIN nuevo.',
  pin_locked_minutes_one: 'Hubo demasiados intentos. En 1 minuto podrás pedir un PIN nuevo.',
  pin_locked_minutes_other:
    'Hubo demasiados intentos. En {{count}} minutos podrás pedir un PIN nuevo.',
  pin_just_sent: 'Te acabamos de enviar un PIN. Espera unos segundos antes de pedir otro.',
  pin_just_sent_seconds_one: 'Te acabamos de enviar un PIN. Podrás pedir otro en 1 segundo.',
  pin_just_sent_seconds_other:
    'Te acabamos de enviar un PIN. Podrás pedir otro en {{count}} segundos.',
  invalid_link: 'Este enlace ya no sirve: se usó o venció. Pide uno nuevo.',

  proof_required: 'Confirma con tu contraseña que eres tú, o inicia sesión otra vez.',
  invalid_code: 'El código no es correcto o ya se usó. Espera el siguiente e inténtalo de nuevo.',
  sign_in_expired: 'Pasó demasiado tiempo o hubo demasiados intentos. Inicia sesión otra vez.',
  authenticator_active: 'Ya tienes una aplicación de autenticación. Quítala antes de poner otra.',
  authenticator_missing: 'Todavía no tienes una aplicación de autenticación.',
  passkey_refused: 'Esa llave de acceso no sirve aquí. Inténtalo de nuevo o usa tu contraseña.',
  passkey_exists: 'Esa llave de acceso ya está en tu cuenta.',
  too_many_passkeys: 'Ya tienes el máximo de llaves de acceso. Quita una antes de agregar otra.',

  address_not_found: 'Esa dirección ya no está en tu libreta.',
  too_many_addresses: 'Tu libreta está llena. Quita una dirección antes de agregar otra.',
  ...talkErrors,
  follows_itself: 'No puedes seguirte a ti ni a tu propia tienda.',
  too_many_follows:
    'Ya sigues a 1,000 en esta red. Deja de seguir a alguien antes de seguir a otro.',

  staff_not_found: 'Esa persona ya no está en el equipo.',
  owner_stays: 'La tienda es de esta persona: su función no cambia.',
  already_staff: 'Esa persona ya está en el equipo.',
  invite_not_found: 'Esa invitación ya no está: se aceptó o se retiró.',
  invite_not_yours:
    'La invitación es para otro correo. Entra con la cuenta de ese correo, ya confirmado.',
  collaborator_not_found: 'Esa tienda ya no está entre los colaboradores.',
  collaborator_exists: 'Esa tienda ya es colaboradora.',
  embed_key_not_found: 'Esa clave ya no existe.',
  too_many_embed_keys: 'La tienda ya tiene {{max}} claves: pausa y reutiliza alguna.',
  embed_key_required: 'Este elemento necesita la clave de un socio.',
  embed_key_unknown: 'La tienda no conoce esta clave.',
  embed_key_paused: 'La tienda pausó esta clave.',
  origin_not_registered: 'La clave no vale para páginas de {{origin}}.',
  handoff_used:
    'Este enlace ya se usó, o es de hace más de un día. Vuelve a la página donde elegiste y sigue desde ahí.',
  owner_of_store: 'Todavía tienes una tienda. Pásala a otra persona antes de borrar tu cuenta.',
  too_many_entries: 'El blog está lleno: borra una entrada que ya nadie lea.',
  address_gone: 'Esa página ya no está en la tienda.',
  address_taken: 'Otra página de tu tienda tiene esa dirección. Escribe otra.',
  redirect_not_found: 'Esa dirección ya no lleva a ninguna otra.',
  redirect_exists: 'Esa dirección ya lleva a otra: bórrala antes de escribirla de nuevo.',
  redirect_chain:
    'Una de las dos direcciones ya es parte de otro camino. Escribe la última a la que se debe llegar.',
  too_many_redirects:
    'Tu tienda ya tiene demasiadas direcciones que llevan a otra. Borra una antigua.',
  blog_entry_not_found: 'Esa entrada no está en el blog de esta tienda.',
  contact_not_found: 'Ese mensaje no está en la bandeja de esta tienda.',

  job_not_found: 'No encontramos ese trabajo.',
  job_over: 'Ese trabajo ya terminó: no hay nada que detener ni deshacer.',

  item_not_found: product.notFound,
  franchise_not_found: 'Esa franquicia no está en la red de la tienda.',
  catalogue_not_found: 'Catálogo no encontrado',
  supplier_not_found: `${supplier.missing}. ${supplier.missingText}.`,
  supplier_required: 'Cada vendedor se paga por separado: elige a quién le pagas primero.',
  slug_taken: validation.slugTaken,
  store_exists: 'Tu cuenta ya tiene una tienda: ábrela desde esta página.',
  pass_refused: 'El pase a tu tienda ya se usó o venció. Pulsa el botón otra vez.',
  store_read_only: 'Esta tienda es solo de consulta: aquí no se puede comprar.',

  header_not_found: 'Ese encabezado ya no está en tu tienda.',
  slide_not_found: 'Ese banner ya no está en tu tienda.',
  too_many_slides: 'Tu tienda ya tiene el máximo de banners. Borra uno antes de agregar otro.',
  too_many_headers: 'Tu tienda ya tiene el máximo de encabezados. Borra uno antes de agregar otro.',
  too_many_catalogues: 'Tu tienda ya tiene el máximo de catálogos. Borra uno antes de crear otro.',
  product_catalogue_has_products: catalogue.hasProducts,
  catalogue_by_rule:
    'Ese catálogo se llena por su regla. Cambia la regla, o quítala para elegir los productos a mano.',
  updating_position_error: move.updating_position_error,
  edit_not_found: 'No encontramos ese cambio en el historial.',
  edited_meanwhile:
    'Alguien más cambió esto mientras lo editabas. Mira cómo quedó y vuelve a guardar.',

  invalid_product: product.invalid_product,
  only_franchise_products: product.onlyFranchise,
  units_reserved:
    'Hay clientes que están pagando esas unidades. Espera unos minutos o deja las que están apartadas.',
  edit_stays: 'Ese cambio queda en el historial, pero no se puede devolver.',

  image_not_found: 'Esa imagen ya no está en tu biblioteca.',
  image_too_large: 'La imagen pesa demasiado: puede pesar hasta 4 MB.',
  image_type_refused: 'Ese formato no sirve: usa JPG, PNG, WebP sin animación o SVG.',
  image_dimensions_refused:
    'La imagen tiene demasiados píxeles: puede medir hasta 12,000 por lado y 50 millones en total.',
  image_damaged: 'No pudimos leer la imagen: el archivo está dañado o incompleto.',
  image_in_use: 'Tu tienda muestra esta imagen. Cámbiala en esos lugares antes de borrarla.',
  gallery_full: 'La biblioteca de tu tienda está llena. Borra imágenes que ya no uses.',

  cart_not_found: 'No encontramos tu carrito.',
  cart_empty: 'Tu carrito está vacío.',
  cart_changed: 'Tu carrito cambió en otro dispositivo. Mira cómo quedó e inténtalo de nuevo.',
  insufficient_stock: stock.insufficient,
  insufficient_stock_left_zero: `${stock.insufficient} (no queda ninguno)`,
  insufficient_stock_left_one: `${stock.insufficient} (queda {{count}})`,
  insufficient_stock_left_other: `${stock.insufficient} (quedan {{count}})`,
  out_of_stock: stock.outOfStock,
  unavailable_for_sale: stock.unavailable,
  purchase_amount_exceeded: checkout.amountExceeded,
  purchase_amount_exceeded_max: `${checkout.amountExceeded} (máximo {{max}})`,
  price_hidden: 'Este producto no se vende en línea. Pregunta por él a la tienda.',
  experience_ended: orders.experienceEnded,
  checkout_not_found: 'No encontramos tu compra. Vuelve a empezar desde el carrito.',
  checkout_expired: checkout.expired,
  checkout_already_placed: 'Esta compra ya está hecha.',
  delivery_not_available: 'Esa forma de entrega no está disponible.',
  delivery_out_of_zone: 'La tienda no entrega en ese código postal: elige otra forma de entrega.',
  delivery_time_taken: 'Ese día y esa hora no se ofrecen: elige otros.',
  payment_type_not_available: 'Esa forma de pago no está disponible.',
  missing_attendants: 'Falta el nombre o el teléfono de algún asistente.',

  order_not_found: orders.notFound,
  ...reviewErrors,
  ticket_not_found: 'Ese boleto no existe.',
  ticket_changed: 'El boleto cambió en este momento. Vuelve a intentarlo.',
  ticket_used: 'Ese boleto ya se usó: no puede pasar a otro nombre.',
  ticket_void: 'Ese boleto está anulado.',
  undo_too_late: 'Ya pasó el tiempo para deshacer esa entrada.',
  order_note_not_found: 'Esa nota ya no existe.',
  too_many_order_notes: 'El pedido ya tiene todas las notas que caben.',
  shipment_not_found: 'Ese paquete ya no está en camino.',
  shipment_not_possible: 'De este pedido no se envían paquetes ahora.',
  units_not_left: 'De algún artículo ya no quedan tantas unidades por enviar.',
  too_many_shipments: 'El pedido ya tiene todos los paquetes que caben.',
  receipt_failed: supplier.receiptFailed,
  sale_price_changed: 'Un precio cambió mientras vendías. Revisa el total y cobra de nuevo.',
  too_little_received: 'Lo que recibiste es menos que el total.',
  ...draftErrors,
  ...eventErrors,
  cashout_currency: 'De esta moneda todavía no se puede retirar.',
  cashout_minimum: 'Retira al menos {{minimum}}.',
  cashout_too_much:
    'Eso es más de lo que puedes retirar ahora. Recarga la página para ver cuánto hay.',
  cashout_not_found: 'No encontramos ese retiro.',
  cashout_moved: 'Ese retiro ya cambió de estado. Recarga la página para verlo.',
  payout_account_missing: 'Guarda primero una cuenta bancaria.',
  payout_account_resting:
    'La cuenta bancaria es nueva: por seguridad, hay que esperar 72 horas para retirar a ella.',
  payout_batch_empty: 'No hay retiros aprobados que se puedan enviar.',
  seller_code_unknown: 'No encontramos ese código. Revísalo con quien te lo dio.',
  ...courierErrors,
  ...holdErrors,
  payout_batch_not_found: 'No encontramos esa dispersión.',
  ...settlementErrors,
  attachments_full: 'Un mensaje lleva hasta cinco fotos: envíalo, o quita una.',
  order_without_mail: 'Este pedido no tiene correo.',
  return_photos_full: 'Una devolución lleva hasta seis fotos.',
  file_not_found: 'No encontramos el archivo.',
  file_type_refused:
    'Ese tipo de archivo no se entrega: sube un PDF, EPUB, ZIP, documento, audio, video o imagen.',
  file_link_over: 'Esa descarga ya venció. Ábrela otra vez desde tu pedido.',
  files_full:
    'Este artículo ya tiene todos los archivos que puede entregar. Quita uno para subir otro.',
  item_not_digital: 'Solo los artículos digitales entregan archivos.',
  ...invoiceErrors,
  order_moved: 'El pedido avanzó mientras lo veías. Mira cómo quedó e inténtalo de nuevo.',
  move_not_allowed: 'El pedido no puede pasar a esa etapa desde la que tiene ahora.',
  already_canceled: orders.alreadyCanceled,
  cancel_not_allowed: `${orders.cancelFailed}: ya salió de la tienda. Escríbele para acordar qué hacer.`,
  cost_not_payable:
    'Solo se puede pedir un costo de envío en pedidos a domicilio que se pagan al recibir. Deja el costo en cero.',
  return_not_found: 'No encontramos la devolución.',
  return_canceled: orders.canceledNotReturned,
  return_too_early: 'Puedes pedir la devolución cuando el pedido esté entregado.',
  return_expired: orders.returnDeadline,
  return_declined: 'La tienda ya rechazó dos veces la devolución de este pedido.',
  return_is_decided: 'Esta devolución ya se aceptó o se rechazó',
  return_is_withdrawal: 'Quien compró se arrepintió con derecho: no se puede rechazar',
  return_is_open: 'Ya hay una devolución abierta de este pedido.',
  return_units: 'Elige qué devuelves, y no más piezas de las que quedan por devolver.',
  return_is_closed: 'Esa devolución ya está cerrada. Recarga la página para verla.',
  inspection_units: 'Las unidades de cada artículo tienen que sumar las que se devuelven.',
  return_is_inspected: 'Ya se anotó lo que llegó de esta devolución',
  return_has_refunds:
    'Hay un reembolso en camino. Espera a que termine, o márcalo como pagado, y cierra después.',
  return_comments_full: 'Esta devolución ya tiene demasiados mensajes.',
  refund_not_found: 'No encontramos el reembolso.',
  refund_too_much: refund.tooMuch,
  refund_is_over: 'Ese reembolso ya terminó. Recarga la página para ver cómo quedó.',
  refund_not_failed:
    'El proveedor todavía puede completar ese reembolso. Márcalo solo si llega a fallar.',
  order_not_refundable: `${refund.failed}: este pedido no tiene un pago aprobado por un proveedor.`,
  payment_not_found: 'No encontramos el pago.',
  payment_declined: payment.declined,
  ...declined,
  payment_failed: payment.attemptFailed,
  payment_pending: 'Tu pago sigue en proceso. Espera un momento.',
  hold_not_found: 'Esas unidades ya no están reservadas.',
  hold_is_paying: 'Su pago está en curso: esas unidades no se pueden liberar ahora.',
  card_number_refused: 'Por tu seguridad, no escribas aquí el número de tu tarjeta.',
  webhook_signature_invalid: 'La firma del aviso no es válida.',
  slug_public_was_alrready_generated: checkout.slug_public_was_alrready_generated,
  payment_link_not_found: 'No hay ningún pago compartido con esa dirección',
  instalments_not_available: 'Ese número de meses no está disponible para esta compra',
  saved_card_not_found: 'No encontramos esa tarjeta guardada; elige otra forma de pagar',
  bank_account_invalid:
    'Revisa el número de cuenta: una CLABE tiene 18 dígitos y un CBU 22, y el último comprueba a los demás',
  deposit_not_due: 'Este depósito ya no espera tu confirmación',
} as const satisfies Readonly<Record<ErrorCode | (string & {}), string>>;
