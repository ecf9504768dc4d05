import type {ReactNode} from 'react';

/** A magnifying glass. @param props.size in px */
export function SearchIcon({size, className}: {size: number; className?: string}): ReactNode {
  return (
    <svg className={className} viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      <path
        d="m13 13 5 5M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      />
    </svg>
  );
}
