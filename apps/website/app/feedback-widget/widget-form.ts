import type { WidgetData } from './widget-data.ts';

/** How feedback from the dialog is told apart from that of the standalone page. */
export const WIDGET_SOURCE = 'website_widget';

/** What each of the three forms is given. */
export interface WidgetFormProps {
  data: WidgetData;
  /** The only location, or that of the page. */
  here?: string;
  /** Whose drafts are kept. */
  draftsOf: string;
  onClose: () => void;
}
