/** The spec's 'Layout rules by path': which of the page's fixed parts show where. */

const WITHOUT_LAUNCHER = new Set(['/locations', '/contact', '/media-inquiries', '/careers', '/franchise']);

export interface LayoutRules {
  footer: boolean;
  /** The vertical FEEDBACK tab. */
  launcher: boolean;
  /** The assistant's search bar: exactly where the launcher is hidden. */
  assistant: boolean;
}

/**
 * @param pathname the path of the page; a trailing slash is the same page
 * @param menuIsList several locations exist and the menu is a page, so that `/menu` lists the locations
 */
export function layoutRules(pathname: string, menuIsList: boolean): LayoutRules {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const launcher = !WITHOUT_LAUNCHER.has(path);
  return { launcher, assistant: !launcher, footer: launcher && !(path === '/menu' && menuIsList) };
}
