import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import {type KeyboardEvent, type ReactNode, useEffect, useRef, useState} from 'react';

/**
 * A list of links below an item of the navbar. The pointer shows it, or Enter; Escape closes it either way and gives the focus back, as WCAG 2.2 asks
 * of what appears on hover (1.4.13).
 */
export default function DropdownNavbarItemDesktop({items, position, className, ...props}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // The pointer shows the list again once it has been elsewhere.
  const [isDismissed, setIsDismissed] = useState(false);

  useEffect(() => {
    const element = root.current;
    const listening = new AbortController();
    const {signal} = listening;
    const closeOutside = ({target}: Event): void => {
      if (!element?.contains(target as Node)) setIsOpen(false);
    };
    for (const type of ['mousedown', 'touchstart', 'focusin']) document.addEventListener(type, closeOutside, {signal});
    element?.addEventListener(
      'pointerleave',
      () => {
        setIsDismissed(false);
      },
      {signal},
    );
    document.addEventListener(
      'keydown',
      ({key}) => {
        if (key !== 'Escape' || !element?.matches(':hover, :focus-within')) return;
        if (element.querySelector('ul')?.contains(document.activeElement)) element.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
        setIsOpen(false);
        setIsDismissed(element.matches(':hover'));
      },
      {signal},
    );
    return () => {
      listening.abort();
    };
  }, []);

  function toggle(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    setIsOpen(!isOpen);
  }
  return (
    <div
      ref={root}
      className={clsx(
        'navbar__item dropdown',
        !isDismissed && 'dropdown--hoverable',
        position === 'right' && 'dropdown--right',
        isOpen && 'dropdown--show',
      )}
    >
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={isOpen}
        role="button"
        // A link without an address takes no focus.
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
        onClick={
          props.to
            ? undefined
            : (event) => {
                event.preventDefault();
              }
        }
        onKeyDown={toggle}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </div>
  );
}
