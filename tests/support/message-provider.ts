/** The common part of the tests of every HTTP provider of messages. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { SendFault, Sent } from '../../edge/providers/message/port.ts';
import type { Result } from '../../shared/kernel/result.ts';
import { startHttpProvider, type HttpProvider, type ProviderAnswer } from './http-provider.ts';

/** Starts a provider for a file of tests; before each test it answers as usual again. */
export async function providerOfTests(usual: ProviderAnswer): Promise<HttpProvider> {
  const provider = await startHttpProvider(usual);
  beforeEach(() => {
    provider.answer = usual;
  });
  afterAll(() => provider.stop());
  return provider;
}

/**
 * Tests how an adapter handles a broken connection.
 * @param send sends through the provider at an origin, which has a few hundred milliseconds to answer
 */
export function testBrokenLines(
  provider: HttpProvider,
  send: (origin: string) => Promise<Result<Sent, SendFault>>,
): void {
  test('silence is tried again; a yes that breaks off is a yes', async () => {
    provider.answer = 'silence';
    expect(await send(provider.origin)).toMatchObject({ ok: false, error: { kind: 'later' } });
    provider.answer = 'half';
    expect(await send(provider.origin)).toEqual({ ok: true, value: { providerId: null } });
  });

  test('a service that is not there is tried again', async () => {
    const gone = await startHttpProvider('silence');
    await gone.stop();
    expect(await send(gone.origin)).toMatchObject({ ok: false, error: { kind: 'later' } });
  });
}
