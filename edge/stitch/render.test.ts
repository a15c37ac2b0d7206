/** A page's fragments as one rendering: those made elsewhere, those remembered, and its tally. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ServerFragment } from '../../fragments/_runtime/host.ts';
import { defineManifest } from '../../fragments/_runtime/manifest.ts';
import { slot, type Block } from '../../host-pages/kit/slot.ts';
import type { Elsewhere } from './remote/index.ts';
import type { Rendering } from './render.ts';

interface Props {
  readonly text: string;
}

let renders = 0;

/** A fragment that shows its text, its name in the page and its children. */
function fragment(name: string): ServerFragment<Props> {
  return {
    manifest: defineManifest({ name, weight: 'shop', hydrate: 'never' }),
    styles: `.${name}{}`,
    render({ text }, { instance, tag, light = '', slot: into = '', moduleUrl, imports }) {
      renders += 1;
      if (text === 'throw') throw new Error(`${name} is broken`);
      if (moduleUrl !== '' || imports?.length !== 0) throw new Error('no build has it');
      const said = tag === 'es-MX' ? text : tag;
      return `<${name} ${instance}${into}>${said}${light}</${name}>`;
    },
  };
}
const one = fragment('one');
const two = fragment('two');

let module: typeof import('./render.ts');
let log: string[];

beforeEach(async () => {
  vi.resetModules();
  module = await import('./render.ts');
  renders = 0;
  log = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void log.push(line));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ENV = { locale: 'es', tag: 'es-MX' } as ConstructorParameters<typeof Rendering>[0];

/** Renders blocks as one page; gives their text, and what the page has to know. */
async function render(blocks: readonly Block[], elsewhere?: Elsewhere, tag = 'es-MX') {
  const rendering = new module.Rendering({ ...ENV, tag }, elsewhere);
  const pieces = await rendering.render(blocks);
  const text = pieces
    .map((piece) => (typeof piece === 'string' ? piece : new TextDecoder().decode(piece)))
    .join('');
  const { fellBack, styles, milliseconds, subjectFailed } = rendering;
  return { text, fellBack, styles: [...styles], milliseconds, subjectFailed };
}

const child = slot(two, { into: 'in', props: { text: 'child' } });
const parent = slot(one, { props: Promise.resolve({ text: 'parent' }), children: [child] });

describe('a fragment of another origin', () => {
  /** An origin that makes what it is asked for by name, and says with what. */
  const makes =
    (name: string, asked: unknown[] = []): Elsewhere =>
    (manifest, props, context, milliseconds) => {
      asked.push([manifest.name, props, context, milliseconds]);
      if (manifest.name !== name) return undefined;
      return Promise.resolve({ html: `<far>${context.light ?? ''}</far>`, styles: '.far{}' });
    };

  test('stands in its place, around children that are made here', async () => {
    const { text, styles, fellBack } = await render(['<hr>', parent, '<br>'], makes('one'));
    expect(text).toBe('<hr><far><two f2-in>child</two></far><br>');
    expect(styles).toEqual(['.two{}', '.far{}']);
    expect(fellBack).toEqual([]);
  });

  test('stands inside of one that is made here', async () => {
    const { text } = await render([parent], makes('two'));
    expect(text).toBe('<one f3->parent<far></far></one>');
  });

  test('is asked for with its props and the rest of its time, at least a millisecond', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const asked: unknown[] = [];
    const after = (milliseconds: number) =>
      new Promise<Props>((settle) => setTimeout(() => settle({ text: 'x' }), milliseconds));
    const blocks = [
      slot(one, { props: after(100) }),
      slot(two, { class: 'regular', props: after(299), into: 'in' }),
    ];
    const rendered = render(blocks, makes('none', asked));
    await vi.advanceTimersByTimeAsync(800);
    await rendered;
    expect(asked).toMatchObject([
      ['one', { text: 'x' }, { locale: 'es', tag: 'es-MX', instance: 'f1-' }, 700],
      ['two', { text: 'x' }, { instance: 'f3-', slot: 'in' }, 1],
    ]);
  });

  test('that fails is made here, told of, and noted for the page', async () => {
    const fails: Elsewhere = () => Promise.reject(new Error('away'));
    const { text, fellBack, styles } = await render([slot(one, { props: { text: 'x' } })], fails);
    expect(text).toBe('<one f2->x</one>');
    expect(fellBack).toEqual(['one']);
    expect(styles).toEqual(['.one{}']);
    expect(log.map((line) => JSON.parse(line) as unknown)).toEqual([
      { level: 'error', fragment: 'one', error: 'away' },
    ]);
  });

  test('is not asked for without its data, which is told of once', async () => {
    const asked: unknown[] = [];
    const props = Promise.reject(new Error('no data'));
    const { text, fellBack } = await render(
      [slot(one, { props, fallback: { text: 'fallback' } })],
      makes('one', asked),
    );
    expect(text).toBe('<one f1->fallback</one>');
    expect(asked).toEqual([]);
    expect(fellBack).toEqual(['one']);
  });
});

describe('a fragment that pages show alike', () => {
  const alike = (text: string) =>
    slot(one, {
      alike: true,
      props: { text },
      children: [slot(two, { props: { text: 'child' }, into: 'in' })],
    });
  const plain = slot(two, { props: { text: 'last' } });

  test('is rendered once, with the styles and the names that it takes', async () => {
    const first = await render([alike('a'), plain]);
    expect(renders).toBe(3);
    const again = await render([alike('a'), plain]);
    expect(renders).toBe(4);
    expect(again.text).toBe(first.text);
    expect(first.text).toContain('<two f3->last');
    expect(again.styles.toSorted()).toEqual(['.one{}', '.two{}']);
  });

  test.each([
    ['other props', () => render([alike('b')])],
    ['another place in the page', () => render([plain, alike('a')])],
    ['another language', () => render([alike('a')], undefined, 'en-US')],
    ['another slot', () => render([{ ...alike('a'), into: 'x' }])],
    ['other children', () => render([{ ...alike('a'), children: [] }])],
    ['another fragment', () => render([{ ...alike('a'), fragment: two }])],
  ])('is another text with %s', async (_what, renderOther) => {
    const { text } = await render([alike('a')]);
    renders = 0;
    expect((await renderOther()).text).not.toBe(text);
    expect(renders).toBeGreaterThan(0);
  });

  test('is not remembered where it fell back, nor what is not alike', async () => {
    const late = () =>
      slot(one, {
        alike: true,
        props: Promise.reject(new Error('x')),
        fallback: { text: 'fallback' },
      });
    const broken = slot(one, { alike: true, props: { text: 'throw' } });
    for (const blocks of [() => [late()], () => [broken], () => [plain]]) {
      await render(blocks());
      renders = 0;
      await render(blocks());
      expect(renders).toBe(1);
    }
  });

  test('is remembered by its children’s data too', async () => {
    const failing = () =>
      slot(one, {
        alike: true,
        props: { text: 'a' },
        children: [slot(two, { props: Promise.reject(new Error('x')), fallback: { text: 'fb' } })],
      });
    expect((await render([failing()])).fellBack).toEqual(['two']);
    expect((await render([failing()])).fellBack).toEqual(['two']);
  });
});

test('the time that views take is added up, from nothing', async () => {
  const { milliseconds } = await render([parent, plainText('x')]);
  expect(milliseconds).toBeGreaterThan(0);
  expect(milliseconds).toBeLessThan(1000);
});

function plainText(text: string) {
  return slot(one, { props: { text } });
}
