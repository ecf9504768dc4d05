import type {ReactNode} from 'react';

export default function SearchBar(): ReactNode {
  return <button type="button">Search</button>;
}
