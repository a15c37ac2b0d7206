import { call, pollPayment, type Api } from '../../../../shared/api-client/index.ts';
import { confirmPayment } from '../../../../shared/contracts/payment.ts';

/** Asks the bank until it has decided, and then reloads the page as it is now. */
export async function settle(api: Api, token: string): Promise<void> {
  const { kind } = await pollPayment(
    {
      confirm: () => call(api, confirmPayment, { params: { token } }),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      now: () => Date.now(),
    },
    false,
  );
  if (kind !== 'late') location.replace(location.pathname);
}
