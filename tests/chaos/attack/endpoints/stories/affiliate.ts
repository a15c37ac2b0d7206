import { signInAs } from '../../../../contract/gateway/person.ts';
import type { Scene, Stage } from '../story.ts';

/** An affiliate of the demo in their own store. */
export async function affiliate({ shopOf }: Stage): Promise<Scene> {
  const shop = shopOf('ana.localhost');
  return { shop, headers: await signInAs(shop, 'ana'), params: { me: 'ac_ana', wallet: 'mxn' } };
}
