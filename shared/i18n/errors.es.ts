import { type FailureWords, named } from './failure-words.ts';
import { plural } from './plural.ts';
import {
  activation,
  checkout,
  generic,
  orders,
  payment,
  product,
  registration,
  stock,
  store,
  supplier,
  validation,
} from './words.es.ts';

function leftWords(left: number): string {
  if (left === 0) return 'no queda ninguno';
  return `${plural('es', left, { one: 'queda', other: 'quedan' })} ${left}`;
}

/** What the caller is told for each failure, in Spanish. */
export const errors: FailureWords = {
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
  internal_error: generic.tryAgain,
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
  pin_locked: 'Hubo demasiados intentos. Espera 15 minutos y pide un PIN nuevo.',
  invalid_link: 'Este enlace ya no sirve: se usó o venció. Pide uno nuevo.',

  proof_required: 'Confirma con tu contraseña que eres tú, o inicia sesión otra vez.',
  invalid_code: 'El código no es correcto o ya se usó. Espera el siguiente e inténtalo de nuevo.',
  sign_in_expired: 'Pasó demasiado tiempo o hubo demasiados intentos. Inicia sesión otra vez.',
  authenticator_active: 'Ya tienes una aplicación de autenticación. Quítala antes de poner otra.',
  authenticator_missing: 'Todavía no tienes una aplicación de autenticación.',
  passkey_refused: 'Esa llave de acceso no sirve aquí. Inténtalo de nuevo o usa tu contraseña.',
  passkey_exists: 'Esa llave de acceso ya está en tu cuenta.',
  too_many_passkeys: 'Ya tienes el máximo de llaves de acceso. Quita una antes de agregar otra.',

  staff_not_found: 'Esa persona ya no está en el equipo.',
  owner_stays: 'La tienda es de esta persona: su función no cambia.',
  already_staff: 'Esa persona ya está en el equipo.',
  invite_not_found: 'Esa invitación ya no está: se aceptó o se retiró.',
  invite_not_yours:
    'La invitación es para otro correo. Entra con la cuenta de ese correo, ya confirmado.',
  collaborator_not_found: 'Esa tienda ya no está entre los colaboradores.',
  collaborator_exists: 'Esa tienda ya es colaboradora.',
  owner_of_store: 'Todavía tienes una tienda. Pásala a otra persona antes de borrar tu cuenta.',

  item_not_found: product.notFound,
  catalogue_not_found: 'Catálogo no encontrado',
  supplier_not_found: `${supplier.missing}. ${supplier.missingText}.`,
  store_read_only: 'Esta tienda es solo de consulta: aquí no se puede comprar.',

  cart_not_found: 'No encontramos tu carrito.',
  cart_empty: 'Tu carrito está vacío.',
  cart_changed: 'Tu carrito cambió en otro dispositivo. Mira cómo quedó e inténtalo de nuevo.',
  insufficient_stock: (values) =>
    named(
      values.left === undefined
        ? stock.insufficient
        : `${stock.insufficient} (${leftWords(Number(values.left))})`,
    )(values),
  out_of_stock: named(stock.outOfStock),
  unavailable_for_sale: named(stock.unavailable),
  purchase_amount_exceeded: (values) =>
    named(
      values.max === undefined
        ? checkout.amountExceeded
        : `${checkout.amountExceeded} (máximo ${values.max})`,
    )(values),
  price_hidden: named('Este producto no se vende en línea. Pregunta por él a la tienda.'),
  experience_ended: named(orders.experienceEnded),
  checkout_not_found: 'No encontramos tu compra. Vuelve a empezar desde el carrito.',
  checkout_expired: checkout.expired,
  checkout_already_placed: 'Esta compra ya está hecha.',
  delivery_not_available: 'Esa forma de entrega no está disponible.',
  payment_type_not_available: 'Esa forma de pago no está disponible.',
  missing_attendants: 'Falta el nombre o el teléfono de algún asistente.',

  order_not_found: orders.notFound,
  payment_not_found: 'No encontramos el pago.',
  payment_declined: payment.declined,
  payment_failed: payment.attemptFailed,
  payment_pending: 'Tu pago sigue en proceso. Espera un momento.',
  card_number_refused: 'Por tu seguridad, no escribas aquí el número de tu tarjeta.',
  webhook_signature_invalid: 'La firma del aviso no es válida.',
};
