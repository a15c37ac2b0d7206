import { isSlug, toSlug } from './slug.ts';

/** The most characters of a new store's name. */
export const STORE_NAME_MAX = 150;
/** The most characters of one part of a domain name (RFC 1035). */
export const NEW_SLUG_MAX = 63;

/** Addresses that belong to the platform, or that would pass for it. */
const RESERVED: ReadonlySet<string> = new Set(
  `about account accounts activate admin administrator ads affiliate api app apps arrepentimiento asistentes assets
  attendants auth aviso-legal billing blog blogs boletos buscar catalogos cdn chat checkout contact contacto conversation correos dashboard dev
  devoluciones digitales dns docs email embed experiencias files franquicias ftp gallery healthz help
  home host imap info invitacion legal lista-de-espera localhost login logout mail marketplace me media messages mis-compras mx
  negocios ns ns1 ns2 office official offline oficial oficina pago pagos password pay payment payments
  plataforma platform pop preferences preview privacidad privacy productos products profiles puerta red-comercial retail register
  registro resenas root sandbox secure security seguridad services servicios shop shopping-cart signin signup
  smtp soporte ssl staging static status store stores support sysadmin system terms test theme tienda
  tiendas vista web webhook webhooks webmail wizard www facturas`.split(/\s+/),
);

/**
 * Whether a new store may have this address. It is a slug (spec [5]) that is also a part of a domain
 * name, is not the platform's, and cannot be taken for an account's or a store's id.
 */
export function isOpenToStores(slug: string): boolean {
  const name = slug.toLowerCase();
  return (
    name.length <= NEW_SLUG_MAX &&
    /^[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?$/.test(name) &&
    !/^(?:xn--|ac_|st_)/.test(name) &&
    !RESERVED.has(name)
  );
}

/** Endings of suggested addresses, the plainest first. */
const ENDINGS = [
  'tienda',
  'shop',
  'mx',
  'online',
  'store',
  'oficial',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
];

/**
 * Addresses that resemble the one that was asked for, the best first. The caller looks up which of
 * them are free.
 */
export function suggestionsFor(slug: string, name: string): string[] {
  const stems = [...new Set([toSlug(slug), toSlug(name)])].flatMap((stem) => {
    const short = stem.slice(0, NEW_SLUG_MAX - 8).replace(/-$/, '');
    return short === '' ? [] : [short];
  });
  if (stems.length === 0) stems.push('mi-tienda');
  const shaped = stems.flatMap((stem) => [stem, ...ENDINGS.map((end) => `${stem}-${end}`)]);
  return [...new Set(shaped)].filter((one) => one !== slug.toLowerCase() && isOpenToStores(one));
}

/** The problems of a field of the wizard's form; the words are the messages'. */
export type NewStoreProblem = 'required' | 'long' | 'slug';

/** The problems that keep a store from being asked for, by field name. */
export function newStoreProblems(
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, NewStoreProblem>> {
  const name = (values['name'] ?? '').trim();
  const slug = (values['slug'] ?? '').trim();
  const problems: Record<string, NewStoreProblem> = {};
  if (name === '') problems['name'] = 'required';
  else if (name.length > STORE_NAME_MAX) problems['name'] = 'long';
  if (slug === '') problems['slug'] = 'required';
  else if (!isSlug(slug) || slug.length > NEW_SLUG_MAX) problems['slug'] = 'slug';
  return problems;
}
