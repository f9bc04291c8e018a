/**
 * Who may call at all: the console's own pages. Brands run scripts of their own on hosts that are the console's sisters, where
 * browsers send its cookie along; so every call that changes something names exactly the console's origin and is JSON or a
 * picture, which no form can send.
 */
import type { MiddlewareHandler } from 'hono';
import { ConsoleRefusal } from './console-refusal.ts';
import type { ConsoleServices, OpenEnvironment } from './console-services.ts';
import { bringsPicture } from './pictures/picture-routes.ts';

export function fromOwnPageOnly({ origin }: ConsoleServices): MiddlewareHandler<OpenEnvironment> {
  return async ({ req }, next) => {
    const reads = req.method === 'GET' || req.method === 'HEAD';
    const site = req.header('sec-fetch-site');
    // A file that is opened in a tab of its own comes from nobody.
    const fromHere = site === undefined || site === 'same-origin' || (reads && site === 'none');
    if (!fromHere || (!reads && req.header('origin') !== origin()))
      throw new ConsoleRefusal('foreign-origin', 'This was not sent by the console itself.');
    const type = req.header('content-type');
    const isPicture = bringsPicture({ method: req.method, path: req.path, type: type ?? '' });
    const mayLack = reads || req.method === 'DELETE';
    const isJson = type?.split(';')[0]?.trim().toLowerCase() === 'application/json';
    if (!isJson && !isPicture && !(mayLack && type === undefined))
      throw new ConsoleRefusal('not-json', 'Only JSON is taken here.');
    await next();
  };
}
