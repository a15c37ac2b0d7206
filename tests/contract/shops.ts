/** The demo's stores as the contract tests reach them. */
import { inject } from 'vitest';
import { ask, shopAt, type Answered, type Asked } from '../support/visit.ts';

const port = inject('port');

export const mercado = shopAt(port, 'mercado.localhost');
export const moda = shopAt(port, 'moda.localhost');
export const casa = shopAt(port, 'casa.localhost');
export const ana = shopAt(port, 'ana.localhost');
export const foto = shopAt(port, 'foto.localhost');
export const eventos = shopAt(port, 'eventos.localhost');
export const espejo = shopAt(port, 'espejo.localhost');
/** The bare platform domain. */
export const platform = shopAt(port, 'localhost');
/** `moda` under the domain of its own. */
export const alias = shopAt(port, 'www.moda.test');
/** `ana` by path. */
export const anaByPath = shopAt(port, 'localhost', '/tienda/ana');

/** Sends a request with any Host header. */
export function askAs(host: string, path: string, asked?: Asked): Promise<Answered> {
  return ask(port, host, path, asked);
}
