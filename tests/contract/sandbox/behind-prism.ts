/** The sandbox with Prism before it, by the documents of a provider; what Prism refuses fails its test. */
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { StartInput } from '../../../edge/providers/payment/port.ts';
import { startPrism, type Prism } from '../../support/prism.ts';
import {
  SANDBOX_KEYS,
  startProvider,
  type RunningProvider,
} from '../../support/sandbox-provider.ts';

export const AMOUNT = { amount: 124_900, currency: 'MXN' };
/** Prism takes seconds to read a document, in which a connection that is kept is closed. */
const UNKEPT = { connection: 'close' };

/** Starts a sandbox for the tests of one file. */
export function behindPrism() {
  let sandbox: RunningProvider;
  let serial = 0;
  const opened: Prism[] = [];
  beforeAll(async () => {
    sandbox = await startProvider({ LATE_MS: '300' });
  });
  afterEach(() => {
    expect(opened.flatMap((prism) => prism.refused())).toEqual([]);
  });
  afterAll(async () => {
    await Promise.all(opened.map(async (prism) => prism.stop()));
    await sandbox.stop();
  });

  return {
    /**
     * Prism before a path of the sandbox.
     * @param beside a path that no document describes
     */
    prismOf: async (
      documents: readonly object[],
      path: string,
      beside?: string,
    ): Promise<Prism> => {
      const prism = await startPrism(documents, sandbox.origin + path, beside);
      opened.push(prism);
      return prism;
    },

    /** A payment to start, under a reference of its own. */
    inputOf: (given: Partial<StartInput> = {}): StartInput => {
      serial += 1;
      const reference = `a.py_prism_${serial}-1`;
      return {
        amount: AMOUNT,
        reference,
        returnUrl: 'https://lirio.example/checkout/co_1/return',
        cancelUrl: 'https://lirio.example/checkout/co_1/pay',
        idempotencyKey: reference,
        description: 'K7QX-2M4P',
        buyer: { name: 'Ana Pérez', email: 'ana@example.com', phone: '+525512345678' },
        locale: 'es',
        ...given,
      };
    },

    /** A token of a card that was typed into the sandbox's form. */
    tokenOf: async (number: string): Promise<string> => {
      const card = { name: 'Ana Pérez', number, exp_month: 12, exp_year: 2090, cvc: '123' };
      const answer = await fetch(`${sandbox.origin}/v1/tokens`, {
        method: 'POST',
        headers: { authorization: `Bearer ${SANDBOX_KEYS.PUBLISHABLE_KEY}`, ...UNKEPT },
        body: JSON.stringify(card),
      });
      return ((await answer.json()) as { token: string }).token;
    },
  };
}

/** Answers on a page of the sandbox as a buyer would. */
export async function answerOn(redirectUrl: string, field: string, answer: string): Promise<void> {
  const page = new URL(redirectUrl);
  const body = new URLSearchParams({ [field]: page.searchParams.get(field) ?? '', answer });
  const init = { method: 'POST', body, redirect: 'manual', headers: UNKEPT } as const;
  await fetch(page.origin + page.pathname, init);
}
