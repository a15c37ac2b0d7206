import type { AdvisorProps } from '../../fragments/shop/advisor/props.ts';
import { getOwnAdvisor } from '../../shared/contracts/advisors.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { supportUrl } from '../../shared/rules/support.ts';
import type { PageContext } from './page.ts';

/** What the fragment shows of an account's advisor: the card, or the store's help in its place. */
export async function advisorProps({
  env,
  store,
  person,
  read,
}: PageContext): Promise<AdvisorProps> {
  const me = (await person)?.id ?? '';
  const { advisor } = await read(getOwnAdvisor, { params: { me } }).then(orThrow);
  return {
    env,
    advisor,
    supportUrl: supportUrl(store),
    hasChat: store.live_chat_license !== null,
  };
}
