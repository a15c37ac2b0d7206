import { expect, test } from 'vitest';
import { stampWithin, type Stamping } from './port.ts';
import { sandboxStamping } from './sandbox.ts';

const asked = (name: string, id = 'fa_1', stamping: Stamping = sandboxStamping()) =>
  stampWithin(stamping, { id, xml: `<cfdi:Receptor Nombre="${name}"/>` }, 20);

test('a document is stamped, and asked for again has the same folio', async () => {
  const first = await asked('ANA');
  expect(first).toMatchObject({
    kind: 'stamped',
    folio: expect.stringMatching(/^[\dA-F]{8}-[\dA-F]{4}-8[\dA-F]{3}-A[\dA-F]{3}-[\dA-F]{12}$/),
  });
  expect(await asked('ANA')).toEqual(first);
  expect(await asked('ANA', 'fa_2')).not.toEqual(first);
});

test('it declines, takes too long and fails', async () => {
  expect(await asked('PRUEBA RECHAZO')).toMatchObject({ kind: 'declined' });
  expect(await asked('PRUEBA ESPERA')).toEqual({ kind: 'unknown', fault: 'timeout' });
  expect(await asked('PRUEBA FALLA')).toEqual({ kind: 'unknown', fault: 'error' });
});
