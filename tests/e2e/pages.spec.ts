/** Every page of every store answers, has one title, fits its screen and breaks nothing. */
import { expect, test, type Page } from '@playwright/test';

// Up to thirty pages a test.
test.describe.configure({ timeout: 60_000 });

const LOCALES = { es: 'es-MX', en: 'en-US' } as const;

/** Paths by store; where a path is no page of the store, its status stands with it. */
const PAGES: Record<string, readonly (string | readonly [path: string, status: number])[]> = {
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
    '/productos/moda/chamarra-nina-mini-fashion',
    '/shopping-cart',
    '/shopping-cart?add=sk_ctpss2023-24.2',
    '/info',
    '/terms',
    '/privacidad',
    '/login',
    '/register',
    ['/no-existe', 404],
    ['/catalogos/no-existe', 404],
    ['/productos/moda/no-existe', 404],
    ['/checkout/co_no', 404],
  ],
  mercado: ['/', '/digitales', '/digitales/mercado/mentalidad-de-campeones-muestra-gratis'],
  casa: ['/', '/franquicias', '/productos/casa/sabila-de-regalo-en-maceta'],
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
  ],
  espejo: ['/', '/servicios/eventos/salon-comunitario-clasico-leon'],
  '': ['/', '/tienda/ana', '/tienda/ana/catalogos'],
};

/** What is wrong with the page that is shown, in words; nothing where it is right. */
async function faultsOf(page: Page): Promise<string[]> {
  const headings = await page.getByRole('heading', { level: 1 }).count();
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  return [
    ...(headings === 1 ? [] : [`${headings} headings of level 1`]),
    ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the screen`] : []),
  ];
}

for (const [language, locale] of Object.entries(LOCALES)) {
  for (const [store, pages] of Object.entries(PAGES)) {
    test(`${store || 'bare address'}, ${language}`, async ({ browser, contextOptions }) => {
      const context = await browser.newContext({ ...contextOptions, locale });
      const page = await context.newPage();
      const faults: string[] = [];
      let shown = '';
      page.on('pageerror', (error) => faults.push(`${shown}: ${error.message}`));
      page.on('console', (message) => {
        // The browser notes the status of a page that is missed on purpose.
        const own = message.location().url === page.url() && /status of 404/.test(message.text());
        if (message.type() === 'error' && !own) faults.push(`${shown}: ${message.text()}`);
      });
      const origin = `http://${store && `${store}.`}localhost:${process.env['E2E_PORT']}`;
      for (const entry of pages) {
        const [path, status] = typeof entry === 'string' ? ([entry, 200] as const) : entry;
        shown = path;
        const answer = await page.goto(origin + path);
        if (answer?.status() !== status) faults.push(`${path}: status ${answer?.status()}`);
        faults.push(...(await faultsOf(page)).map((fault) => `${path}: ${fault}`));
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      }
      expect(faults).toEqual([]);
      await context.close();
    });
  }
}
