import * as contract from '../../../shared/contracts/embed-keys.ts';
import { countEmbedAdd } from '../../../shared/contracts/handoffs.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { countAdd } from './admit.ts';
import { takesKeyless } from './known.ts';
import { changeKey, createKey, readKey, readKeys, rotateKey, setKeyState } from './service.ts';
import { setKeyless } from './keyless.ts';

/** The calls about the keys of partners' pages. */
export const embedKeyEndpoints: readonly Endpoint[] = [
  answers(contract.listEmbedKeys, async ({ scope, query }) => ok(await readKeys(scope, query))),
  answers(contract.getEmbedKey, ({ scope, params }) => readKey(scope, params.id)),
  answers(contract.getKeyless, async ({ scope }) => ok({ keyless: await takesKeyless(scope) })),
  answers(countEmbedAdd, async ({ scope, body, request }) => {
    const origin = request.headers.get('origin') ?? undefined;
    const { embed_key: key, element } = body;
    const counted = await countAdd(scope, { key, element, origin });
    return counted.ok ? ok({}) : counted;
  }),
  changes(contract.setKeyless, ({ scope, body }) => setKeyless(scope, body.keyless)),
  changes(contract.createEmbedKey, ({ scope, body }) => createKey(scope, body)),
  changes(contract.changeEmbedKey, ({ scope, params, body }) => changeKey(scope, params.id, body)),
  changes(contract.rotateEmbedKey, ({ scope, params }) => rotateKey(scope, params.id)),
  changes(contract.setEmbedKeyState, ({ scope, params, body }) =>
    setKeyState(scope, params.id, body.state),
  ),
];
