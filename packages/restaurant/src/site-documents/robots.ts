/** `robots.txt`: everything may be read, by anybody; what is no page for search engines says so itself. */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
