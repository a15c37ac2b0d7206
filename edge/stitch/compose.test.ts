import { defineManifest } from '../../fragments/_runtime/manifest.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { slot } from '../../host-pages/kit/slot.ts';
import type { PageView } from '../../host-pages/kit/page.ts';
import type { ServerFragment } from '../../fragments/_runtime/host.ts';
import { pageContext } from '../../tests/support/page-context.ts';
import { composePage } from './compose.ts';

interface Props {
  readonly text: string;
}

/** A fragment that shows its text, its place and its children. */
function fragment(name: string): ServerFragment<Props> {
  return {
    manifest: defineManifest({ name, weight: 'shop', hydrate: 'never' }),
    styles: `.${name}{}`,
    render({ text }, { instance, light = '', slot: into = '' }) {
      if (text === 'throw') throw new Error(`${name} is broken`);
      return `<${name} id="${instance}" slot="${into}">${text}${light}</${name}>`;
    },
  };
}

const one = fragment('one');
const two = fragment('two');

const head = { title: 'Título', description: null, canonical: '/x', index: true };
const empty = { top: [], lead: [], bottom: [] };

async function compose(main: PageView['main'], shell = empty, status = 200) {
  const composed = await composePage(pageContext(), { status, head, main }, shell, '');
  return { ...composed, html: new TextDecoder().decode(composed.body) };
}

const late = (milliseconds: number) =>
  new Promise<Props>((settle) => {
    setTimeout(() => settle({ text: 'late' }), milliseconds);
  });

