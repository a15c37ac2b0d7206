/** The failures of messages to the attendants of an experience, of calling one off, of links and gates of its door, and of its waiting list. */
export const eventErrors = {
  event_message_not_found: 'Ese mensaje no existe.',
  event_message_on_its_way: 'Ese mensaje ya salió o se retiró: ya no se puede cambiar.',
  event_message_nobody:
    'Nadie lo recibiría: ningún boleto de ese grupo tiene una dirección de correo.',
  too_many_event_messages:
    'Esta experiencia ya tiene tres mensajes con menos de un día de diferencia. Elige otra hora o retira uno.',
  event_message_time: 'Elige una hora por venir, dentro de un año.',
  event_canceled: 'Esta experiencia está cancelada.',
  event_not_canceled: 'Esta experiencia no está cancelada.',
  event_name_differs: 'Escribe el nombre de la experiencia tal como está aquí.',
  door_link_not_found: 'Ese enlace no existe.',
  door_link_end:
    'Elige una hora por venir, a más tardar un día después de que empiece la experiencia.',
  too_many_door_links: 'Esta experiencia ya tiene 50 enlaces: usa uno de los que siguen abiertos.',
  door_link_full:
    'Ese enlace ya se usa en todos los dispositivos que admite. Pide otro a la tienda, o deja la puerta en uno de ellos.',
  gate_not_found: 'Ese acceso no existe: elige otro.',
  gate_in_use: 'Un enlace abierto de la puerta es de ese acceso: retíralo antes.',
  too_many_gates: 'Esta experiencia ya tiene 20 accesos.',
  reentry_closed: 'En esta experiencia quien sale no vuelve a entrar: la puerta no lee salidas.',
  waiting_list_closed: 'Esta experiencia no tiene lista de espera.',
  waiting_list_needless: 'Ya hay lugares: cómpralos en la página de la experiencia.',
  waiting_entry_not_found: 'Esa persona no está en la lista.',
  waiting_entry_over:
    'Esa persona ya no espera lugares: compró, salió de la lista o se le ofrecieron.',
} as const;
