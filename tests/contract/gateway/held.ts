/** Calls made by the sample of their contract, and their answers held against it. */
import { expect } from 'vitest';
import type { AnySample, Contract } from '../../../shared/contracts/contract.ts';
import { errorAnswer, ERROR_STATUS } from '../../../shared/contracts/errors.ts';
import { contracts } from '../../support/contracts.ts';
import { addressOf } from '../../support/sample.ts';
import type { Answered } from '../../support/visit.ts';
import { moda } from '../shops.ts';
import { newKey } from './purchase.ts';

/** What differs from the contract's sample: ids and codes that this shop has made, and who asks where. */
export interface Given extends AnySample {
  readonly shop?: typeof moda;
  readonly headers?: Readonly<Record<string, string>>;
}

const tried = new Set<string>();

/** The calls that nothing has made yet. */
export function untried(): string[] {
  return contracts.map(({ id }) => id).filter((id) => !tried.has(id));
}

function find(id: string): Contract {
  const contract = contracts.find((one) => one.id === id);
  if (!contract) throw new Error(`no contract ${id}`);
  return contract;
}

/** Makes a call: what is not given is the sample's. */
export function make(id: string, given: Given = {}): Promise<Answered> {
  const contract = find(id);
  const { shop = moda, headers = {} } = given;
  const path = `/api${addressOf(contract, given)}`;
  if (contract.method === 'get') return shop.get(path, headers);
  const body = given.body ?? contract.sample.body ?? {};
  const key = contract.idempotency === 'none' ? {} : newKey();
  return shop.send(contract.method.toUpperCase(), path, body, { ...headers, ...key });
}

/**
 * Makes a call and holds its success: nothing missing, nothing undeclared, kept by caches as long as the
 * contract says. Who goes on with the answer names its type.
 */
export async function expectAnswer<Body = Readonly<Record<string, unknown>>>(
  id: string,
  given: Given = {},
): Promise<Body> {
  const contract = find(id);
  const answer = await make(id, given);
  expect(answer.status, `${id}: ${answer.text.slice(0, 300)}`).toBe(contract.status);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  // What the answer's memory has used up of the contract's time, a caller's cache has no more.
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
  return json;
}

/** Holds a refusal: one of the contract's own. */
export async function expectRefused(id: string, given: Given = {}): Promise<void> {
  const answer = await make(id, given);
  const { code } = errorAnswer.parse(answer.json());
  expect(find(id).errors, `${id}: ${answer.text.slice(0, 300)}`).toContain(code);
  expect(answer.status).toBe(ERROR_STATUS[code]);
  tried.add(id);
}

/** Holds whichever comes, where that is a question of who was faster. */
export async function expectEitherWay(id: string, given: Given = {}): Promise<void> {
  const { status } = await make(id, given);
  await (status === find(id).status ? expectAnswer(id, given) : expectRefused(id, given));
}
