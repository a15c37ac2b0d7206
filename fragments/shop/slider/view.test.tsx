import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { SLIDER_IMAGE } from '../../../shared/kernel/constants/index.ts';
import { motionOptions } from './parts/motion.ts';
import type { Slide, SliderHeader, SliderProps } from './props.ts';
import { slider } from './server.ts';

const env = pageEnv();
const images = Object.fromEntries(
  Object.entries(SLIDER_IMAGE).map(([device, size]) => [
    device,
    { url: `/media/${device}.webp`, ...size },
  ]),
) as Slide['images'];
const slide = (id: string, change: Partial<Slide> = {}): Slide => ({
  id,
  images,
  href: null,
  newTab: false,
  label: null,
  ...change,
});
const header: SliderHeader = {
  title: 'Nueva temporada',
  subtitle: 'Hecha para moverte',
  description: 'Ropa ligera.',
  button_label: 'signupfree',
  bgcolor: null,
  href: '/register',
  newTab: false,
};
const props: SliderProps = {
  env,
  slides: [slide('a'), slide('b')],
  header,
  columns: 1,
  headingLevel: 1,
};
const render = (change: Partial<SliderProps> = {}, locale: 'es' | 'en' = 'es') =>
  slider.render({ ...props, ...change }, { locale, instance: 'x', moduleUrl: '/s.js' });
const markup = (html: string) => html.slice(html.indexOf('data-react-root'));

test('several slides load Splide when idle; one or none loads nothing', () => {
  expect(render()).toContain('data-hydrate="idle" data-module="/s.js"');
  for (const slides of [[], [slide('a')]]) {
    const html = render({ slides });
    expect(html).toContain('data-hydrate="never"');
    expect(html).not.toContain('data-module');
    expect(html).not.toContain('<button');
  }
});

test('Splide’s words come with the markup, in the page’s language', () => {
  const words = (locale: 'es' | 'en') =>
    JSON.parse(/data-words="([^"]*)"/.exec(render({}, locale))![1]!.replaceAll('&quot;', '"'));
  expect(words('es')).toMatchObject({ pause: 'Detener las promociones', slideLabel: '%s de %s' });
  expect(Object.keys(words('en'))).toEqual(Object.keys(words('es')));
  expect(render({ slides: [slide('a')] })).not.toContain('data-words');
});

const widths = (name: string, ...list: number[]) =>
  list.map((width) => `/media/w${width}/${name}.webp ${width}w`).join();

test('the picture follows orientation and device, each with its size', () => {
  const html = markup(render({ slides: [slide('a')] }));
  const sources = [
    ...html.matchAll(/<source media="([^"]+)" srcSet="([^"]+)" width="(\d+)" height="(\d+)"/g),
  ];
  expect(sources.map((match) => match.slice(2))).toEqual([
    [widths('phonePortrait', 750, 1200), '420', '910'],
    [widths('phoneLandscape', 1200, 1800), '750', '400'],
    [widths('tabletPortrait', 1200, 1800), '900', '1024'],
    [widths('tabletLandscape', 1200, 1800, 2700), '1200', '800'],
  ]);
  const desktop = widths('desktop', 1200, 1800, 2700);
  expect(html).toContain(`srcSet="${desktop}" src="/media/desktop.webp" width="1600" height="900"`);
  expect(html).not.toContain('sizes=');
});

test('beside the words it is not as wide as the screen', () => {
  const html = markup(render({ slides: [slide('a')], columns: 2 }));
  expect(html.match(/sizes="\(min-width:990px\) 58vw,100vw"/g)).toHaveLength(3);
});

test('a picture from elsewhere comes as it is', () => {
  const elsewhere = { url: 'https://elsewhere.example/a.webp', width: 1, height: 1 };
  const foreign = Object.fromEntries(
    Object.keys(SLIDER_IMAGE).map((device) => [device, elsewhere]),
  ) as Slide['images'];
  const html = markup(render({ slides: [slide('a', { images: foreign })] }));
  expect(html.match(/srcSet="https:\/\/elsewhere\.example\/a\.webp"/g)).toHaveLength(4);
  expect(html).toContain('<img src="https://elsewhere.example/a.webp"');
});

