/**
 * Where previewed pages stand: `/draft/TOKEN/menu` for a draft, `/version/TOKEN/menu` for what was live, `/live/TOKEN/menu` for
 * what guests see. The token stands in front
 * of the path and not behind it, so that the links, pictures and calls of a page are within it, too.
 */
const PREVIEW_PATH = /^\/(draft|version|live)\/([^/]+)(\/.*)?$/s;

export interface PreviewPath {
  shows: 'draft' | 'version' | 'live';
  token: string;
  /** What stands in front of each path within: `/draft/TOKEN`. */
  prefix: string;
  /** As the site itself has it. */
  path: string;
}

/** @returns undefined for what belongs to no preview: scripts, styles, pictures that lie here */
export function previewPathOf(pathname: string): PreviewPath | undefined {
  const [, shows, token, path = '/'] = PREVIEW_PATH.exec(pathname) ?? [];
  if (shows === undefined || token === undefined) return undefined;
  return { shows: shows as PreviewPath['shows'], token, prefix: `/${shows}/${token}`, path };
}

/** For the log: whoever reads it shall see no draft. */
export function withoutToken(path: string): string {
  return path.replace(PREVIEW_PATH, (_, shows: string, _token: string, rest = '/') => `/${shows}/…${rest}`);
}
