import { emit } from '../../../shared/bus/index.ts';
import { themeChanged } from '../../../shared/bus/topics/display.ts';
import { COOKIE, COOKIE_DAYS } from '../../../shared/kernel/constants/index.ts';

export type ChosenTheme = 'light' | 'dark';

/** The cookie that keeps the choice; readable by script, since it is no secret. */
export function themeCookie(theme: ChosenTheme, secure: boolean): string {
  const seconds = COOKIE_DAYS.theme * 24 * 60 * 60;
  return `${COOKIE.theme}=${theme}; path=/; max-age=${seconds}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Switches the page to a theme, and tells every other fragment. */
export function chooseTheme(theme: ChosenTheme): void {
  document.documentElement.dataset.theme = theme;
  document.cookie = themeCookie(theme, location.protocol === 'https:');
  emit(themeChanged, { theme });
}
