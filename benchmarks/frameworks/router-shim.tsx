// In place of `react-router`: what the home page's components use of it, with plain links.
import { type AnchorHTMLAttributes, createElement, type Ref } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  ref?: Ref<HTMLAnchorElement>;
  prefetch?: string;
  discover?: string;
  end?: boolean;
  viewTransition?: boolean;
  reloadDocument?: boolean;
}

export function Link({ to, prefetch, discover, end, viewTransition, reloadDocument, ...rest }: LinkProps) {
  return createElement('a', { href: to, ...rest });
}

export function NavLink(props: LinkProps) {
  const current = props.to === '/';
  return <Link {...props} {...(current && { className: 'active', 'aria-current': 'page' })} />;
}

export const useLocation = () => ({ pathname: '/', search: '', hash: '' });
export const href = (pattern: string, values: Record<string, string>) =>
  pattern.replace(/:(\w+)/g, (_, name) => values[name] ?? '');
export const createContext = () => ({});
export const data = (value: unknown) => value;
export type RouterContext = object;
export type RouterContextProvider = object;
