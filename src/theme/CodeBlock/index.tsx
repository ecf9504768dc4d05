import {Children, isValidElement, type ReactNode} from 'react';
import CodeSample from '../../components/CodeSample';

export interface Props {
  children?: ReactNode;
  language?: string;
  title?: string;
  showLineNumbers?: boolean | number;
}

/** `<CodeBlock>` written in a page: shown as it is, because no highlighter reaches the browser. A fence is highlighted at build time. */
export default function CodeBlock({children, language = 'text', title, showLineNumbers = false}: Props): ReactNode {
  const text = textOf(children).replace(/\n$/, '');
  const lines = Boolean(showLineNumbers);
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  const html = lines ? escaped.replace(/^.*$/gm, '<span class="line">$&</span>').replace(/<\/span>\n/g, '\n</span>') : escaped;
  return <CodeSample html={html} language={language} lineNumbers={lines} {...(title !== undefined && {title})} />;
}

/** The text of what stands between the tags; Markdown makes a paragraph of it where it stands on a line of its own. */
function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (typeof child === 'string' || typeof child === 'number') return String(child);
      return isValidElement<{children?: ReactNode}>(child) ? textOf(child.props.children) : '';
    })
    .join('');
}
