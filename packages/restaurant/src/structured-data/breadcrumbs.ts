import type { BreadcrumbList, WithContext } from 'schema-dts';

export interface BreadcrumbStep {
  name: string;
  /** Absolute. */
  url: string;
}

/** The way to a page, the site's first page first. */
export function breadcrumbStructuredData(steps: readonly BreadcrumbStep[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
