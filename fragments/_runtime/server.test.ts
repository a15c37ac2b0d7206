import { createElement, Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { scriptJson } from '../../shared/kernel/escape.ts';
import { cartChanged, cartOpen } from '../../shared/bus/topics/cart.ts';
import { namespace } from '../../shared/i18n/namespace.ts';
import { joinStyles, type RenderContext } from './host.ts';
import { defineManifest } from './manifest.ts';
import { serverFragment } from './server.ts';

const context: RenderContext = { locale: 'en', instance: 'box-1', moduleUrl: '/assets/box.js' };
const es = { hi: 'Hola', bye: 'Adiós' } as const;
const en = { hi: 'Hello', bye: 'Bye' };
const words = namespace('box', es, en);
interface Props {
  text?: string;
  t: typeof es;
}
const View = ({ text, t }: Props) => createElement('p', null, text ?? t.hi);

test('the host carries what the loader needs, then the shadow root, then the props', () => {
  const manifest = defineManifest({
    name: 'box',
    weight: 'shop',
    hydrate: 'idle',
    wakes: [cartOpen, cartChanged],
    attributes: {
      itemId: 'string',
      open: 'boolean',
      shut: 'boolean',
      sizes: 'json',
      none: 'string',
    },
  });
  const box = serverFragment(manifest, View, 'p{color:red}', words);
  const attributes = { itemId: 'a"b', open: true, shut: false, sizes: [1], none: undefined };
  expect(box.render({ text: '<x>' }, { ...context, attributes, light: '<i>light</i>' })).toBe(
    '<shop-box data-fragment="box" data-instance="box-1" data-hydrate="idle"' +
      ' data-module="/assets/box.js" data-wakes="cart:open cart:changed"' +
      ' item-id="a&quot;b" open="" sizes="[1]">' +
      `<template shadowrootmode="open"><style>${box.styles}</style>` +
      '<div data-react-root><p>&lt;x&gt;</p></div></template><i>light</i>' +
      '<script type="application/json" data-props>{"text":"\\u003cx\\u003e","t":{"hi":"Hello","bye":"Bye"},"trouble":{"failed":"An error has occurred.","reload":"Reload"},"locale":"en"}</script></shop-box>',
  );
  expect(box.styles).toMatch(/p\{color:red\}$/);
  expect(box.styles).toContain(':host');
});

test('a fragment that never hydrates has neither module nor props', () => {
  const manifest = defineManifest({ name: 'box', weight: 'shop', hydrate: 'never' });
  const html = serverFragment(manifest, View, '', words).render({ text: 'x' }, context);
  expect(html).not.toMatch(/data-module|data-wakes|data-props/);
});

test('only the words that the browser shows travel', () => {
  const manifest = defineManifest({ name: 'box', weight: 'shop', hydrate: 'load' });
  const sends = (live: readonly (keyof typeof es)[]) =>
    /<p>(.*)<\/p>.*data-props>(.*)<\/script>/
      .exec(serverFragment(manifest, View, '', words, live).render({}, context))!
      .slice(1);
  expect(sends(['bye'])).toEqual([
    'Hello',
    expect.stringMatching(/^\{"t":\{"bye":"Bye"\},"trouble"/),
  ]);
  expect(sends([])).toEqual(['Hello', expect.not.stringContaining('"t"')]);
});

test('an attribute that the manifest does not name is a bug', () => {
  const box = serverFragment(
    defineManifest({ name: 'box', weight: 'shop', hydrate: 'load' }),
    View,
    '',
    words,
  );
  expect(() => box.render({}, { ...context, attributes: { other: 1 } })).toThrow('other');
});

test('a view that waits for data is a bug: a shadow root cannot be filled later', () => {
  const Late = () => createElement('p', null, use(new Promise<string>(() => {})));
  const Waiting = () => createElement(Suspense, { fallback: 'loading' }, createElement(Late));
  const box = serverFragment(
    defineManifest({ name: 'box', weight: 'shop', hydrate: 'load' }),
    Waiting,
    '',
    words,
  );
  expect(() => box.render({}, context)).toThrow('suspended');
});

test('styles that would end their element are refused', () => {
  expect(() => joinStyles('', 'p::after{content:"</STYLE >"}')).toThrow('</style');
});

test('JSON in a script holds no sign that ends it', () => {
  const value = { text: '</script><!--\u2028\u2029&' };
  expect(scriptJson(value)).not.toMatch(/[<>\u2028\u2029]/);
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});
