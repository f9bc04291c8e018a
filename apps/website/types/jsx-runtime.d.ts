/**
 * React's own types of elements, but that what leads somewhere takes a `Link`, or a place or a query of its own page: no text becomes a
 * link by mistake. `paths` in tsconfig.json puts it in the place of `react/jsx-runtime`, for the compiler alone.
 */
import type { Link } from '@tablefront/restaurant/link';
import type { JSX as ReactJsx } from 'react';

type Leading<Name extends 'a' | 'iframe', Attribute extends string> = Omit<
  ReactJsx.IntrinsicElements[Name],
  Attribute
> & {
  [attribute in Attribute]?: Link | `#${string}` | `?${string}`;
};

export namespace JSX {
  export type ElementType = ReactJsx.ElementType;
  export interface Element extends ReactJsx.Element {}
  export interface ElementClass extends ReactJsx.ElementClass {}
  export interface ElementAttributesProperty extends ReactJsx.ElementAttributesProperty {}
  export interface ElementChildrenAttribute extends ReactJsx.ElementChildrenAttribute {}
  export type LibraryManagedAttributes<C, P> = ReactJsx.LibraryManagedAttributes<C, P>;
  export interface IntrinsicAttributes extends ReactJsx.IntrinsicAttributes {}
  export interface IntrinsicClassAttributes<T> extends ReactJsx.IntrinsicClassAttributes<T> {}
  export interface IntrinsicElements extends ReactJsx.IntrinsicElements {
    a: Leading<'a', 'href'>;
    iframe: Leading<'iframe', 'src'>;
  }
}
