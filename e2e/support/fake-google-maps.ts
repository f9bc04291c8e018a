import type { Page } from '@playwright/test';

/** How the stand-in for Google's script behaves. */
export type FakeGoogleMapsMode =
  | 'works'
  /** The request fails, as when something blocks it. */
  | 'blocked'
  | 'fails with 500'
  | 'fails once'
  /** No answer ever. */
  | 'hangs'
  /** The script says that the key is not valid for this site, after the map was drawn. */
  | 'refuses the key'
  | 'has no map'
  | 'finds no places'
  /** Keys from before the new places service. */
  | 'has old places only';

/** What pages asked of the stand-in. */
interface FakeGoogleMapsCalls {
  maps: Record<string, unknown>[];
  fits: { padding: unknown; points: number }[];
  /** Zooms and centres that were set after the map was opened. */
  zooms: number[];
  pans: unknown[];
  infos: string[];
  lookups: { id: string; fields: string[] }[];
}

declare global {
  interface Window {
    fakeGoogleMaps?: FakeGoogleMapsCalls;
  }
}

export interface FakeGoogleMaps {
  /** The addresses under which the script was asked for. */
  scripts: URL[];
  calls(): Promise<FakeGoogleMapsCalls>;
}

/**
 * Answers requests for Google's script with a stand-in that records what it is asked.
 * @param fittedZoom the zoom at which a map comes to rest after it was fitted
 */
export async function fakeGoogleMaps(
  page: Page,
  mode: FakeGoogleMapsMode = 'works',
  { fittedZoom = 12 }: { fittedZoom?: number } = {},
): Promise<FakeGoogleMaps> {
  const scripts: URL[] = [];
  await page.route('https://maps.googleapis.com/**', async (route) => {
    const url = new URL(route.request().url());
    scripts.push(url);
    if (mode === 'blocked' || (mode === 'fails once' && scripts.length === 1)) return route.abort('blockedbyclient');
    if (mode === 'fails with 500') return route.fulfill({ status: 500, body: 'Internal error' });
    if (mode === 'hangs') return;
    const start = url.searchParams.get('callback') ?? '';
    await route.fulfill({
      contentType: 'text/javascript',
      body: `(${standIn})(${JSON.stringify({ mode, fittedZoom })}); ${start}();`,
    });
  });
  return {
    scripts,
    calls: () =>
      page.evaluate(() => window.fakeGoogleMaps ?? { maps: [], fits: [], zooms: [], pans: [], infos: [], lookups: [] }),
  };
}

// Runs in the page, as text: nothing of this module is there.
const standIn = `function ({ mode, fittedZoom }) {
  const calls = (window.fakeGoogleMaps = { maps: [], fits: [], zooms: [], pans: [], infos: [], lookups: [] });
  const literal = (at) => ('toJSON' in at ? at.toJSON() : at);
  class LatLng {
    constructor(lat, lng) { this.at = { lat, lng }; }
    lat() { return this.at.lat; }
    lng() { return this.at.lng; }
    toJSON() { return this.at; }
  }
  class LatLngBounds {
    constructor() { this.points = []; }
    extend(point) { this.points.push(literal(point)); return this; }
    contains() { return true; }
  }
  const event = {
    addListenerOnce(map, name, listener) { (map.once[name] ??= []).push(listener); return { remove() {} }; },
    clearInstanceListeners() {},
  };
  class Map {
    constructor(element, options) {
      if (mode === 'has no map') throw new Error('The stand-in has no map.');
      this.once = {};
      this.zoom = options.zoom;
      this.element = element;
      calls.maps.push({ ...options });
      element.style.cssText = 'position:relative;background:#ece7dd';
    }
    emit(name) { const listeners = this.once[name] ?? []; this.once[name] = []; for (const listener of listeners) listener(); }
    fitBounds(bounds, padding) {
      calls.fits.push({ padding, points: bounds.points.length });
      this.zoom = fittedZoom;
      setTimeout(() => this.emit('idle'), 20);
    }
    getZoom() { return this.zoom; }
    setZoom(zoom) { this.zoom = zoom; calls.zooms.push(zoom); }
    setCenter(at) { calls.pans.push(at); }
    panTo(at) { calls.pans.push(at); }
    getBounds() { return { contains: () => false }; }
  }
  class InfoWindow {
    setContent(content) { this.content = content; }
    open({ map, anchor }) {
      this.close();
      this.box = document.createElement('div');
      this.box.className = 'fake-info';
      this.box.style.cssText = 'position:absolute;z-index:9;background:#fff;padding:12px;left:30%;top:10%';
      this.box.append(this.content);
      map.element.append(this.box);
      calls.infos.push(this.content.textContent);
    }
    close() { this.box?.remove(); }
  }
  class AdvancedMarkerElement extends HTMLElement {
    constructor(options) {
      super();
      this.setAttribute('role', 'button');
      this.tabIndex = 0;
      this.title = options.title;
      this.position = options.position;
      this.append(options.content);
      const { lat, lng } = literal(options.position);
      const left = 5 + ((((lng + 130) * 97) % 90) + 90) % 90;
      const top = 15 + ((lat * 977) % 70);
      this.style.cssText = 'position:absolute;translate:-50% -100%;left:' + left + '%;top:' + top + '%';
      this.map = options.map;
      this.addEventListener('click', () => this.dispatchEvent(new Event('gmp-click')));
    }
    set zIndex(value) { this.style.zIndex = value ?? ''; }
    set map(map) { if (map) map.element.append(this); else this.remove(); }
  }
  customElements.define('gmp-advanced-marker', AdvancedMarkerElement);
  class Place {
    constructor({ id }) { this.id = id; }
    async fetchFields({ fields }) {
      calls.lookups.push({ id: this.id, fields });
      if (mode === 'finds no places') throw new Error('NOT_FOUND');
      this.location = new LatLng(53.52, -113.5);
      return { place: this };
    }
  }
  class PlacesService {
    getDetails({ placeId, fields }, done) {
      calls.lookups.push({ id: placeId, fields });
      if (mode === 'finds no places') done(null, 'NOT_FOUND');
      else done({ geometry: { location: new LatLng(53.52, -113.5) } }, 'OK');
    }
  }
  const libraries = {
    core: { event, LatLng, LatLngBounds },
    maps: { Map, InfoWindow },
    marker: { AdvancedMarkerElement },
    places: mode === 'has old places only' ? { PlacesService } : { Place, PlacesService },
  };
  google.maps.importLibrary = async (name) => libraries[name];
  if (mode === 'refuses the key') setTimeout(() => window.gm_authFailure(), 50);
}`;
