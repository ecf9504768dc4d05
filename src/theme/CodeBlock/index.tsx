import type {ReactNode} from 'react';
import CodeSample from '../../components/CodeSample';
import {textOfNode} from '../../components/textOfNode';

export interface Props {
  children?: ReactNode;
  language?: string;
  title?: string;
}

/**
 * `<CodeBlock>` in a page: plain text in our frame. The stock component would add a highlighter to
 * the bundle. Fences are highlighted at build time.
 */
export default function CodeBlock({children, language = 'text', title}: Props): ReactNode {
  const text = textOfNode(children).replace(/\n$/, '');
  const html = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return <CodeSample html={html} language={language} {...(title !== undefined && {title})} />;
}
