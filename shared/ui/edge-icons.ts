import { icons } from './icons.ts';

/** Drawn by edit mode's script alone: other browsers' scripts go without it. */
export const pencil = 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5';

/** Every icon: those that browsers load, and those that only the edge draws. */
export const edgeIcons = {
  ...icons,
  'chevron-left': 'M14.5 5.5 8 12l6.5 6.5',
  'arrow-left': 'M20 12H4M10 6l-6 6 6 6',
  'chevron-up': 'M5.5 14.5 12 8l6.5 6.5',
  book: 'M12 6.5C9.8 4.8 6.9 4.3 3.5 4.5v14c3.4-.2 6.3.3 8.5 2 2.2-1.7 5.1-2.2 8.5-2v-14c-3.4-.2-6.3.3-8.5 2zM12 6.5v14',
  chart: 'M4 4v16h16M8.5 16v-4M12.5 16V8M16.5 16v-6',
  home: 'M3.5 11.5 12 4l8.5 7.5M5.5 10v10.5h13V10M10 20.5V15h4v5.5',
  edit: pencil,
  gear: 'M12 9a3 3 0 1 0 .01 0zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2',
  eye: 'M2.5 12c2-4 5.4-6.2 9.5-6.2s7.5 2.2 9.5 6.2c-2 4-5.4 6.2-9.5 6.2S4.5 16 2.5 12zM12 9.2a2.8 2.8 0 1 0 .01 0z',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c4.6 4.9 4.6 12.1 0 17M12 3.5c-4.6 4.9-4.6 12.1 0 17',
  sun: 'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.4A8.3 8.3 0 1 1 9.6 4a6.6 6.6 0 0 0 10.4 10.4z',
  share: 'M12 15V3.5M8 7.2l4-3.7 4 3.7M7.5 11h-3v9.5h15V11h-3',
  link: 'M10 14.2a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 9.8a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.2-1.2',
  phone:
    'M5.8 3.5h3.1l1.6 4.6-2 1.5c1.1 2.6 3.2 4.7 5.8 5.8l1.6-2 4.6 1.6v3.1c0 1.4-1 2.4-2.4 2.4C10.6 20 4 13.4 3.4 5.9c0-1.4 1-2.4 2.4-2.4z',
  users:
    'M9 4.5a3.6 3.6 0 1 0 0 7.2a3.6 3.6 0 0 0 0-7.2zM2.5 19.8a6.5 6.5 0 0 1 13 0M15.6 4.9a3.4 3.4 0 0 1 0 6.5M17.6 13.6a6.4 6.4 0 0 1 3.9 6.2',
  settings:
    'M4 8h9M18 8h2M4 16h2M11 16h9M15.5 5.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5zM8.5 13.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5z',
  heart:
    'M12 20.3s-8.3-4.9-8.3-10.8A4.5 4.5 0 0 1 12 7.1a4.5 4.5 0 0 1 8.3 2.4c0 5.9-8.3 10.8-8.3 10.8z',
  star: 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6-4.4-4.2 6-.8z',
  filter:
    'M3.5 7.5h9M17.5 7.5h3M3.5 16.5h3M11.5 16.5h9M15 5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5zM9 14a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5z',
  play: 'M7.5 4.5v15L19.5 12z',
  facebook:
    'M10.6 21v-8H7.5V9.5h3.1V7.2c0-3.4 2.6-4.8 6.4-4.2v3.1h-1.6c-1.2 0-1.7.6-1.7 1.6v1.8h3.2l-.5 3.5h-2.7v8z',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM16.8 7.2v.01',
  twitter: 'M3.8 4h4.4l12 16h-4.4zM19.3 4l-6.4 7.1M10.8 13.3 4.7 20',
  youtube:
    'M6 5.5h12a3.5 3.5 0 0 1 3.5 3.5v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5zM10.2 9v6l5-3z',
  twitch: 'M5 3.5h15v10.3l-3.7 3.7H12l-3 3v-3H5zM11 8v4.2M15.5 8v4.2',
  kick: 'M5 4h4.6v4.4H12V6.2h2.4V4H19v4.6h-2.3V11h-2.4v2h2.4v2.4H19V20h-4.6v-2.2H12v-2.2H9.6V20H5z',
  discord:
    'M8.4 5.5c-1.4.2-2.5.6-3.4 1.1C3.3 9.7 2.5 13 2.7 16.6c1.5 1.2 3.1 1.9 4.9 2.2l1.1-2M15.6 5.5c1.4.2 2.5.6 3.4 1.1 1.7 3.1 2.5 6.4 2.3 10-1.5 1.2-3.1 1.9-4.9 2.2l-1.1-2M8.4 5.5l.6 1.3c2-.3 4-.3 6 0l.6-1.3M7 16.2c3.2 1.4 6.8 1.4 10 0M9 12v.4M15 12v.4',
} as const satisfies Record<string, string>;

export type EdgeIconName = keyof typeof edgeIcons;

/**
 * The icon with a name from a tenant or a menu; the other icon where there is none of that name.
 */
export function edgeIconOr(name: string, other: EdgeIconName): EdgeIconName {
  return Object.hasOwn(edgeIcons, name) ? (name as EdgeIconName) : other;
}
