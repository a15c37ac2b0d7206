import type { SandboxContext } from './http.ts';

/** How a courier of the sandbox can be out of order. */
export type CourierFault = 'none' | 'down' | 'slow' | 'garbage' | undefined;

/** The answer of a courier that is out of order; one that is slow answers in the end. */
export async function failing(
  c: SandboxContext,
  fault: CourierFault,
): Promise<Response | undefined> {
  if (fault === 'down') return c.json({}, 500);
  if (fault === 'garbage') return c.text('<html>');
  if (fault === 'slow') {
    await new Promise((resolve) => setTimeout(resolve, c.get('settings').hangMs));
  }
  return undefined;
}

/** Where browsers find the sandbox's pages. */
export function originOf(c: SandboxContext): string {
  return c.get('settings').publicOrigin ?? new URL(c.req.url).origin;
}
