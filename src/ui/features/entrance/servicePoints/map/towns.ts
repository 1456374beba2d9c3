/** Town of the map: its word, its place in degrees, and its rank: the capital, centres of regions, larger towns, others. */
export interface Town {
  readonly key: TownKey;
  readonly longitude: number;
  readonly latitude: number;
  readonly rank: 0 | 1 | 2 | 3;
}

/** Towns after GeoNames (CC BY 4.0). */
const TOWN_ROWS = [
  ['bishkek', 74.6037, 42.8759, 0],
  ['osh', 72.7985, 40.5283, 1],
  ['jalalAbad', 72.9931, 40.945, 1],
  ['karakol', 78.392, 42.4905, 1],
  ['tokmok', 75.3015, 42.8419, 1],
  ['karaBalta', 73.8481, 42.8142, 2],
  ['naryn', 75.9957, 41.4283, 1],
  ['uzgen', 73.3007, 40.7699, 2],
  ['balykchy', 76.1871, 42.4602, 1],
  ['talas', 72.2417, 42.5226, 1],
  ['kyzylKyya', 72.1279, 40.2568, 2],
  ['bazarKorgon', 72.7459, 41.0376, 2],
  ['tashKumyr', 72.2171, 41.3461, 2],
  ['kant', 74.8508, 42.8911, 2],
  ['toktogul', 72.9419, 41.8744, 2],
  ['cholponAta', 77.0823, 42.6494, 2],
  ['karaSuu', 72.8667, 40.7046, 2],
  ['razzakov', 69.5276, 39.8389, 2],
  ['kyzylSuu', 78.0064, 42.3421, 2],
  ['atBashi', 75.801, 41.1695, 2],
  ['suluktu', 69.5678, 39.9365, 2],
  ['kochkorAta', 72.4832, 41.0371, 2],
  ['nookat', 72.6183, 40.266, 2],
  ['kerben', 71.7583, 41.494, 2],
  ['tyup', 78.3648, 42.7276, 2],
  ['aydarken', 71.3418, 39.9432, 2],
  ['kaindy', 73.6758, 42.8247, 2],
  ['kemin', 75.6917, 42.7861, 2],
  ['batken', 70.8193, 40.0604, 1],
  ['sosnovka', 73.8961, 42.6371, 2],
  ['darootKorgon', 72.2052, 39.5527, 2],
  ['sokuluk', 74.3026, 42.854, 2],
  ['bakaiAta', 71.9236, 42.493, 2],
  ['lebedinovka', 74.6782, 42.8845, 2],
  ['kochkor', 75.7566, 42.2155, 2],
  ['kyzylAdyr', 71.5891, 42.6198, 2],
  ['kazarman', 74.0283, 41.4045, 2],
  ['gulcha', 73.4442, 40.3138, 2],
  ['chayek', 74.517, 41.9277, 2],
  ['bokonbaevo', 76.9933, 42.1177, 2],
  ['belovodskoye', 74.1083, 42.8294, 2],
  ['aravan', 72.4996, 40.5161, 2],
  ['alaBuka', 71.4863, 41.4105, 2],
  ['suzak', 72.9048, 40.8982, 2],
  ['baetovo', 74.957, 41.2667, 2],
  ['karaKul', 72.6703, 41.6283, 2],
] as const;

export type TownKey = (typeof TOWN_ROWS)[number][0];

export const TOWNS: readonly Town[] = TOWN_ROWS.map(([key, longitude, latitude, rank]) => ({
  key,
  longitude,
  latitude,
  rank,
}));

type Degrees = readonly [longitude: number, latitude: number];

/** Main roads from town to town, drawn straight: they show what is connected, not the way. */
const ROADS: readonly (readonly (TownKey | Degrees)[])[] = [
  [
    'bishkek',
    'sokuluk',
    'belovodskoye',
    'karaBalta',
    [73.82, 42.32],
    [73.3, 42.2],
    'toktogul',
    'karaKul',
    'tashKumyr',
    'kochkorAta',
    'bazarKorgon',
    'jalalAbad',
    'suzak',
    'uzgen',
    'karaSuu',
    'osh',
  ],
  ['bishkek', 'kant', 'tokmok', 'kemin', 'balykchy', 'kochkor', 'naryn', 'atBashi', [75.4, 40.56]],
  ['balykchy', 'cholponAta', 'tyup', 'karakol', 'kyzylSuu', 'bokonbaevo', 'balykchy'],
  ['osh', 'gulcha', [72.9, 39.72], 'darootKorgon'],
  ['osh', 'nookat', 'kyzylKyya', 'aydarken', 'batken', 'razzakov', 'suluktu'],
  [[73.0, 42.25], [72.8, 42.42], 'talas', 'bakaiAta', 'kyzylAdyr'],
  ['jalalAbad', 'kazarman', 'baetovo', 'naryn'],
  ['tashKumyr', 'kerben', 'alaBuka'],
  ['kochkor', 'chayek', [73.9, 42.12], [73.3, 42.2]],
  ['osh', 'aravan'],
];

/** Lines of the main roads in degrees. */
export const ROAD_LINES: readonly (readonly Degrees[])[] = ROADS.map((stops) =>
  stops.map((stop) => (typeof stop === 'string' ? placeOf(stop) : stop)),
);

function placeOf(key: TownKey): Degrees {
  const [, longitude, latitude] = TOWN_ROWS.find((row) => row[0] === key) ?? TOWN_ROWS[0];
  return [longitude, latitude];
}
