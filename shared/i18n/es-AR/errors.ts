import { generic, payment, registration, supplier } from './words.ts';
import { declined } from './decline-words.ts';

/** The failures that Argentina says in other words. */
export const errors = {
  instead_reset: 'Si no recordás tu contraseña, podés recuperarla desde el inicio de sesión.',
  instead_restart: 'También podés volver a empezar desde el principio.',
  instead_account: 'Si ya tenés cuenta, podés iniciar sesión o recuperar tu contraseña.',
  instead_passkey:
    'Si tenés una llave de acceso, podés entrar con ella; si no, escribile a la tienda.',
  instead_contact: 'Si no podés esperar, escribile a la tienda.',
  test_keys_required: 'Estas llaves no son de prueba: usá las de prueba de tu proveedor',
  store_in_test_mode:
    'La tienda está en modo de prueba: nada se cobra. Volvé a intentarlo cuando venda de nuevo',
  bank_account_invalid:
    'Revisá el número de cuenta: una CLABE tiene 18 dígitos y un CBU 22, y el último comprueba a los demás',
  draft_order_extends:
    'Ese pedido agrega artículos a otro y no se cambia: retiralo y agregalos de nuevo.',
  too_many_additions:
    'Este pedido ya tiene demasiados agregados por pagar. Retirá alguno o esperá a que se pague.',
  order_edited: 'Alguien cambió el pedido mientras lo veías. Mirá cómo quedó e intentalo de nuevo.',
  order_not_charged:
    'El pago del pedido está autorizado y todavía no se cobra: cobralo antes de cambiar sus artículos.',
  last_line_stays: 'El pedido se quedaría sin artículos. Si no queda ninguno, cancelalo.',
  order_labeled: 'El pedido ya tiene guía con esa dirección. Cancelá la guía y volvé a intentarlo.',
  invalid_request: 'Revisá los datos: hay algo que no es válido.',
  not_found: 'No encontramos lo que buscás.',
  idempotency_in_progress: 'Tu solicitud anterior sigue en proceso. Esperá un momento.',
  too_many_requests: 'Recibimos demasiadas solicitudes. Esperá un momento e intentalo de nuevo.',
  too_many_requests_minutes_one:
    'Hubo demasiados intentos. Vas a poder volver a intentarlo en 1 minuto.',
  too_many_requests_minutes_other:
    'Hubo demasiados intentos. Vas a poder volver a intentarlo en {{count}} minutos.',
  too_many_requests_hours_one:
    'Hubo demasiados intentos. Vas a poder volver a intentarlo en 1 hora.',
  too_many_requests_hours_other:
    'Hubo demasiados intentos. Vas a poder volver a intentarlo en {{count}} horas.',
  internal_error: generic.tryAgain,
  storage_full:
    'Por ahora no podemos guardar nada: el servidor no tiene espacio. Intentalo de nuevo en un rato.',
  upstream_failed: 'Un servicio que necesitamos falló. Intentalo de nuevo en un momento.',
  upstream_timeout:
    'Un servicio que necesitamos tardó demasiado. Intentalo de nuevo en un momento.',

  login_required: 'Iniciá sesión para continuar.',
  second_factor_required: 'Escribí el código de tu aplicación de autenticación.',
  email_client_failure: registration.email_client_failure,
  email_server_failure: registration.email_server_failure,
  not_eligible: registration.not_eligible,
  pin_locked: 'Hubo demasiados intentos. Esperá 15 minutos y pedí un PIN nuevo.',
  pin_locked_minutes_one: 'Hubo demasiados intentos. En 1 minuto vas a poder pedir un PIN nuevo.',
  pin_locked_minutes_other:
    'Hubo demasiados intentos. En {{count}} minutos vas a poder pedir un PIN nuevo.',
  pin_just_sent: 'Te acabamos de enviar un PIN. Esperá unos segundos antes de pedir otro.',
  pin_just_sent_seconds_one: 'Te acabamos de enviar un PIN. Vas a poder pedir otro en 1 segundo.',
  pin_just_sent_seconds_other:
    'Te acabamos de enviar un PIN. Vas a poder pedir otro en {{count}} segundos.',
  invalid_link: 'Este enlace ya no sirve: se usó o venció. Pedí uno nuevo.',

  proof_required: 'Confirmá con tu contraseña que sos vos, o iniciá sesión otra vez.',
  invalid_code: 'El código no es correcto o ya se usó. Esperá el siguiente e intentalo de nuevo.',
  sign_in_expired: 'Pasó demasiado tiempo o hubo demasiados intentos. Iniciá sesión otra vez.',
  authenticator_active: 'Ya tenés una aplicación de autenticación. Quitala antes de poner otra.',
  authenticator_missing: 'Todavía no tenés una aplicación de autenticación.',
  passkey_refused: 'Esa llave de acceso no sirve acá. Intentalo de nuevo o usá tu contraseña.',
  too_many_passkeys: 'Ya tenés el máximo de llaves de acceso. Quitá una antes de agregar otra.',

  invite_not_yours:
    'La invitación es para otro correo. Entrá con la cuenta de ese correo, ya confirmado.',
  owner_of_store: 'Todavía tenés una tienda. Pasásela a otra persona antes de borrar tu cuenta.',

  delivery_out_of_zone: 'La tienda no entrega en ese código postal: elegí otra forma de entrega.',
  delivery_time_taken: 'Ese día y esa hora no se ofrecen: elegí otros.',

  too_many_addresses: 'Tu libreta está llena. Quitá una dirección antes de agregar otra.',

  supplier_not_found: `Falta configuración del vendedor. ${supplier.missingText}.`,
  supplier_required: 'Cada vendedor se paga por separado: elegí a quién le pagás primero.',
  store_exists: 'Tu cuenta ya tiene una tienda: abrila desde esta página.',
  pass_refused: 'El pase a tu tienda ya se usó o venció. Tocá el botón otra vez.',
  store_read_only: 'Esta tienda es solo de consulta: acá no se puede comprar.',
  too_many_headers: 'Tu tienda ya tiene el máximo de encabezados. Borrá uno antes de agregar otro.',
  edited_meanwhile:
    'Alguien más cambió esto mientras lo editabas. Mirá cómo quedó y volvé a guardar.',
  sale_price_changed: 'Un precio cambió mientras vendías. Revisá el total y cobrá de nuevo.',
  cart_changed: 'Tu carrito cambió en otro dispositivo. Mirá cómo quedó e intentalo de nuevo.',
  price_hidden: 'Este producto no se vende en línea. Preguntale por él a la tienda.',
  checkout_not_found: 'No encontramos tu compra. Volvé a empezar desde el carrito.',
  payment_declined: payment.declined,
  ...declined,
  payment_failed: payment.attemptFailed,
  payment_pending: 'Tu pago sigue en proceso. Esperá un momento.',
  card_number_refused: 'Por tu seguridad, no escribas acá el número de tu tarjeta.',
  draft_order_free:
    'Un pedido que se paga con un enlace tiene que costar algo: subí el precio de algún artículo.',
  waiting_list_needless: 'Ya hay lugares: compralos en la página de la experiencia.',
  sponsor_circle: 'Esa cuenta está en el árbol de la que cambiás: no puede ser su patrocinadora.',
  sponsor_changed:
    'Alguien más cambió este árbol mientras tanto. Revisá cómo quedó y volvé a intentarlo.',
  gate_not_found: 'Ese acceso no existe: elegí otro.',
  gate_in_use: 'Un enlace abierto de la puerta es de ese acceso: retiralo antes.',
  door_link_end:
    'Elegí una hora por venir, a más tardar un día después de que empiece la experiencia.',
  too_many_door_links: 'Esta experiencia ya tiene 50 enlaces: usá uno de los que siguen abiertos.',
  door_link_full:
    'Ese enlace ya se usa en todos los dispositivos que admite. Pedile otro a la tienda, o dejá la puerta en uno de ellos.',
  event_message_time: 'Elegí una hora por venir, dentro de un año.',
  event_name_differs: 'Escribí el nombre de la experiencia tal como está acá.',
  too_many_event_messages:
    'Esta experiencia ya tiene tres mensajes con menos de un día de diferencia. Elegí otra hora o retirá uno.',
  review_photos_full: 'Una reseña lleva hasta seis fotos: quitá una para subir otra.',
} as const;
