import type { Context } from 'hono';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import type { EdgeEnv } from '../http/context.ts';
import { answerFailure } from '../http/failure.ts';
import { currentStore } from '../modules/store/index.ts';

type StoreHandler = (context: Context<EdgeEnv>, store: StoreInfo) => Response | Promise<Response>;

/**
 * Gives a handler the tenant's store, from memory where it is known.
 * @example site.get('/theme/:name', withStore(answerStylesheet));
 */
export function withStore(handle: StoreHandler) {
  return async (context: Context<EdgeEnv>): Promise<Response> => {
    const store = await currentStore(context.get('scope'));
    return store ? handle(context, store) : answerFailure(context, { code: 'store_not_found' });
  };
}