test('only the first picture is urgent', () => {
  const html = markup(render());
  expect(html.match(/fetchPriority="high"/g)).toHaveLength(1);
  expect(html.match(/loading="lazy"/g)).toHaveLength(1);
  expect(html.indexOf('fetchPriority="high"')).toBeLessThan(html.indexOf('loading="lazy"'));
});

test('a slide that leads somewhere is a link with a name', () => {
  const html = markup(
    render({
      slides: [
        slide('a', { href: '/productos/moda/falda', label: 'Falda' }),
        slide('b', { href: 'https://a.mx', newTab: true }),
        slide('c'),
      ],
    }),
  );
  expect(html).toContain('<a href="/productos/moda/falda" aria-label="Falda">');
  expect(html).toContain(
    'target="_blank" rel="noopener" aria-label="Promoción 2 de 3 (se abre en otra pestaña)"',
  );
  expect(html.match(/<a href/g)).toHaveLength(2);
});

test.each([
  [1, 'hero below'],
  [2, 'hero wrap beside'],
] as const)('with %i columns the words are laid out as "%s"', (columns, layout) => {
  expect(render({ columns })).toContain(`class="${layout}"`);
});

test.each([
  [{ header: null }, 'slide', { type: 'loop', interval: 5000, speed: 500 }],
  [{ columns: 1 }, 'slow', { type: 'loop', interval: 6000, speed: 500 }],
  [{ columns: 2 }, 'fade', { type: 'fade', interval: 7000, speed: 4000 }],
] as const)('slides with %o take turns as "%s"', (change, motion, options) => {
  expect(render(change)).toContain(`data-motion="${motion}"`);
  expect(motionOptions(motion)).toMatchObject(options);
  expect(render({ ...change, slides: [slide('a')] })).not.toContain('data-motion');
});

test('words without slides stand alone, slides without words are bare, neither is nothing', () => {
  expect(render({ slides: [] })).toContain('class="hero alone"');
  expect(render({ header: null })).toContain('class="hero bare"');
  expect(markup(render({ slides: [], header: null }))).toContain('data-react-root></div>');
});

test('the title has the level that the page asks for', () => {
  expect(render()).toContain('<h1 class="h1">Nueva temporada</h1>');
  expect(render({ title: 'Lirio & Co' })).not.toContain('visually-hidden">Lirio');
  expect(render({ header: null, title: 'Lirio & Co' })).toContain(
    '<h1 class="visually-hidden">Lirio &amp; Co</h1>',
  );
  expect(render({ headingLevel: 2 })).toContain('<h2 class="h1">Nueva temporada</h2>');
});

test.each([
  ['signup', 'Regístrate', 'Sign up'],
  ['signupnow', 'Regístrate ahora', 'Sign up now'],
  ['signupfree', 'Regístrate gratis', 'Sign up for free'],
  ['buynow', 'Comprar ahora', 'Buy now'],
  ['more', 'Ver más', 'See more'],
] as const)('the button %s says %s or %s', (button_label, es, en) => {
  const words = { ...header, button_label };
  expect(render({ header: words })).toContain(`href="/register">${es}</a>`);
  expect(render({ header: words }, 'en')).toContain(`href="/register">${en}</a>`);
});

test('no button without a target', () => {
  expect(markup(render({ header: { ...header, href: null } }))).not.toContain('class="btn');
});

test('the words stand on a ground of their own where their owner chose one', () => {
  expect(render()).not.toContain('words tinted');
  const html = render({ header: { ...header, bgcolor: '#16324f' } });
  expect(html).toContain('class="words tinted"');
  // Colours come with the store's stylesheet: a policy forbids style attributes.
  expect(markup(html)).not.toMatch(/ style=/);
});
