import { COOKIE, COOKIE_DAYS, SIDE_BAR_CLOSED } from '../../../shared/kernel/constants/cookies.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** The cookie that keeps the bar closed; an open bar needs none. */
export function sideBarCookie(open: boolean, secure: boolean): string {
  const days = open ? COOKIE_DAYS.removal : COOKIE_DAYS.sideBar;
  return `${COOKIE.sideBar}=${SIDE_BAR_CLOSED}; path=/; max-age=${days * DAY_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
