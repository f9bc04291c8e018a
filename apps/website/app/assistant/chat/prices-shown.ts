/** How prices and dates are written. */
export interface PricesShown {
  currency: string;
  language: string;
}
