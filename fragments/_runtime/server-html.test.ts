import { expect, test } from 'vitest';
// Renamed, since the formatter changes the white space of templates that are called `html`.
import { html as tag, markupText } from './server-html.ts';

const text = (value: unknown): string => markupText(value);

test('values are escaped, nested templates and lists are not escaped twice', () => {
  const item = (label: string) => tag`<li title="${label}">${label}</li>`;
  expect(text(tag`<ul>${['<b>', '"&\''].map(item)}</ul>`)).toBe(
    '<ul><li title="&lt;b&gt;">&lt;b&gt;</li><li title="&quot;&amp;&#39;">&quot;&amp;&#39;</li></ul>',
  );
});

test('null, undefined and false show nothing; 0 and true are shown', () => {
  expect(text(tag`${null}${undefined}${false}|${0}${true}${''}`)).toBe('|0true');
  expect(text(undefined)).toBe('');
});

test('an attribute is left out for null and undefined, and says "false" for false', () => {
  expect(
    text(tag`<a title=${null} href="${undefined}" aria-busy=${false} rel=${'a b'}>x</a>`),
  ).toBe('<a   aria-busy="false" rel="a b">x</a>');
});

test('parts of a quoted value are filled in where they stand', () => {
  const on = true;
  expect(
    text(tag`<a class="btn ${on ? 'on' : ''} ${null}" href="/x?q=${'a&"b'}&r=${1}#y">x</a>`),
  ).toBe('<a class="btn on " href="/x?q=a&amp;&quot;b&r=1#y">x</a>');
});

test('a boolean attribute is there or is left out', () => {
  expect(text(tag`<input ?disabled=${true} ?hidden="${false}">`)).toBe('<input disabled="" >');
});

test('signs of a tag inside text and values do not confuse', () => {
  expect(text(tag`<p title="a > b">1 < 2 ${'x'} <b data-x='<i>'>${'y'}</b></p>`)).toBe(
    `<p title="a > b">1 < 2 x <b data-x='<i>'>y</b></p>`,
  );
});

test('a value in a place that takes none is a bug', () => {
  expect(() => tag`<a ${'href'}>x</a>`).toThrow('where none may');
});
