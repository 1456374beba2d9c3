type Degrees = readonly [longitude: number, latitude: number];

/** Shores of the large lakes, in degrees; about as true as the outline of the country. */
export const LAKES: readonly (readonly Degrees[])[] = [
  [
    [76.18, 42.43],
    [76.24, 42.47],
    [76.42, 42.54],
    [76.66, 42.57],
    [76.86, 42.61],
    [77.08, 42.635],
    [77.22, 42.65],
    [77.46, 42.7],
    [77.66, 42.72],
    [77.9, 42.7],
    [78.08, 42.71],
    [78.28, 42.74],
    [78.2, 42.66],
    [78.3, 42.58],
    [78.2, 42.53],
    [78.08, 42.45],
    [77.94, 42.38],
    [77.72, 42.32],
    [77.6, 42.2],
    [77.44, 42.175],
    [77.18, 42.16],
    [77.0, 42.18],
    [76.78, 42.19],
    [76.55, 42.24],
    [76.34, 42.32],
  ],
  oval([75.13, 41.84], [0.17, 0.085]),
  oval([75.3, 40.62], [0.11, 0.05]),
  [
    [72.64, 41.68],
    [72.74, 41.8],
    [72.93, 41.84],
    [73.06, 41.82],
    [73.02, 41.76],
    [72.84, 41.73],
  ],
];

/** A street of the capital: its word, and points along it in degrees. */
export interface Street {
  readonly key: StreetKey;
  readonly line: readonly Degrees[];
}

const STREET_ROWS = [
  ['jibekJolu', [74.52, 42.8838], [74.57, 42.8852], [74.655, 42.8872]],
  ['chui', [74.5, 42.8738], [74.5697, 42.8757], [74.6137, 42.8763], [74.67, 42.878]],
  ['moskovskaya', [74.555, 42.8688], [74.63, 42.8703]],
  ['gorky', [74.555, 42.8556], [74.6096, 42.8575], [74.655, 42.8592]],
  ['akhunbaev', [74.545, 42.8412], [74.655, 42.8452]],
  ['tokombaev', [74.56, 42.8212], [74.66, 42.825]],
  ['fuchik', [74.5655, 42.89], [74.5672, 42.855]],
  ['manas', [74.5868, 42.888], [74.5876, 42.843], [74.5949, 42.8243]],
  ['erkindik', [74.6062, 42.8835], [74.6068, 42.8642]],
  ['baytikBaatyr', [74.6115, 42.888], [74.6105, 42.8572], [74.6118, 42.8225]],
  ['dordoi', [74.6195, 42.883], [74.62, 42.91], [74.6201, 42.9387]],
  ['almaAta', [74.655, 42.905], [74.6545, 42.825]],
] as const;

export type StreetKey = (typeof STREET_ROWS)[number][0];

/** Main streets of the capital, drawn straight. */
export const STREETS: readonly Street[] = STREET_ROWS.map(([key, ...line]) => ({ key, line }));

const OVAL_POINTS = 24;

function oval([longitude, latitude]: Degrees, [width, height]: Degrees): readonly Degrees[] {
  return Array.from({ length: OVAL_POINTS }, (_, index) => {
    const angle = (2 * Math.PI * index) / OVAL_POINTS;
    return [longitude + width * Math.cos(angle), latitude + height * Math.sin(angle)] as const;
  });
}