let errors: unknown[] = [];
beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation(
    (line: string) => void errors.push(JSON.parse(line)),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('puts the shell around the page, in the order of the document', async () => {
  const { html, status } = await compose(['<p>main</p>'], {
    top: ['<p>top</p>'],
    lead: ['<p>lead</p>'],
    bottom: ['<p>bottom</p>'],
  } as never);
  expect(status).toBe(200);
  expect(html).toMatch(
    /^<!doctype html>.*<body>.*<p>top<\/p><i id="top-end" hidden><\/i><main id="main"[^>]*><p>lead<\/p><p>main<\/p><\/main><p>bottom<\/p><script type="module">.*<\/body><\/html>$/s,
  );
});

test('keeps the order of fragments, whichever is ready first', async () => {
  const { html, storable, styles } = await compose([
    slot(one, { props: late(30).then(() => ({ text: 'slow' })) }),
    '<hr>',
    slot(two, { props: { text: 'fast' } }),
  ]);
  expect(html).toMatch(/<one [^>]*>slow<\/one><hr><two [^>]*>fast<\/two>/);
  expect(storable).toBe(true);
  expect([...styles].toSorted()).toEqual(['.one{}', '.two{}']);
});

test('gives every instance a name of its own', async () => {
  const { html } = await compose([1, 2, 3].map(() => slot(one, { props: { text: 'x' } })));
  const names = [...html.matchAll(/<one id="([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(3);
});

test('puts children into their parent, by the name of its slot', async () => {
  const child = slot(two, { into: 'inside', props: { text: 'child' } });
  const { html } = await compose([slot(one, { props: { text: 'parent' }, children: [child] })]);
  expect(html).toMatch(/<one [^>]*>parent<two [^>]*slot="inside">child<\/two><\/one>/);
});

describe('a fragment that fails', () => {
  test.each([
    ['throws', () => ({ text: 'throw' })],
    ['gets no data', () => Promise.reject(new Error('no data'))],
  ])('%s: shows its fallback, and the page is not kept', async (_how, propsOf) => {
    const { html, storable, status } = await compose([
      slot(one, { props: propsOf(), fallback: { text: 'fallback' } }),
      slot(two, { props: { text: 'other' } }),
    ]);
    expect(status).toBe(200);
    expect(html).toMatch(/<one [^>]*>fallback<\/one><two [^>]*>other<\/two>/);
    expect(storable).toBe(false);
    expect(errors).toMatchObject([{ level: 'error', fragment: 'one' }]);
  });

  test('without a fallback, or with one that fails too, leaves nothing', async () => {
    const { html, storable } = await compose([
      slot(one, { props: { text: 'throw' } }),
      slot(one, { props: { text: 'throw' }, fallback: { text: 'throw' } }),
      slot(two, { props: { text: 'other' } }),
    ]);
    expect(html).not.toContain('<one');
    expect(html).toContain('>other</two>');
    expect(storable).toBe(false);
  });

  test('as a child leaves its parent', async () => {
    const child = slot(two, { props: { text: 'throw' } });
    const { html } = await compose([slot(one, { props: { text: 'parent' }, children: [child] })]);
    expect(html).toMatch(/<one [^>]*>parent<\/one>/);
  });
});

test('waits for nothing where all is there, and for all that is under way at once', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const plain = slot(one, {
    props: { text: 'parent' },
    children: [slot(two, { props: { text: 'child' } })],
  });
  await compose([plain, plain]);
  expect(timers).not.toHaveBeenCalled();
  const ready = () => slot(one, { props: Promise.resolve({ text: 'x' }) });
  const { html } = await compose([ready(), plain, ready(), ready()]);
  expect(html.match(/>x<\/one>/g)).toHaveLength(3);
  expect(timers).toHaveBeenCalledTimes(1);
});

describe('the subject of a page', () => {
  test.each([
    ['throws', { text: 'throw' }],
    ['is larger than any page', { text: 'x'.repeat(2_000_001) }],
  ])('that %s is told of, though it has a fallback', async (_how, props) => {
    const fallback = { text: 'fallback' };
    const { html, subjectFailed } = await compose([
      slot(one, { class: 'primary', props, fallback }),
    ]);
    expect(subjectFailed).toBe(true);
    expect(html).toMatch(/<one [^>]*>fallback<\/one>/);
  });

  test('is not missed while it is another fragment that fails', async () => {
    const { subjectFailed } = await compose([
      slot(one, { class: 'primary', props: { text: 'subject' } }),
      slot(two, { props: { text: 'throw' } }),
    ]);
    expect(subjectFailed).toBe(false);
  });
});

describe('a fragment that is late', () => {
  test('is the only one to fall back, wherever it stands', async () => {
    const { html } = await compose([
      slot(one, { class: 'regular', props: late(100) }),
      slot(one, { class: 'regular', props: late(900), fallback: { text: 'fallback' } }),
      slot(one, {
        props: { text: 'parent' },
        children: [slot(two, { class: 'regular', props: late(900) })],
      }),
      slot(one, { class: 'regular', props: late(100) }),
    ]);
    const texts = [...html.matchAll(/<one [^>]*>(\w+)<\/one>/g)].map(([, text]) => text);
    expect(texts).toEqual(['late', 'fallback', 'parent', 'late']);
    expect(errors).toHaveLength(2);
  });

  test('is waited for as long as its class says', async () => {
    const { html, storable } = await compose([
      slot(one, { class: 'regular', props: late(600), fallback: { text: 'fallback' } }),
      slot(two, { class: 'essential', props: late(600), fallback: { text: 'fallback' } }),
    ]);
    expect(html).toMatch(/<one [^>]*>fallback<\/one><two [^>]*>late<\/two>/);
    expect(storable).toBe(false);
  });
});

test.each([404, 422, 503])('a page of status %i is not kept', async (status) => {
  const composed = await compose(['<p>x</p>'], empty, status);
  expect(composed).toMatchObject({ status, storable: false });
});

describe('a fragment that pages show alike', () => {
  const rendered: string[] = [];
  const counted: ServerFragment<Props> = {
    ...two,
    render(props, context) {
      rendered.push(props.text);
      return two.render(props, context);
    },
  };
  const shown = (text: string, inside = 'child') =>
    slot(counted, {
      alike: true,
      props: Promise.resolve({ text }),
      children: [slot(one, { props: { text: inside } })],
    });
  beforeEach(() => void rendered.splice(0));

  test('is rendered once, and what follows it is numbered on', async () => {
    const main = () => [shown('same'), slot(one, { props: { text: 'next' } })];
    const first = await compose(main());
    const second = await compose(main());
    expect(second.html).toBe(first.html);
    expect(second.html).toMatch(/<one id="f3-"[^>]*>next/);
    expect([...second.styles].toSorted()).toEqual(['.one{}', '.two{}']);
    expect(rendered).toEqual(['same']);
  });

  test.each([
    ['another text', () => [shown('other')]],
    ['another child', () => [shown('kept', 'other')]],
    ['another place', () => [slot(one, { props: { text: 'before' } }), shown('kept')]],
  ])('is rendered anew for %s', async (_what, main) => {
    await compose([shown('kept')]);
    rendered.splice(0);
    await compose(main());
    expect(rendered).toHaveLength(1);
  });

  test('is not kept when it, or what stands in it, fell back', async () => {
    for (const main of [() => [shown('throw')], () => [shown('x', 'throw')]]) {
      const first = await compose(main());
      const second = await compose(main());
      expect([first.storable, second.storable]).toEqual([false, false]);
    }
    expect(rendered).toEqual(['throw', 'throw', 'x', 'x']);
  });
});
