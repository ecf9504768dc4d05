import Link from '@docusaurus/Link';
import {isActiveSidebarItem, useVisibleSidebarItems} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebarItem/Category';
import DocSidebarItemLink from '@theme/DocSidebarItem/Link';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';

const {docSidebarItemCategory, docSidebarItemCategoryLevel} = ThemeClassNames.docs;

/**
 * A category of the sidebar. The HTML contains all its pages. A category without pages is a link.
 */
export default function DocSidebarItemCategory(props: Props): ReactNode {
  const {item, activePath} = props;
  const visible = useVisibleSidebarItems(item.items, activePath);
  if (visible.length > 0) return <Category {...props} />;
  const {label, href} = item;
  return href && <DocSidebarItemLink {...props} item={{type: 'link', label, href}} />;
}

function Category({item, onItemClick, activePath, level}: Props): ReactNode {
  const {items, label, href, className, collapsible, collapsed} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrent = href !== undefined && isSamePath(href, activePath);
  const details = useRef<HTMLDetailsElement>(null);
  // The reader may have closed the category of the next page.
  const lastPath = useRef(activePath);
  useEffect(() => {
    if (isActive && details.current && lastPath.current !== activePath) details.current.open = true;
    lastPath.current = activePath;
  }, [isActive, activePath]);
  const list = (
    <ul className="menu__list">
      <DocSidebarItems
        items={items}
        onItemClick={onItemClick}
        activePath={activePath}
        level={level + 1}
      />
    </ul>
  );
  return (
    <li
      className={clsx(
        docSidebarItemCategory,
        docSidebarItemCategoryLevel(level),
        'menu__list-item',
        className,
      )}
    >
      {href !== undefined && (
        <div
          className={clsx('menu__list-item-collapsible', {
            'menu__list-item-collapsible--active': isCurrent,
          })}
        >
          <Link
            className={clsx('menu__link menu__link--sublist', {'menu__link--active': isActive})}
            to={href}
            aria-current={isCurrent ? 'page' : undefined}
            onClick={() => onItemClick?.(item)}
          >
            <span>{label}</span>
          </Link>
        </div>
      )}
      {collapsible ? (
        // The inline script of src/plugins/startup closes the other categories of a list.
        <details ref={details} open={isActive || !collapsed}>
          <summary
            className="menu__caret"
            aria-label={href === undefined ? undefined : `Pages of ${label}`}
          >
            {href === undefined && label}
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </li>
  );
}
