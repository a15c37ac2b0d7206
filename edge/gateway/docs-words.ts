import type { Access } from '../../shared/contracts/contract.ts';
import type { Limit, LimitedBy } from '../../shared/contracts/limits.ts';
import type { Locale } from '../../shared/kernel/locale.ts';

const minutes = (seconds: number): number => seconds / 60;

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
  limits: 'How often',
  limitOf: ({ per, times, seconds }: Limit): string =>
    `${times} in ${minutes(seconds)} min for ${EN_LIMITED_BY[per]}`,
  example: 'Example',
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
  limits: 'Cuántas veces',
  limitOf: ({ per, times, seconds }) =>
    `${times} en ${minutes(seconds)} min por ${ES_LIMITED_BY[per]}`,
  example: 'Ejemplo',
};

export const docsWords: Readonly<Record<Locale, typeof en>> = { es, en };
