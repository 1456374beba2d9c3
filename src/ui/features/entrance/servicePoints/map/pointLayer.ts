import Feature from 'ol/Feature';
import type { FeatureLike } from 'ol/Feature';
import Point from 'ol/geom/Point';
import VectorLayer from 'ol/layer/Vector';
import { fromLonLat } from 'ol/proj';
import Cluster from 'ol/source/Cluster';
import VectorSource from 'ol/source/Vector';
import CircleStyle from 'ol/style/Circle';
import Fill from 'ol/style/Fill';
import Icon from 'ol/style/Icon';
import Stroke from 'ol/style/Stroke';
import Style from 'ol/style/Style';
import Text from 'ol/style/Text';

import type { ServicePoint, ServicePointKind } from '../../../../../domain/directory/BankDirectories';
import { ICON_PATHS } from '../../../../components/Icon';
import { POINT_ICONS } from '../pointIcons';
import { canvasFont } from './canvasFont';
import type { Palette } from './palette';

/** Points closer than this on the screen, in pixels, are shown as their number. */
const CLUSTER_DISTANCE = 46;
const RADIUS = 15;
const SELECTED_RADIUS = 20;

export interface PointLayer {
  readonly source: VectorSource;
  readonly layer: VectorLayer;
}

/** Layer of the points, near ones gathered to their number; the chosen one stands alone above them. */
export function createPointLayer(palette: () => Palette): PointLayer {
  const source = new VectorSource();
  const layer = new VectorLayer({
    source: new Cluster({ source, distance: CLUSTER_DISTANCE, minDistance: CLUSTER_DISTANCE / 2 }),
    style: (cluster) => {
      const points = pointsIn(cluster);
      const [point] = points;
      return points.length > 1 || point === undefined
        ? clusterStyle(points.length, palette())
        : pointStyle(point, palette());
    },
  });
  return { source, layer };
}

/** Feature of a point. */
export function featureOf(point: ServicePoint): Feature {
  return new Feature({ geometry: new Point(fromLonLat([point.longitude, point.latitude])), point });
}

/** Points that a feature of the layer stands for. */
export function pointsIn(cluster: FeatureLike): readonly ServicePoint[] {
  const features: readonly Feature[] = cluster.get('features') ?? [];
  return features.map((feature) => feature.get('point'));
}

function clusterStyle(count: number, { accent, surface, font }: Palette): Style {
  return new Style({
    image: new CircleStyle({
      radius: count < 10 ? 17 : 21,
      fill: new Fill({ color: surface }),
      stroke: new Stroke({ color: accent, width: 3 }),
    }),
    text: new Text({
      text: String(count),
      font: canvasFont(600, 14, font),
      fill: new Fill({ color: accent }),
      offsetY: 1,
    }),
  });
}

function pointStyle({ kind }: ServicePoint, { accent, onAccent, surface }: Palette): Style[] {
  const isFilled = kind === 'branch';
  return [
    new Style({
      image: new CircleStyle({
        radius: RADIUS,
        fill: new Fill({ color: isFilled ? accent : surface }),
        stroke: new Stroke({ color: isFilled ? surface : accent, width: 2 }),
      }),
    }),
    new Style({ image: iconImage(kind, isFilled ? onAccent : accent, 0.75) }),
  ];
}

/** Looks of the chosen point. */
export function selectedStyle({ kind }: ServicePoint, { text, surface }: Palette): Style[] {
  return [
    new Style({
      image: new CircleStyle({
        radius: SELECTED_RADIUS,
        fill: new Fill({ color: text }),
        stroke: new Stroke({ color: surface, width: 3 }),
      }),
    }),
    new Style({ image: iconImage(kind, surface, 1) }),
  ];
}

/** Looks of the place where the user is. */
export function hereStyle({ accent, surface, water }: Palette): Style[] {
  return [
    new Style({ image: new CircleStyle({ radius: 18, fill: new Fill({ color: water }) }) }),
    new Style({
      image: new CircleStyle({
        radius: 8,
        fill: new Fill({ color: accent }),
        stroke: new Stroke({ color: surface, width: 3 }),
      }),
    }),
  ];
}

function iconImage(kind: ServicePointKind, colour: string, scale: number): Icon {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path d="${
    ICON_PATHS[POINT_ICONS[kind]]
  }" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return new Icon({ src: `data:image/svg+xml,${encodeURIComponent(picture)}`, scale });
}
