import type { Stamped, Stamping } from './port.ts';

/**
 * A stamping service for trials: its folios are made of the document's id and stamp nothing. The
 * buyer's name decides what else happens: `PRUEBA RECHAZO` is declined, `PRUEBA ESPERA` is never
 * answered, `PRUEBA FALLA` fails.
 */
export function sandboxStamping(): Stamping {
  return {
    async stamp(id, xml): Promise<Stamped> {
      if (xml.includes('"PRUEBA RECHAZO"')) {
        return { kind: 'declined', fault: 'CFDI40145: el nombre no corresponde al RFC' };
      }
      if (xml.includes('"PRUEBA FALLA"')) throw new Error('the stamping sandbox fails');
      if (xml.includes('"PRUEBA ESPERA"')) return new Promise(() => {});
      return { kind: 'stamped', folio: await folioOf(id) };
    },
  };
}

/** A UUID that belongs to a document's id, so that a repeat has the same. */
async function folioOf(id: string): Promise<string> {
  const hash = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`stamp:${id}`)),
  );
  const hex = Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `A${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
