/** The product with its databases at a distance, as in a deployment. */
import { makeApp } from '../../../edge/app.ts';
import type { Bindings } from '../../../edge/env.ts';
import product from '../../../edge/worker.ts';
import { AWAY_MS } from './paths.ts';

export { Conversation, HoldTimer, Mailbox } from '../../../edge/worker.ts';

const app = makeApp();

let far: { readonly near: Bindings; readonly bindings: Bindings } | undefined;

/** The same bindings, with all databases at the same distance. */
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

/** Delays the answer of each batch; the delay includes the database's own time. */
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
