/** A failing service behind the gateway: the call has the right status, and memory has a limit. */
import { residentBytes } from '../../../support/linux.ts';
import type { Check } from '../../../support/suite/part.ts';
import { errorAnswer } from '../../../../shared/contracts/error-answer.ts';
import { look } from './look.ts';

/** The gateway gives an upstream five seconds. */
const WITHIN_MS = 7_000;
const DELUGES = 20;
const AT_ONCE = 4;
/** Several answers of 5 MB are read at once before each is refused at its sixth megabyte. */
const GROWTH_BYTES = 150_000_000;

const WAYS = [
  ['throws', 'error', 502],
  ['redirects', 'redirect', 502],
  ['hangs up', 'hangup', 502],
  ['dies half-way', 'half', 502],
  ['answers 200 MB', 'deluge', 502],
  ['never begins', 'silence', 504],
  ['never ends', 'drip', 504],
] as const;

/** Tries every way to fail, and measures the memory after many floods. */
export async function gatewayChecks(port: number, workerd: number | undefined): Promise<Check[]> {
  const checks: Check[] = [];
  for (const [name, behaviour, status] of WAYS) {
    // A success resets its breaker.
    await look(port, 'moda', '/api/helpdesk/echo');
    const { answer, milliseconds } = await look(port, 'moda', `/api/helpdesk/${behaviour}`);
    const named = errorAnswer.safeParse(safeJson(answer.text)).success;
    checks.push({
      name: `service behind the gateway ${name}`,
      figure: `${answer.status}, ${milliseconds.toFixed(0)} ms`,
      limit: `${status}, ≤ ${WITHIN_MS} ms, an error by name`,
      met: answer.status === status && milliseconds <= WITHIN_MS && named,
    });
  }
  checks.push(await checkMemory(port, workerd));
  return checks;
}

async function checkMemory(port: number, workerd: number | undefined): Promise<Check> {
  const before = residentBytes(workerd);
  for (let round = 0; round < DELUGES / AT_ONCE; round += 1) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, () => look(port, 'moda', '/api/helpdesk/deluge')),
    );
    await look(port, 'moda', '/api/helpdesk/echo');
  }
  const grown = residentBytes(workerd) - before;
  return {
    name: `memory after ${DELUGES} answers of 200 MB`,
    figure: Number.isNaN(grown) ? 'not known here' : `${(grown / 1e6).toFixed(0)} MB more`,
    limit: `≤ ${GROWTH_BYTES / 1e6} MB`,
    met: !(grown > GROWTH_BYTES),
  };
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
