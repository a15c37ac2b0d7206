/**
 * The icons that browsers load, of fragments that hydrate; icons that only the edge draws stand in
 * `edge-icons.ts`. Each is the `d` of one path, drawn on a 24 px grid in strokes only, so that it
 * takes the text's colour. A circle is one arc that ends a hundredth beside its start.
 */
export const icons = {
  search: 'M10.5 4a6.5 6.5 0 1 0 .01 0zM15.3 15.3 20.5 20.5',
  cart: 'M5.5 8.5h13l1 12h-15zM8.75 11V7a3.25 3.25 0 0 1 6.5 0v4',
  user: 'M12 3.5a4.25 4.25 0 1 0 .01 0zM4 20.5c.7-3.8 3.9-5.7 8-5.7s7.3 1.9 8 5.7',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  close: 'M6 6l12 12M18 6 6 18',
  'chevron-right': 'M9.5 5.5 16 12l-6.5 6.5',
  'chevron-down': 'M5.5 9.5 12 16l6.5-6.5',
  'arrow-right': 'M4 12h16M14 6l6 6-6 6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  trash: 'M4.5 7h15M9 7V4h6v3M6.5 7l.8 13.5h9.4L17.5 7M10 11v5.5M14 11v5.5',
  check: 'M5 12.5l4.5 4.5L19.5 7',
  alert: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.01',
  info: 'M12 3.5a8.5 8.5 0 1 0 .01 0zM12 11v5.5M12 7.7v.01',
  truck:
    'M4.9 17H2.5V6h11v11H9.1M13.5 9.5H18l3.5 3.7V17h-2.4M14.9 17h-1.4M7 14.9a2.1 2.1 0 1 0 .01 0zM17 14.9a2.1 2.1 0 1 0 .01 0z',
  store:
    'M4.5 12v8.5h15V12M3 9.3 5 4h14l2 5.3M3 9.3a3 2.7 0 0 0 6 0a3 2.7 0 0 0 6 0a3 2.7 0 0 0 6 0M10 20.5V15h4v5.5',
  calendar: 'M4 6h16v14.5H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  clock: 'M12 3.5a8.5 8.5 0 1 0 .01 0zM12 7.5V12l3.2 2',
  pin: 'M12 21s-7-6.2-7-11.5a7 7 0 0 1 14 0C19 14.8 12 21 12 21zM12 7a2.5 2.5 0 1 0 .01 0z',
  lock: 'M5 10.5h14v10H5zM8.5 10.5V7.3a3.5 3.5 0 0 1 7 0v3.2M12 14.3v2.4',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4',
  mail: 'M3 5.5h18v13H3zM3.5 6.5l8.5 7 8.5-7',
  chat: 'M4 4.5h16v12h-9l-4.5 4v-4H4zM8 9h8M8 12.3h5',
  photo: 'M3.5 4.5h17v15h-17zM3.5 16.5 9 11l5.2 5.5 2.3-2.3 4 4M15.3 7.8a1.6 1.6 0 1 0 .01 0z',
  ticket:
    'M3 6h18v3.8a2.3 2.3 0 0 0 0 4.4V18H3v-3.8a2.3 2.3 0 0 0 0-4.4zM14.5 6v2.2M14.5 11v2M14.5 15.8V18',
  tag: 'M3.5 3.5h8l9 9-8 8-9-9zM7.6 7.6v.01',
  exit: 'M13.5 4.5h-8v15h8M10.5 12h10M16.5 7.5 21 12l-4.5 4.5',
  download: 'M12 4v11.5M7 11l5 5 5-5M4.5 20h15',
  card: 'M3 5.5h18v13H3zM3 9.8h18M6.5 14.7h4',
  cash: 'M2.5 6.5h19v11h-19zM12 9.2a2.8 2.8 0 1 0 .01 0zM6 12v.01M18 12v.01',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4v5h-5',
  whatsapp:
    'M3.5 20.5l1.4-4.4a8.4 8.4 0 1 1 3.2 3.1zM8.9 8.1c-.7 3.7 3.3 7.7 7 7l.5-1.9-2.2-1.1-1.1 1c-1.2-.5-2-1.3-2.5-2.5l1-1.1-1.1-2.1z',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof icons;

/** The icon with a name from a menu; the other icon where there is none of that name. */
export function iconOr(name: string, other: IconName): IconName {
  return Object.hasOwn(icons, name) ? (name as IconName) : other;
}
