import { z } from 'zod';

const account = z.object({
  /** The id of the issuer account, of digits. */
  issuer: z.string().regex(/^\d{5,30}$/),
  /** The service account that signs. */
  email: z.email(),
  /** Its private key: PKCS #8 as PEM. */
  key: z.string().startsWith('-----BEGIN PRIVATE KEY-----'),
});

/** The secrets by which tickets are added to a wallet (README, Deploying). */
export const walletVariables = {
  /** JSON: the account whose links add tickets to Google Wallet; without it no ticket has such a link. */
  WALLET_GOOGLE: z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'WALLET_GOOGLE is not JSON' });
        return z.NEVER;
      }
    })
    .pipe(account)
    .optional(),
  /** PEM: a pass type certificate of Apple's, its key (PKCS #8) and its issuer's; without it passes are unsigned. */
  WALLET_APPLE: z
    .string()
    .regex(/-----BEGIN CERTIFICATE-----/)
    .regex(/-----BEGIN PRIVATE KEY-----/)
    .optional(),
};
