import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { POPUP, POPUP_ROW } from './popup.ts';

export interface MenuAction {
  label: ReactNode;
  icon?: ReactNode;
  onSelect?: () => void;
  /** A link instead of an action. */
  href?: string;
  /** The link leads to another site, in a new tab. */
  outside?: boolean;
  /** The router's link, in place of a plain one. */
  link?: ReactElement;
  danger?: boolean;
  disabled?: boolean;
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  items: (MenuAction | 'line')[];
  align?: 'start' | 'end';
  /** Open from the start: its code was fetched by the press that wanted it. */
  defaultOpen?: boolean;
}

export function Menu({ trigger, items, align = 'end', defaultOpen = false }: MenuProps) {
  return (
    <Base.Root modal={false} defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={8} collisionPadding={8} className="z-40 outline-none">
          <Base.Popup className={classes(POPUP, 'min-w-48')}>
            {items.map((item, at) =>
              item === 'line' ? (
                <Base.Separator key={lineKey(items, at)} className="my-2 h-px bg-line" />
              ) : (
                <MenuRow key={String(item.href ?? item.label)} {...item} />
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const lineKey = (items: MenuProps['items'], at: number) =>
  `line ${items.slice(0, at).filter((item) => item === 'line').length}`;

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer nofollow' };

function MenuRow(action: MenuAction) {
  const { label, icon, onSelect, href, outside, link, danger = false, disabled = false } = action;
  const look = classes(POPUP_ROW, 'w-full font-medium', danger && 'text-brick data-highlighted:bg-brick-soft');
  const content = (
    <>
      {icon}
      {label}
    </>
  );
  if (href !== undefined || link) {
    return (
      <Base.LinkItem
        href={href}
        {...(outside && NEW_TAB)}
        {...(link && { render: link })}
        closeOnClick
        onClick={onSelect}
        className={look}
      >
        {content}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item onClick={onSelect} disabled={disabled} className={look}>
      {content}
    </Base.Item>
  );
}
