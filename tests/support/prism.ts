/** A provider's own document as a server of Stoplight's (Prism), which stands between an adapter and the sandbox. */
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';

/** Prism before a provider. */
export interface Prism {
  readonly origin: string;
  /** Asks Prism, or what is no call of the documents directly. */
  readonly fetch: typeof fetch;
  /** What Prism refused of requests and answers since it was last asked. */
  refused(): string[];
  stop(): Promise<void>;
}

type Logger = Parameters<typeof createServer>[1]['components']['logger'];

const quiet = (): undefined => undefined;
const SILENT = {
  info: quiet,
  warn: quiet,
  error: quiet,
  debug: quiet,
  trace: quiet,
  success: quiet,
};
const logger = { ...SILENT, child: () => logger } as unknown as Logger;

/** Prism refuses forms with nested fields, as Stripe's are, where a document tells how they are written. */
function withoutEncodings(document: object): object {
  return JSON.parse(
    JSON.stringify(document, (key, value: unknown) => (key === 'encoding' ? undefined : value)),
  ) as object;
}

/**
 * Starts Prism before a provider. It refuses each request and each answer that the documents do not allow.
 * @param documents the provider's, as OpenAPI
 * @param upstream the address that gets what they allow
 * @param beside a path that no document describes, which is asked without Prism
 */
export async function startPrism(
  documents: readonly object[],
  upstream: string,
  beside?: string,
): Promise<Prism> {
  const read = documents.map(async (one) => getHttpOperationsFromSpec(withoutEncodings(one)));
  const operations = (await Promise.all(read)).flat();
  const server = createServer(operations, {
    components: { logger },
    cors: false,
    config: {
      isProxy: true,
      upstream: new URL(upstream),
      upstreamProxy: undefined,
      checkSecurity: false,
      validateRequest: true,
      validateResponse: true,
      errors: true,
      mock: { dynamic: false },
    },
  });
  const origin = await server.listen(0, '127.0.0.1');
  const said: string[] = [];
  return {
    origin,
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      if (pathname === beside) return fetch(new Request(upstream + pathname, request));
      const answer = await fetch(request);
      const violations = answer.headers.get('sl-violations');
      const isPrisms = answer.headers.get('content-type')?.includes('problem+json') ?? false;
      if (violations !== null || isPrisms) {
        said.push(`${request.method} ${pathname} ${violations ?? (await answer.clone().text())}`);
      }
      return answer;
    },
    refused: () => said.splice(0),
    stop: () => server.close(),
  };
}
