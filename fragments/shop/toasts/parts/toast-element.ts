import type { Notice } from '../../../../shared/bus/topics/toasts.ts';
import { icons, type IconName } from '../../../../shared/ui/icons.ts';

const ICONS: Record<Notice['tone'], IconName> = {
  success: 'check',
  info: 'info',
  warning: 'alert',
  error: 'alert',
};

/**
 * Builds a notice by hand: a template that renders again would make screen readers repeat the
 * others.
 */
export function toastElement(notice: Notice, closeLabel: string, close: () => void): HTMLElement {
  const toast = element('div', `toast toast-${notice.tone}`);
  const words = element('div', 'words');
  if (notice.title) words.append(element('p', 'title', notice.title));
  words.append(element('p', '', notice.message));
  const button = element('button', 'icon-btn');
  button.type = 'button';
  button.setAttribute('aria-label', closeLabel);
  button.append(icon('close'));
  button.addEventListener('click', close);
  toast.append(icon(ICONS[notice.tone]), words, button);
  return toast;
}

function element<K extends 'div' | 'p' | 'button'>(
  tag: K,
  className: string,
  text = '',
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

function icon(name: IconName): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', icons[name]);
  svg.append(path);
  return svg;
}
