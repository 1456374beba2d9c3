import { boundingExtent, buffer } from 'ol/extent';
import Feature from 'ol/Feature';
import Point from 'ol/geom/Point';
import { defaults as defaultInteractions } from 'ol/interaction/defaults';
import VectorLayer from 'ol/layer/Vector';
import OlMap from 'ol/Map';
import type MapBrowserEvent from 'ol/MapBrowserEvent';
import { fromLonLat, transformExtent } from 'ol/proj';
import VectorSource from 'ol/source/Vector';
import View from 'ol/View';

import type { ServicePoint } from '../../../../../domain/directory/BankDirectories';
import { distanceKm } from '../../../../../domain/directory/servicePoints';
import type { Place } from '../../../../../domain/directory/servicePoints';
import { createBaseLayers } from './baseLayers';
import type { MapNames } from './baseLayers';
import { readPalette, watchTheme } from './palette';
import { createPointLayer, featureOf, hereStyle, pointsIn, selectedStyle } from './pointLayer';

/** The country with a margin, in degrees: nothing is drawn beyond it. */
const LIMITS = transformExtent([68.2, 38.6, 81.4, 43.9], 'EPSG:4326', 'EPSG:3857');
const MAX_ZOOM = 17;
/** Zooms of a place: in the capital its streets are seen, elsewhere the roads and towns around it. */
const STREET_ZOOM = 14;
const ROAD_ZOOM = 10.5;
const CAPITAL = { longitude: 74.605, latitude: 42.858 };
const CAPITAL_ZOOM = 12.4;
const CAPITAL_RADIUS_KM = 15;
const PADDING = [48, 48, 48, 48];
const MOVE_MS = 300;

/** Map of the points, drawn with its own data alone. */
export interface PointMap {
  /** Shows these points; the view stays. */
  show(points: readonly ServicePoint[]): void;
  /** Moves the view to the middle of the capital. */
  showCapital(): void;
  /** Moves the view to all of the points. */
  fit(points: readonly ServicePoint[]): void;
  /** Marks the chosen point and moves the view to it. */
  select(point: ServicePoint | undefined): void;
  /** Marks where the user is and moves the view there. */
  locate(place: Place): void;
  zoomBy(steps: number): void;
  close(): void;
}

function zoomAt(place: Place): number {
  return distanceKm(place, CAPITAL) < CAPITAL_RADIUS_KM ? STREET_ZOOM : ROAD_ZOOM;
}

interface PointMapOptions {
  readonly target: HTMLElement;
  readonly names: MapNames;
  /** Called with the point that was pressed. */
  readonly onSelect: (id: string) => void;
}

export function createPointMap({ target, names, onSelect }: PointMapOptions): PointMap {
  let palette = readPalette(target);
  const points = createPointLayer(() => palette);
  const marks = new VectorSource();
  const markLayer = new VectorLayer({ source: marks, style: (feature) => markStyle(feature.get('point')) });
  const markStyle = (point: ServicePoint | undefined) =>
    point === undefined ? hereStyle(palette) : selectedStyle(point, palette);
  const view = new View({ extent: LIMITS, maxZoom: MAX_ZOOM, showFullExtent: true });
  const map = new OlMap({
    target,
    view,
    controls: [],
    interactions: defaultInteractions({ altShiftDragRotate: false, pinchRotate: false }),
    layers: [...createBaseLayers(palette, names), points.layer, markLayer],
  });
  view.fit(LIMITS);
  /** Says that the map is busy until everything on it is drawn, which takes some frames. */
  const draw = (): void => {
    target.setAttribute('aria-busy', 'true');
    map.render();
  };
  map.on('rendercomplete', () => target.removeAttribute('aria-busy'));
  draw();

  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOVE_MS;
  const redraw = (): void => {
    palette = readPalette(target);
    map.setLayers([...createBaseLayers(palette, names), points.layer, markLayer]);
    points.layer.changed();
    markLayer.changed();
    draw();
  };
  const goTo = ({ longitude, latitude }: Place, zoom: number): void => {
    view.cancelAnimations();
    view.animate({ center: fromLonLat([longitude, latitude]), zoom, duration });
  };
  const fit = (shown: readonly ServicePoint[]): void => {
    if (shown.length > 0) {
      const extent = boundingExtent(shown.map(({ longitude, latitude }) => fromLonLat([longitude, latitude])));
      view.fit(buffer(extent, 500), { padding: PADDING, maxZoom: zoomAt(shown[0] ?? CAPITAL), duration });
    }
  };
  const press = (event: MapBrowserEvent): void => {
    const [hit] = map.getFeaturesAtPixel(event.pixel, { layerFilter: (one) => one === points.layer, hitTolerance: 6 });
    const pressed = hit === undefined ? [] : pointsIn(hit);
    const [only] = pressed;
    if (pressed.length > 1) {
      fit(pressed);
    } else if (only !== undefined) {
      onSelect(only.id);
    }
  };
  map.on('singleclick', press);
  const unwatch = watchTheme(redraw);

  return {
    show: (shown) => {
      points.source.clear(true);
      points.source.addFeatures(shown.map(featureOf));
      draw();
    },
    showCapital: () => goTo(CAPITAL, CAPITAL_ZOOM),
    fit,
    select: (point) => {
      marks.removeFeatures(marks.getFeatures().filter((feature) => feature.get('point') !== undefined));
      if (point !== undefined) {
        marks.addFeature(featureOf(point));
        goTo(point, Math.max(view.getZoom() ?? 0, zoomAt(point)));
      }
    },
    locate: (place) => {
      marks.removeFeatures(marks.getFeatures().filter((feature) => feature.get('point') === undefined));
      marks.addFeature(new Feature(new Point(fromLonLat([place.longitude, place.latitude]))));
      goTo(place, zoomAt(place));
    },
    zoomBy: (steps) => view.animate({ zoom: (view.getZoom() ?? 0) + steps, duration }),
    close: () => {
      unwatch();
      map.setTarget(undefined);
      map.dispose();
    },
  };
}
