import type { Coordinate } from 'ol/coordinate';
import Feature from 'ol/Feature';
import type { FeatureLike } from 'ol/Feature';
import LineString from 'ol/geom/LineString';
import Point from 'ol/geom/Point';
import Polygon from 'ol/geom/Polygon';
import VectorLayer from 'ol/layer/Vector';
import { fromLonLat } from 'ol/proj';
import VectorSource from 'ol/source/Vector';
import CircleStyle from 'ol/style/Circle';
import Fill from 'ol/style/Fill';
import Stroke from 'ol/style/Stroke';
import Style from 'ol/style/Style';
import Text from 'ol/style/Text';

import { canvasFont } from './canvasFont';
import { COUNTRY } from './country';
import { LAKES, STREETS } from './landscape';
import type { StreetKey } from './landscape';
import type { Palette } from './palette';
import { ROAD_LINES, TOWNS } from './towns';
import type { TownKey } from './towns';

/** Names on the map in the language of the page. */
export interface MapNames {
  readonly town: (key: TownKey) => string;
  readonly street: (key: StreetKey) => string;
}

/** Zooms from which the towns of each rank have their name, and the streets are drawn and named. */
const TOWN_ZOOMS = [0, 0, 8, 9.5] as const;
const STREET_ZOOM = 11;
const STREET_NAME_ZOOM = 12;
/** Names stand below the mark of a point in their town. */
const NAME_BELOW = 28;
/** Roads from town to town are too straight to be shown among streets. */
const ROAD_MAX_ZOOM = 12;

/** Layers under the points: the country, its lakes, roads, towns, and the main streets of the capital, without anything from outside. */
export function createBaseLayers(palette: Palette, names: MapNames): readonly VectorLayer[] {
  return [
    layer([new Feature(new Polygon(COUNTRY.map(projected)))], () => landStyle(palette)),
    layer(
      LAKES.map((shore) => new Feature(new Polygon([projected(shore)]))),
      () => new Style({ fill: new Fill({ color: palette.water }) }),
    ),
    layer(
      ROAD_LINES.map((line) => new Feature(new LineString(projected(line)))),
      () => new Style({ stroke: new Stroke({ color: palette.road, width: 2 }) }),
      { maxZoom: ROAD_MAX_ZOOM },
    ),
    layer(
      STREETS.map(({ key, line }) => new Feature({ geometry: new LineString(projected(line)), key })),
      () => new Style({ stroke: new Stroke({ color: palette.road, width: 5, lineCap: 'round' }) }),
      { minZoom: STREET_ZOOM },
    ),
    layer(
      STREETS.map(
        ({ key, line }) => new Feature({ geometry: new LineString(projected(line)), name: names.street(key) }),
      ),
      (feature) => streetNameStyle(feature, palette),
      { minZoom: STREET_NAME_ZOOM, declutter: true },
    ),
    ...TOWN_ZOOMS.map((minZoom, rank) =>
      layer(
        TOWNS.filter((town) => town.rank === rank).map(
          ({ key, longitude, latitude }) =>
            new Feature({ geometry: new Point(fromLonLat([longitude, latitude])), name: names.town(key), rank }),
        ),
        (feature) => townStyle(feature, palette),
        { minZoom, maxZoom: rank === 0 ? STREET_ZOOM : Infinity, declutter: true },
      ),
    ),
  ];
}

function projected(line: readonly (readonly [longitude: number, latitude: number])[]): Coordinate[] {
  return line.map((place) => fromLonLat([...place]));
}

interface Visibility {
  readonly minZoom?: number;
  readonly maxZoom?: number;
  readonly declutter?: boolean;
}

function layer(features: Feature[], style: (feature: FeatureLike) => Style, visibility: Visibility = {}): VectorLayer {
  return new VectorLayer({ source: new VectorSource({ features }), style, ...visibility });
}

function landStyle({ land, border }: Palette): Style {
  return new Style({ fill: new Fill({ color: land }), stroke: new Stroke({ color: border, width: 1 }) });
}

function nameOf(feature: FeatureLike): string {
  const name: unknown = feature.get('name');
  return typeof name === 'string' ? name : '';
}

function streetNameStyle(feature: FeatureLike, { muted, land, font }: Palette): Style {
  return new Style({
    text: new Text({
      text: nameOf(feature),
      font: canvasFont(500, 12, font),
      placement: 'line',
      fill: new Fill({ color: muted }),
      stroke: new Stroke({ color: land, width: 4 }),
    }),
  });
}

function townStyle(feature: FeatureLike, { text, muted, land, font }: Palette): Style {
  const isCentre = Number(feature.get('rank')) <= 1;
  return new Style({
    image: new CircleStyle({
      radius: isCentre ? 3 : 2,
      fill: new Fill({ color: isCentre ? text : muted }),
    }),
    text: new Text({
      text: nameOf(feature),
      font: canvasFont(isCentre ? 600 : 400, isCentre ? 13 : 12, font),
      offsetY: NAME_BELOW,
      fill: new Fill({ color: isCentre ? text : muted }),
      stroke: new Stroke({ color: land, width: 4 }),
    }),
  });
}
