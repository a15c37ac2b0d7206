import type { SettlementReport } from './settlements.ts';

/**
 * SHA-256 in hex over all that a report of a way to pay says: by it a report that comes again is known, and
 * rows that were altered by hand are found.
 */
export async function reportDigest(provider: string, report: SettlementReport): Promise<string> {
  const lines = report.lines.map((line) => {
    const { kind, reference, subject, gross, fee, net } = line;
    return [kind, reference, subject, gross, fee, net];
  });
  const said = JSON.stringify([provider, report.report, report.paidOn, report.currency, lines]);
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(said));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
