import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { DoorEntryProps } from './props.ts';
import { doorEntry } from './server.ts';

const props: DoorEntryProps = {
  env: pageEnv({ base: '/tienda/a' }),
  left: false,
  error: null,
  idempotencyKey: 'k',
};
const shown = (given: Partial<DoorEntryProps> = {}) =>
  doorEntry.render({ ...props, ...given }, { locale: 'es', instance: 'd', moduleUrl: '/d.js' });

test('the form takes a link by a post, and an untouched page has no notice', () => {
  const text = shown();
  expect(text).toContain('action="/tienda/a/puerta"');
  expect(text).toContain('method="post"');
  expect(text).not.toContain('role="alert"');
  expect(text).not.toContain('role="status"');
});

test('it says why a link was refused, and that a door was left', () => {
  expect(shown({ error: 'Ese enlace ya no vale.' })).toContain('Ese enlace ya no vale.');
  expect(shown({ left: true })).toContain(messages.es.left);
});
