import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { ThingAddressProps } from './props.ts';
import { thingAddress } from './server.ts';

const props: ThingAddressProps = {
  env: pageEnv({ base: '/tienda/ana' }),
  address: {
    thing: 'catalogue',
    name: 'Otoño',
    slug: 'otono',
    path: '/catalogos/otono',
    version: 3,
    before: ['/catalogos/verano'],
  },
  store: 'https://ana.test',
  editor: '/tienda/ana/admin/catalogos/ca_1',
  action: '/tienda/ana/admin/direcciones/ca_1',
  isSaved: false,
  idempotencyKey: 'k',
};
const render = (change: Partial<ThingAddressProps> = {}) =>
  thingAddress.render({ ...props, ...change }, { locale: 'es', instance: 'a', moduleUrl: '/a.js' });

test('it shows the present address, the version that is changed, and the addresses before', () => {
  const html = render();
  expect(html).toContain('href="/tienda/ana/catalogos/otono"');
  expect(html).toContain('https://ana.test/catalogos/otono');
  expect(html).toMatch(/name="version"[^>]*value="3"/);
  expect(html).toContain('value="otono"');
  expect(html).toContain('/catalogos/verano');
  expect(render({ address: { ...props.address, before: [] } })).not.toContain(messages.es.before);
});
