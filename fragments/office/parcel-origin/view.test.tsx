import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { statesOf } from '../../../shared/rules/states.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { ParcelOriginProps } from './props.ts';
import { ParcelOriginView } from './view.tsx';

const address = {
  route: 'Calle 60',
  street_number: '412',
  sublocality: 'Centro',
  locality: 'Mérida',
  administrative_area_level_1: 'Yucatán',
  postal_code: '97000',
  phone: '9991234567',
};
const t = messages.es;

function html(given: Partial<ParcelOriginProps> = {}): string {
  const props: ParcelOriginProps = {
    env: pageEnv({ base: '/tienda/casa', locale: 'es' }),
    address,
    country: 'MX',
    states: statesOf(['MX'])['MX'] ?? [],
    account: 'store',
    isRefused: false,
    done: null,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToString(<ParcelOriginView {...props} t={t} />).replaceAll('<!-- -->', '');
}

test('the form shows the store’s address, with its state chosen', () => {
  const page = html();
  expect(page).toContain('action="/tienda/casa/admin/paqueteria"');
  expect(page).toMatch(/name="route"[^>]*value="Calle 60"/);
  expect(page).toMatch(/<option value="Yucatán" selected="">/);
  expect(page).toContain(t.remove);
  expect(page).not.toContain(t.missing);
});

test('what is missing is told, with the way to it', () => {
  const page = html({ address: null, account: 'nobody' });
  expect(page.match(new RegExp(`>${t.missing}<`, 'g'))).toHaveLength(2);
  expect(page).toContain(t.addressMissing);
  expect(page).toContain(t.accounts.nobody);
  expect(page).toContain('href="/tienda/casa/admin/configuracion#keys"');
  expect(page).not.toContain(t.remove);
});

test('the platform’s account gives rates, but no labels', () => {
  expect(html({ account: 'platform' })).toContain(t.accounts.platform);
  expect(html({ isRefused: true })).toContain(t.accountRefused);
});

test('a refused form keeps what was typed, with its problem', () => {
  const page = html({ values: { route: 'Calle 61' }, errors: { phone: t.phoneNeeded } });
  expect(page).toMatch(/name="route"[^>]*value="Calle 61"/);
  expect(page).toContain(t.phoneNeeded);
});

test('a country without a list of states types its own', () => {
  expect(html({ country: 'CL', states: [] })).toMatch(/name="typed_state"[^>]*value="Yucatán"/);
});
