/** Addresses of the demo that stand for every page and every sort of item. */

/** A path; a path that is not a page of the store comes with its status. */
type Entry = string | readonly [path: string, status: number];

/** Paths by the store's slug; the bare address has an empty slug. */
export const DEMO_PAGES: Readonly<Record<string, readonly Entry[]>> = {
  moda: [
    '/',
    '/marketplace',
    '/productos',
    '/productos?page=3',
    '/productos?page=99',
    '/productos?sort=-list_price&available=true',
    '/products',
    '/catalogos',
    '/catalogos/mujer',
    '/buscar?text=vestido',
    '/buscar?text=chamara',
    '/buscar?text=zzqqxx',
    '/productos/moda/falda-corta-estampada-blossom-breeze',
    '/productos/moda/chamarra-acolchada-capucha-hombre',
    '/productos/moda/falda-corta-elegance-unveiled-cuadros',
    '/productos/moda/chamarra-piel-cafe-hombre-earthtone',
    '/productos/moda/traje-executive-elegance-hombre',
    // A draft: its editors alone have its page.
    ['/productos/moda/sudadera-cierre-nina-mini-fashion', 404],
    '/shopping-cart',
    '/shopping-cart?add=sk_ctpss2023-24.2',
    '/blogs',
    '/blogs/~como-se-lava-el-lino',
    ['/blogs/~no-existe', 404],
    '/contacto',
    '/contacto?done=sent',
    '/info',
    '/terms',
    '/privacidad',
    '/login',
    '/register',
    '/register?response_type=sms_registration&package_code=micro',
    '/register/complete/?number=5512345678',
    '/register/activate/',
    `/register/activate/?type=phone&code=pf_${'a'.repeat(26)}&phone=5512345678&country=MX`,
    '/password/reset/',
    `/password/reset/?type=email&code=pf_${'a'.repeat(26)}&username=lucia`,
    '/logout',
    ['/no-existe', 404],
    ['/catalogos/no-existe', 404],
    ['/productos/moda/no-existe', 404],
    ['/checkout/co_no', 404],
  ],
  mercado: [
    '/',
    '/digitales',
    '/digitales/mercado/mentalidad-de-campeones-muestra-gratis',
    '/productos/casa/orquidea-phalaenopsis-en-maceta',
    `/mis-compras/or_demo${'12'.padStart(22, '0')}/resenas`,
  ],
  casa: [
    '/',
    '/franquicias',
    '/retail',
    '/red-comercial',
    '/red-comercial?type=affinity&text=zz',
    '/productos/casa/sabila-de-regalo-en-maceta',
  ],
  'casa-central': ['/', '/franquicias'],
  ana: ['/', '/catalogos/rincon-verde', '/productos/casa/cactus-espinoso-en-maceta-de-barro'],
  foto: ['/', '/productos/foto/pc-gamer-lista-para-realidad-virtual'],
  eventos: [
    '/',
    '/experiencias',
    '/servicios',
    '/experiencias/eventos/concierto-noche-de-rock-en-vivo',
    '/experiencias/eventos/congreso-tecnologia-innovaciones-del-futuro',
    '/experiencias/eventos/mesa-vip-restaurante-linea-del-cielo',
    '/servicios/eventos/salon-gran-royal-queretaro',
    `/mis-compras/or_demo${'1'.padStart(22, '0')}/boletos`,
    ['/boletos/tk_no/no', 404],
    '/puerta',
  ],
  espejo: [
    '/',
    '/arrepentimiento',
    '/arrepentimiento?code=AB3DE-FG7H1',
    '/servicios/eventos/salon-comunitario-clasico-leon',
  ],
  '': ['/', '/tienda/ana', '/tienda/ana/catalogos'],
};

export function readEntry(entry: Entry): { readonly path: string; readonly status: number } {
  const [path, status] = typeof entry === 'string' ? [entry, 200] : entry;
  return { path, status };
}

/** Host, without port, of a store of the demo. */
export function demoHost(store: string): string {
  return store ? `${store}.localhost` : 'localhost';
}
