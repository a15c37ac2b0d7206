/** The levels below the state, as far as an address has them (spec [3]). */
export const levelNames = [
  'administrative_area_level_2',
  'administrative_area_level_3',
  'administrative_area_level_4',
  'administrative_area_level_5',
] as const;
export type LevelName = (typeof levelNames)[number];
