import * as contract from '../../../shared/contracts/legal.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import { listTexts, readText, saveText, showText } from './legal.ts';

/** The calls about the legal texts of a store. */
export const legalEndpoints: readonly PageEndpoint[] = [
  answers(contract.listLegalTexts, async ({ scope }) => ok({ results: await listTexts(scope) })),
  answers(contract.getLegalText, async ({ scope, params }) =>
    ok(await readText(scope, params.kind)),
  ),
  changes(contract.saveLegalText, ({ scope, params, body }) => saveText(scope, params.kind, body)),
  readsForPages(contract.readLegalText, async ({ scope, params }) =>
    ok(await showText(scope, params.kind, params.version)),
  ),
];
