import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef, useState} from 'react';

/**
 * A list of links below an item of the navbar. Hover or Enter shows it. Escape closes it and returns
 * the focus, as WCAG 2.2 asks of content on hover (1.4.13).
 */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  ...props
}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // Until the pointer leaves.
  const [isDismissed, setIsDismissed] = useState(false);

  // On the document: the pointer can show the list while the focus is elsewhere.
  useEffect(() => {
    const onKeyDown = ({key}: KeyboardEvent): void => {
      const element = root.current;
      if (key !== 'Escape' || !element?.matches(':hover, :focus-within')) return;
      if (element.querySelector('ul')?.contains(document.activeElement))
        element.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
      setIsOpen(false);
      setIsDismissed(element.matches(':hover'));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return (
    <div
      ref={root}
      className={clsx(
        'navbar__item dropdown',
        !isDismissed && 'dropdown--hoverable',
        position === 'right' && 'dropdown--right',
        isOpen && 'dropdown--show',
      )}
      onPointerLeave={() => {
        setIsDismissed(false);
      }}
      onBlur={({currentTarget, relatedTarget}) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={isOpen}
        role="button"
        // A link without an address takes no focus.
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
        onClick={(event) => {
          if (!props.to) event.preventDefault();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          setIsOpen(!isOpen);
        }}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
