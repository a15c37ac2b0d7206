/** Calls made with the sample of their contract, and their answers checked against it. */
import { expect } from 'vitest';
import type { AnySample, Contract } from '../../../shared/contracts/contract.ts';
import { errorAnswer } from '../../../shared/contracts/error-answer.ts';
import { ERROR_STATUS } from '../../../shared/contracts/errors.ts';
import { contracts } from '../../support/contracts.ts';
import { formWithDrawing, formWithFile } from '../../support/form-text.ts';
import { addressOf } from '../../support/sample.ts';
import type { Answered } from '../../support/visit.ts';
import { moda } from '../shops.ts';
import { newKey } from './purchase.ts';

/**
 * The values that differ from the contract's sample: ids and codes that this shop made, the shop
 * that is called, and extra headers.
 */
export interface Given extends AnySample {
  readonly shop?: typeof moda;
  readonly headers?: Readonly<Record<string, string>>;
}

const tried = new Set<string>();
/** The first answer of each call. */
const answers = new Map<string, unknown>();

/** Ids of the calls that no test has made yet. */
export function untried(): string[] {
  return contracts.map(({ id }) => id).filter((id) => !tried.has(id));
}

/** What the demo answered, by call. */
export function answered(): ReadonlyMap<string, unknown> {
  return answers;
}

function find(id: string): Contract {
  const contract = contracts.find((one) => one.id === id);
  if (!contract) throw new Error(`no contract ${id}`);
  return contract;
}

/** Makes a call; fields that are not given come from the sample. */
export function make(id: string, given: Given = {}): Promise<Answered> {
  const contract = find(id);
  const { shop = moda, headers = {} } = given;
  const path = `/api${addressOf(contract, given)}`;
  if (contract.method === 'get') return shop.get(path, headers);
  const body = given.body ?? contract.sample.body ?? {};
  const key = contract.idempotency === 'none' ? {} : newKey();
  if (contract.file) {
    const { field, types } = contract.file;
    const form = types.includes('application/pdf')
      ? formWithFile(body, field, { name: 'guia.pdf', text: '%PDF-1.7' })
      : formWithDrawing(body, field);
    const type = { 'content-type': form.type };
    return shop.send(contract.method.toUpperCase(), path, form.body, {
      ...headers,
      ...key,
      ...type,
    });
  }
  return shop.send(contract.method.toUpperCase(), path, body, { ...headers, ...key });
}

/**
 * Makes a call and checks its success: no field missing, none undeclared, cached no longer than the
 * contract says. A caller that reads the answer names its type.
 */
export async function expectAnswer<Body = Readonly<Record<string, unknown>>>(
  id: string,
  given: Given = {},
): Promise<Body> {
  const contract = find(id);
  const answer = await make(id, given);
  expect(answer.status, `${id}: ${answer.text.slice(0, 300)}`).toBe(contract.status);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  // A caller's cache has the contract's time less the age of the answer in the edge's cache.
  const cacheControl = answer.headers['cache-control'] ?? '';
  if (contract.maxAge === 0)
    expect(cacheControl).toBe(contract.method === 'get' ? 'no-store' : 'private, no-cache');
  else {
    const [, seconds] = /^public, max-age=(\d+), s-maxage=0$/.exec(cacheControl) ?? [];
    expect(Number(seconds), cacheControl).toBeLessThanOrEqual(contract.maxAge);
  }
  const json = answer.json() as Body;
  expect(contract.answer.parse(json), id).toEqual(json);
  tried.add(id);
  if (!answers.has(id)) answers.set(id, json);
  return json;
}

/** Makes a call and expects a refusal that its contract lists. */
export async function expectRefused(id: string, given: Given = {}): Promise<void> {
  const answer = await make(id, given);
  const { code } = errorAnswer.parse(answer.json());
  expect(find(id).errors, `${id}: ${answer.text.slice(0, 300)}`).toContain(code);
  expect(answer.status).toBe(ERROR_STATUS[code]);
  tried.add(id);
}

/** Makes a call and accepts its success or a refusal, where timing decides between them. */
export async function expectEitherWay(id: string, given: Given = {}): Promise<void> {
  const { status } = await make(id, given);
  await (status === find(id).status ? expectAnswer(id, given) : expectRefused(id, given));
}
