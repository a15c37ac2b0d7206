import type { Access } from '../../../shared/contracts/contract.ts';
import type { Limit, LimitedBy } from '../../../shared/contracts/limits.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';

const HOUR_S = 3_600;
/** From two hours on a time is told in hours. */
const timeOf = (seconds: number): string =>
  seconds < 2 * HOUR_S ? `${seconds / 60} min` : `${seconds / HOUR_S} h`;

const EN_LIMITED_BY: Readonly<Record<LimitedBy, string>> = {
  address: 'one network address',
  account: 'one account',
  contact: 'one e-mail or phone',
  'account-by-address': 'one account from one network address',
  store: 'one store',
};
const ES_LIMITED_BY: Readonly<Record<LimitedBy, string>> = {
  address: 'dirección de red',
  account: 'cuenta',
  contact: 'correo o teléfono',
  'account-by-address': 'cuenta desde una misma dirección de red',
  store: 'tienda',
};

/** The texts of the page and the document around the contracts, which have their own summaries. */
const en = {
  description:
    "The calls of one store: the request's host names it. Amounts are integers in minor units of the " +
    'currency beside them. Lists answer `results` and `matches_estimated`, which is exact up to 1,000. ' +
    'Unsafe calls need an `Origin` of the store itself.',
  serviceAt: (path: string) => `The calls under \`${path}\`.`,
  session:
    'The cookie that a sign-in sets (`session` where a store is not served over TLS). Each call says ' +
    'whether its caller needs a right in the store besides.',
  signature:
    "The provider's own proof over the body as it was sent; each provider has its own header.",
  title: 'API of this store',
  lead:
    'Every call of this store, made from the same contracts that check it. ' +
    'The machine-readable document is',
  guide: 'Keys, limits and versions',
  elements: 'Elements for other pages',
  all: 'All calls',
  otherLanguage: 'Español',
  search: 'Search the calls',
  find: 'Search',
  found: (count: number) => (count === 1 ? '1 call' : `${count} calls`),
  foundNone: 'No call has all these words.',
  calls: 'Calls',
  objects: 'Objects',
  parameters: 'Parameters',
  name: 'Name',
  type: 'Type',
  notes: 'Bounds',
  place: { path: 'path', query: 'query', header: 'header' },
  required: 'required',
  byDefault: 'by default',
  letters: (range: string) => `${range} characters`,
  rows: (range: string) => `${range} entries`,
  noBody: 'Without a body.',
  code: 'Code',
  status: 'Status',
  meaning: 'Meaning',
  general: 'The failures of every call',
  request: 'Request',
  fromDemo: 'Answer of the demo store',
  fromSchema: 'Shape of the answer, made from its schema',
  tryIt: 'Try it in this store',
  send: 'Send',
  sending: 'Sending…',
  unreachable: 'No answer: check your connection.',
  copy: 'Copy',
  copied: 'Copied',
  services: 'Services',
  access: 'Who may call',
  accessOf: (access: Access): string =>
    ({
      public: 'anyone',
      account: 'anyone who is signed in',
      webhook: 'the provider, by its signature',
    })[access as string] ?? `whoever holds ${access} in this store`,
  key: 'A repeat with the same key gets the first answer again for 24 hours.',
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
  deprecated: 'Deprecated',
  deprecatedDays: (since: string, until: string) => `since ${since}; it goes on ${until}`,
  goes: (until: string) => `Deprecated: goes on ${until}.`,
  successor: 'Use instead',
  limits: 'How often',
  limitOf: ({ per, times, seconds }: Limit): string =>
    `${times} in ${timeOf(seconds)} for ${EN_LIMITED_BY[per]}`,
};

const es: typeof en = {
  description:
    'Las llamadas de una tienda: la nombra el host de la petición. Los importes son enteros en la ' +
    'unidad menor de la moneda que los acompaña. Las listas responden `results` y ' +
    '`matches_estimated`, exacto hasta 1,000. Las llamadas que cambian algo piden un `Origin` de la ' +
    'propia tienda.',
  serviceAt: (path) => `Las llamadas de \`${path}\`.`,
  session:
    'La cookie que deja el inicio de sesión (`session` donde la tienda no se sirve por TLS). Cada ' +
    'llamada dice si además hace falta un permiso en la tienda.',
  signature:
    'La prueba del proveedor sobre el cuerpo tal como se envió; cada proveedor usa su propia cabecera.',
  title: 'API de esta tienda',
  lead:
    'Todas las llamadas de esta tienda, hechas de los mismos contratos que las comprueban. ' +
    'El documento para máquinas es',
  guide: 'Claves, límites y versiones',
  elements: 'Elementos para otras páginas',
  all: 'Todas las llamadas',
  otherLanguage: 'English',
  search: 'Buscar en las llamadas',
  find: 'Buscar',
  found: (count) => (count === 1 ? '1 llamada' : `${count} llamadas`),
  foundNone: 'Ninguna llamada tiene todas esas palabras.',
  calls: 'Llamadas',
  objects: 'Objetos',
  parameters: 'Parámetros',
  name: 'Nombre',
  type: 'Tipo',
  notes: 'Límites',
  place: { path: 'ruta', query: 'consulta', header: 'cabecera' },
  required: 'obligatorio',
  byDefault: 'por defecto',
  letters: (range) => `${range} caracteres`,
  rows: (range) => `${range} elementos`,
  noBody: 'Sin cuerpo.',
  code: 'Código',
  status: 'Estado',
  meaning: 'Qué significa',
  general: 'Los fallos de cualquier llamada',
  request: 'Petición',
  fromDemo: 'Respuesta de la tienda de prueba',
  fromSchema: 'Forma de la respuesta, hecha de su esquema',
  tryIt: 'Probar en esta tienda',
  send: 'Enviar',
  sending: 'Enviando…',
  unreachable: 'Sin respuesta: revisa tu conexión.',
  copy: 'Copiar',
  copied: 'Copiado',
  services: 'Servicios',
  access: 'Quién puede llamarla',
  accessOf: (access) =>
    ({
      public: 'cualquiera',
      account: 'quien inició sesión',
      webhook: 'el proveedor, con su firma',
    })[access as string] ?? `quien tiene ${access} en esta tienda`,
  key: 'Repetir la llamada con la misma clave da otra vez la primera respuesta durante 24 horas.',
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
  deprecated: 'Obsoleta',
  deprecatedDays: (since, until) => `desde el ${since}; desaparece el ${until}`,
  goes: (until) => `Obsoleta: desaparece el ${until}.`,
  successor: 'Usa en su lugar',
  limits: 'Cuántas veces',
  limitOf: ({ per, times, seconds }) => `${times} en ${timeOf(seconds)} por ${ES_LIMITED_BY[per]}`,
};

export const docsWords: Readonly<Record<Locale, typeof en>> = { es, en };
