import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BookAddress } from '../../../shared/contracts/addresses.ts';
import { sampleAddress } from '../../../shared/contracts/samples.ts';
import { statesOf } from '../../../shared/rules/states.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { AddressesProps } from './props.ts';
import { AddressesView } from './view.tsx';

const env = pageEnv({ base: '/tienda/moda' });
const home: BookAddress = { ...sampleAddress, id: `ad_${'1'.repeat(26)}`, is_default: true };
const work: BookAddress = {
  ...sampleAddress,
  id: `ad_${'2'.repeat(26)}`,
  route: 'Reforma',
  is_default: false,
};

function render(change: Partial<AddressesProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: AddressesProps = {
    env,
    book: [home, work],
    most: 10,
    states: statesOf(['MX', 'US']),
    editing: null,
    done: null,
    removed: null,
    idempotencyKey: 'k',
    ...change,
  };
  return renderToStaticMarkup(<AddressesView {...props} t={messages[locale]} locale={locale} />);
}
const intents = (html: string) =>
  [...html.matchAll(/name="intent" value="(\w+)"/g)].map(([, intent]) => intent);

test('each address can be changed and taken out, and all but the first chosen', () => {
  const html = render();
  expect(html).toContain('Amsterdam 120');
  expect(html.split('Predeterminada')).toHaveLength(2);
  expect(html).toContain(`href="/tienda/moda/me/addresses?edit=${work.id}#form"`);
  expect(html).toContain('aria-label="Quitar Reforma 120"');
  expect(intents(html)).toEqual(['remove', 'remove', 'choose', 'add']);
  expect(render({}, 'en')).toContain('Use as default');
});

test('no two forms of the page share a key', () => {
  const keys = [...render().matchAll(/name="idempotency_key" value="([^"]+)"/g)].map(([, k]) => k);
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(4);
});

test('an address that was taken out can be put back', () => {
  const html = render({ done: 'removed', removed: home.id });
  expect(html).toContain('Quitamos la dirección.');
  expect(intents(html)[0]).toBe('restore');
  expect(html).toContain(`name="address" value="${home.id}"`);
  expect(intents(render({ done: 'added' }))).not.toContain('restore');
});

test('the form shows the address that is changed, or what was refused, with its problems', () => {
  const changed = render({ editing: work });
  expect(intents(changed).at(-1)).toBe('change');
  expect(changed).toContain('value="Reforma"');
  const refused = render({
    values: { route: 'Colima', country: 'MX' },
    errors: { postal_code: 'Código postal inválido' },
  });
  expect(refused).toContain('value="Colima"');
  expect(refused).toContain('id="f-postal_code-error"');
});

test('an empty book asks for the first address, a full one for none', () => {
  const empty = render({ book: [] });
  expect(empty).toContain('Todavía no tienes direcciones.');
  expect(empty).not.toContain('name="is_default"');
  const full = render({ most: 2 });
  expect(intents(full)).not.toContain('add');
  expect(full).toContain('Tu libreta tiene 2 direcciones');
});

test('the state is a list where the country has one, else a text', () => {
  const html = render({ editing: work });
  expect(html).toContain('<option value="Ciudad de México" selected="">');
  expect(html).toContain('<optgroup label="Estados Unidos">');
  expect(html.match(/value="\w\w"[^>]* data-listed=""/g)).toHaveLength(2);
  expect(html).toMatch(/name="typed_state"[^>]*value=""/);
  const chile = render({
    editing: { ...work, country: 'CL', administrative_area_level_1: 'Atacama' },
  });
  expect(chile).toMatch(/name="typed_state"[^>]*value="Atacama"/);
  expect(chile).not.toContain('<option value="Atacama"');
  expect(render({}, 'en')).toContain('Choose…');
});
