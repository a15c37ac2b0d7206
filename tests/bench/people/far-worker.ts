/** The product with its databases at a distance, as they are from where it is deployed. */
import { makeApp } from '../../../edge/app.ts';
import type { Bindings } from '../../../edge/env.ts';
import product from '../../../edge/worker.ts';
import { AWAY_MS } from './paths.ts';

export { HoldTimer } from '../../../edge/worker.ts';

const app = makeApp();

let far: { readonly near: Bindings; readonly bindings: Bindings } | undefined;

/** The same bindings, each of its databases as far away as the next. */
function farFrom(near: Bindings): Bindings {
  if (far?.near !== near) {
    const entries = Object.entries(near).map(([name, binding]) => [
      name,
      isDatabase(binding) ? atDistance(binding) : (binding as unknown),
    ]);
    far = { near, bindings: Object.fromEntries(entries) as Bindings };
  }
  return far.bindings;
}

function isDatabase(binding: unknown): binding is D1Database {
  return typeof binding === 'object' && binding !== null && 'withSession' in binding;
}

/** A batch, which is how the product reads and writes, is answered that much later, its own work included. */
function atDistance(database: D1Database): D1Database {
  return new Proxy(database, {
    get(target, name) {
      if (name === 'batch')
        return async (statements: D1PreparedStatement[]) => {
          const back = new Promise((settle) => setTimeout(settle, AWAY_MS));
          const [answer] = await Promise.all([target.batch(statements), back]);
          return answer;
        };
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

export default {
  ...product,
  fetch: (request: Request, bindings: Bindings, execution: ExecutionContext) =>
    app.fetch(request, farFrom(bindings), execution),
};
