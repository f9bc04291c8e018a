import { Check, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Menu as AriaMenu, Button, MenuItem, MenuTrigger, Popover, type Selection } from 'react-aria-components';
import { Icon } from './icon.tsx';

export interface MenuChoice {
  id: string;
  label: string;
  /** Said after the label, in grey. */
  more?: string;
  icon?: IconNode;
  shortcut?: string;
  bad?: boolean;
}

interface MenuProps {
  /** What stands on the button. */
  children: ReactNode;
  label?: string;
  className: string;
  title?: string;
  choices: readonly MenuChoice[];
  /** What is on; with it the menu chooses (one, or several with `several`), without it each choice does something. */
  chosen?: readonly string[];
  several?: boolean;
  onChoose: (id: string) => void;
  onChosen?: (ids: string[]) => void;
  isOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A button with a menu: arrows, typing ahead, Esc; drawn beside its button. */
export function Menu(props: MenuProps) {
  const { children, label, className, title, choices, chosen, several, onChoose, onChosen } = props;
  const open = props.isOpen === undefined ? {} : { isOpen: props.isOpen };
  const selection = chosen
    ? {
        selectionMode: several ? ('multiple' as const) : ('single' as const),
        selectedKeys: chosen,
        onSelectionChange: (keys: Selection) => onChosen?.([...(keys as Set<string>)]),
      }
    : {};
  return (
    <MenuTrigger {...open} {...(props.onOpenChange && { onOpenChange: props.onOpenChange })}>
      <Button className={className} aria-label={label} {...(title && { title })}>
        {children}
      </Button>
      <Popover className="pop" placement="bottom start" offset={4}>
        <AriaMenu aria-label={label ?? title} {...selection} onAction={(key) => onChoose(String(key))}>
          {choices.map(({ id, label: words, more, icon, shortcut, bad }) => (
            <MenuItem key={id} id={id} textValue={words} className={`mi ${bad ? 'bad' : ''}`}>
              {({ isSelected }) => (
                <>
                  {chosen && <span className="mi-check">{isSelected && <Icon node={Check} />}</span>}
                  {icon && <Icon node={icon} />}
                  <span className="grow">{words}</span>
                  {more && <span className="muted small nowrap">{more}</span>}
                  {shortcut && <kbd className="not-phone">{shortcut}</kbd>}
                </>
              )}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
