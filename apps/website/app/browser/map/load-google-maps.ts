/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import type { GoogleMapsAccess } from '../../site-access.ts';

/** A script that has not come by then will not; the visitor is told so, and may try again. */
const GIVE_UP_AFTER_MS = 10_000;

/** The parts of Google Maps that a map of locations is made of. */
export interface GoogleMaps {
  maps: google.maps.MapsLibrary;
  marker: google.maps.MarkerLibrary;
  core: google.maps.CoreLibrary;
}

declare global {
  interface Window {
    /** Called by Google's script when the key is not valid for this site. */
    gm_authFailure?: () => void;
  }
}

let configured = false;
let loading: Promise<GoogleMaps> | undefined;
let refused = false;
const listeners = new Set<() => void>();

/**
 * Google Maps, its script loaded once for the whole visit. A load that failed may be tried again.
 * @throws Error (as a rejection) where the script fails, hangs for 10 seconds, or the key was refused
 */
export function loadGoogleMaps({ key }: GoogleMapsAccess): Promise<GoogleMaps> {
  if (refused) return Promise.reject(new Error('Google refused the key of the map.'));
  configure(key);
  loading ??= Promise.all([importLibrary('maps'), importLibrary('marker'), importLibrary('core')])
    .then(([maps, marker, core]) => ({ maps, marker, core }))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return withinTimeLimit(loading);
}

/** Tells when Google refuses the key, which it may do long after the map is drawn. */
export function onKeyRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function configure(key: string): void {
  if (configured) return;
  configured = true;
  const language = document.documentElement.lang;
  setOptions({ key, v: 'weekly', libraries: ['marker', 'places'], ...(language ? { language } : {}) });
  window.gm_authFailure = () => {
    refused = true;
    for (const listener of listeners) listener();
  };
}

function withinTimeLimit<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Google Maps did not load in time.')), GIVE_UP_AFTER_MS);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
