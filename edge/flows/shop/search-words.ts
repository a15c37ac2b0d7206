import * as contract from '../../../shared/contracts/search-words.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { ownStore } from '../../http/owner-path.ts';
import { forgetWords, readWords, writeWords } from '../../modules/items/index.ts';
import { forgetStore } from '../../modules/store/index.ts';
import { traceOf } from '../../unit-of-work/store-edit.ts';

/** The calls about the words that a store adds to the search's own. */
export const wordEndpoints: readonly Endpoint[] = [
  answers(contract.getSearchWords, async ({ scope, params }) => {
    const [own, { lines }] = await Promise.all([
      ownStore(scope, { owner: params.mashup, type: params.type }),
      readWords(scope),
    ]);
    return own.ok ? ok({ words: [...lines] }) : own;
  }),

  changes(contract.setSearchWords, async ({ scope, params, body: { words } }) => {
    const [own, { lines }] = await Promise.all([
      ownStore(scope, { owner: params.mashup, type: params.type }),
      readWords(scope),
    ]);
    if (!own.ok) return own;
    const entry = await traceOf(scope, {
      subject: 'search_words',
      subjectId: own.value,
      before: { words: [...lines] },
      after: { words },
    });
    return ok({
      answer: { words },
      statements: [writeWords(own.value, words, scope.ports.clock.now()), ...entry],
      committed() {
        forgetWords(own.value);
        forgetStore(own.value);
        return Promise.resolve();
      },
    });
  }),
];
