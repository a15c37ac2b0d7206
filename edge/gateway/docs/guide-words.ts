import type { Locale } from '../../../shared/kernel/locale.ts';

const en = {
  money: 'Amounts, times, texts',
  moneyText:
    'Amounts are integers in minor units (cents) of the currency that stands beside them. Times are ISO 8601 in UTC. ' +
    'Texts, and the messages of failures, come in the language of <code>X-Locale</code> or <code>Accept-Language</code>: es or en.',
  keys: 'Keys and proof',
  keysText: [
    'The host names the store: a call to one store says nothing of another.',
    'Calls that anyone may make need no key. The others need the cookie that a sign-in leaves (<code>auth.sign-in</code>): ' +
      '<code>__Host-session</code>, or <code>session</code> where a store is not served over TLS. A right in the store is held by the account, and each call names it.',
    'A call that changes something needs an <code>Origin</code> of the store itself; a call whose refusals hold <code>proof_required</code> needs a sign-in, or <code>auth.prove</code>, of the last minutes.',
    'A partner’s key (<code>pk_…</code>) belongs to the elements on a partner’s page alone. It is no secret: it works on the pages of its registered origins. ' +
      'Its owner makes, rotates and pauses it; the old one is valid for 24 hours after a rotation.',
  ],
  repeats: 'Repeats',
  repeatsText:
    'Send an <code>Idempotency-Key</code> of 8 to 128 letters with each call that changes something. A repeat with the same key and the same body gets the first answer again for 24 hours, and changes nothing; ' +
    'with another body it is refused with <code>idempotency_key_reused</code>.',
  lists: 'Lists',
  listsText:
    'A list answers <code>results</code> and <code>matches_estimated</code>, which is exact up to 1,000. <code>offset</code> and <code>limit</code> choose its part.',
  limits: 'Limits',
  limitsText:
    'Only these calls are counted. Past a limit the answer is 429 <code>too_many_requests</code>; its message says how long to wait.',
  call: 'Call',
  often: 'How often',
  webhooks: 'Webhooks',
  webhooksText:
    'Providers call these addresses, and prove themselves by a signature over the body as it was sent. An event that comes twice changes nothing the second time. The platform calls no address of yours.',
  versions: 'Versions',
  versionsText:
    'This is version {{version}}. Calls, fields, refusals and values may be added at any time: ignore those that your program does not know. ' +
    'What is there keeps its name and its meaning until a next version, which would have an address of its own.',
  endingText:
    'A call that is to go is announced a year before. Until its day it works as ever: the document says <code>deprecated</code>, and each of its answers brings the headers ' +
    '<code>Deprecation</code> (since when), <code>Sunset</code> (until when) and <code>Link</code> (<code>rel="deprecation"</code>: its page; <code>rel="successor-version"</code>: the call that replaces it).',
  client: 'A client with types',
  clientText:
    'Any generator for OpenAPI 3.1 makes one from the document; the store’s own tests do so with each change.',
  errors: 'Failures',
  errorsText:
    'A failure answers this, in the caller’s language. Programs read <code>code</code>; <code>field</code> names the field at fault; <code>request_id</code> finds the request in the store’s log.',
  every: 'Every call can answer',
  unsafe: 'Calls that change something can answer too',
};

const es: typeof en = {
  money: 'Importes, fechas, textos',
  moneyText:
    'Los importes son enteros en la unidad menor (centavos) de la moneda que los acompaña. Las fechas son ISO 8601 en UTC. ' +
    'Los textos, y los mensajes de los fallos, llegan en el idioma de <code>X-Locale</code> o <code>Accept-Language</code>: es o en.',
  keys: 'Claves y pruebas',
  keysText: [
    'El host nombra a la tienda: una llamada a una tienda no dice nada de otra.',
    'Las llamadas que cualquiera puede hacer no piden clave. Las demás piden la cookie que deja el inicio de sesión (<code>auth.sign-in</code>): ' +
      '<code>__Host-session</code>, o <code>session</code> donde la tienda no se sirve por TLS. El permiso en la tienda es de la cuenta, y cada llamada lo nombra.',
    'Una llamada que cambia algo pide un <code>Origin</code> de la propia tienda; si entre sus fallos está <code>proof_required</code>, pide un inicio de sesión, o <code>auth.prove</code>, de hace unos minutos.',
    'La clave de un socio (<code>pk_…</code>) es solo para los elementos en su página. No es secreta: funciona en las páginas de los orígenes que tiene registrados. ' +
      'La tienda la crea, la cambia y la pausa; la anterior vale 24 horas más después de un cambio.',
  ],
  repeats: 'Repeticiones',
  repeatsText:
    'Envía una <code>Idempotency-Key</code> de 8 a 128 letras con cada llamada que cambia algo. Repetirla con la misma clave y el mismo cuerpo da la primera respuesta durante 24 horas, y no cambia nada; ' +
    'con otro cuerpo se rechaza con <code>idempotency_key_reused</code>.',
  lists: 'Listas',
  listsText:
    'Una lista responde <code>results</code> y <code>matches_estimated</code>, exacto hasta 1,000. <code>offset</code> y <code>limit</code> eligen su parte.',
  limits: 'Límites',
  limitsText:
    'Solo se cuentan estas llamadas. Pasado el límite, la respuesta es 429 <code>too_many_requests</code>, y su mensaje dice cuánto esperar.',
  call: 'Llamada',
  often: 'Cuántas veces',
  webhooks: 'Webhooks',
  webhooksText:
    'Los proveedores llaman a estas direcciones, y se identifican con una firma sobre el cuerpo tal como se envió. Un aviso que llega dos veces no cambia nada la segunda. La plataforma no llama a ninguna dirección tuya.',
  versions: 'Versiones',
  versionsText:
    'Esta es la versión {{version}}. En cualquier momento puede haber más llamadas, campos, fallos y valores: ignora los que tu programa no conozca. ' +
    'Lo que ya está conserva su nombre y su sentido hasta una versión siguiente, que tendría su propia dirección.',
  endingText:
    'Una llamada que va a desaparecer se anuncia un año antes. Hasta su día funciona como siempre: el documento dice <code>deprecated</code>, y cada respuesta trae las cabeceras ' +
    '<code>Deprecation</code> (desde cuándo), <code>Sunset</code> (hasta cuándo) y <code>Link</code> (<code>rel="deprecation"</code>: su página; <code>rel="successor-version"</code>: la llamada que la sustituye).',
  client: 'Un cliente con tipos',
  clientText:
    'Cualquier generador para OpenAPI 3.1 lo hace a partir del documento; las pruebas de la tienda lo hacen con cada cambio.',
  errors: 'Fallos',
  errorsText:
    'Un fallo responde esto, en el idioma de quien llama. Los programas leen <code>code</code>; <code>field</code> nombra el campo con el error; <code>request_id</code> encuentra la petición en el registro de la tienda.',
  every: 'Cualquier llamada puede responder',
  unsafe: 'Las llamadas que cambian algo, además',
};

/** The texts of the page about keys, limits, webhooks and versions; they are HTML. */
export const guideWords: Readonly<Record<Locale, typeof en>> = { es, en };
