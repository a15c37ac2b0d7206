/** Refusals of conversations. */
export const talkErrors = {
  conversation_blocked: 'Aquí ya no se puede escribir.',
  message_stays: 'Un mensaje solo se puede borrar durante diez minutos.',
  answer_awaited: 'Tu mensaje está enviado. Podrás escribir otro cuando te respondan.',
  too_many_messages: 'Escribes muy seguido. Espera un minuto.',
  tag_refused: 'El mensaje habla de algo que la otra parte no puede ver.',
  colleague_not_found: 'Esa persona ya no atiende los mensajes de esta tienda.',
  rating_closed:
    'Esta conversación no se puede calificar ahora: sigue abierta, o ya la calificaste.',
  conversation_taken: 'Alguien del equipo cambió quién la atiende. Mira de nuevo.',
  quick_reply_not_found: 'Esa respuesta rápida ya no existe.',
  quick_reply_exists: 'Ya hay una respuesta con ese atajo en ese idioma.',
  too_many_quick_replies: 'La tienda ya tiene {{max}} respuestas rápidas: borra alguna.',
  chat_question_not_found: 'Esa pregunta ya no existe.',
  too_many_chat_questions: 'La tienda ya tiene {{max}} preguntas: borra alguna.',
  talk_label_not_found: 'Esa etiqueta ya no existe.',
  talk_label_exists: 'Ya hay una etiqueta con ese nombre.',
  too_many_talk_labels: 'La tienda ya tiene {{max}} etiquetas: borra alguna.',
} as const;
