import type { IconNode } from 'lucide';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from './icon.tsx';

const looks = { primary: 'p', plain: '', quiet: 'q', danger: 'd', delete: 'dp' } as const;

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: keyof typeof looks;
  small?: boolean;
  icon?: IconNode;
  /** Something is under way: shown, and further presses do nothing; the button keeps the focus. */
  busy?: boolean;
  /** The key that does the same. */
  shortcut?: string;
  children?: ReactNode;
}

/** A button of the console. With an icon and no words it needs an `aria-label`, which is its tooltip as well. */
export function Button({
  look = 'plain',
  small,
  icon,
  busy,
  shortcut,
  className = '',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const classes = ['btn', looks[look], small && 's', icon && !children && 'ic', className];
  return (
    <button
      type="button"
      title={children ? undefined : rest['aria-label']}
      {...rest}
      className={classes.filter(Boolean).join(' ')}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className="spin" /> : icon && <Icon node={icon} />}
      {children}
      {shortcut && <kbd className="not-phone">{shortcut}</kbd>}
    </button>
  );
}
