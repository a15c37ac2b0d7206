import type { Result } from '../../../shared/kernel/result.ts';
import type { PassFault, PassSigner } from './pass-signer.ts';

/** Opens the platform's certificate for passes; what reads certificates is started by the first pass alone. */
export async function passSignerOf(
  pem: string,
  now: number,
): Promise<Result<PassSigner, PassFault>> {
  const { openPassSigner } = await import('./pass-signer.ts');
  return openPassSigner(pem, now);
}
