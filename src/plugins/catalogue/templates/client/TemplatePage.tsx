import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {CataloguePage} from '../../../../components/CataloguePage';
import CodeSample from '../../../../components/CodeSample';
import {Day} from '../../../../components/Day';
import {fillableArchive} from '../../../../components/filledArchive/fillableArchive';
import {FactList} from '../../../../components/FactList';
import {LinkList} from '../../../../components/LinkList';
import {PageActions} from '../../../../components/PageHeader/PageActions';
import VariablePanel from '../../../../components/VariablePanel';
import {counted} from '../../../../lib/counted';
import {inWords} from '../../../../lib/inWords';
import {servicePath} from '../../../../lib/servicePath';
import type {TemplatePageData} from '../types';
import {Interface} from './Interface';
import styles from './styles.module.css';

interface TemplatePageProps {
  data: TemplatePageData;
  /** Address of the zip archive, from the bundler. */
  archive: string;
}

/** A template: its README, inputs, outputs, files and the archive. */
export default function TemplatePage({data, archive}: TemplatePageProps): ReactNode {
  const {id, title, description, readme, inputs, outputs, files, variables, places} = data;
  const {siteConfig} = useDocusaurusContext();
  const repository = String(siteConfig.customFields?.['repositoryUrl']);
  return (
    <CataloguePage
      title={title}
      description={description}
      back={{to: '/templates', label: 'All templates'}}
    >
      <div className={styles.columns}>
        <article className={`markdown ${styles.text}`}>
          {variables !== '[]' && <VariablePanel definitions={variables} />}
          {readme.map((part, index) =>
            'interface' in part ? (
              <Interface key={index} inputs={inputs} outputs={outputs} />
            ) : 'language' in part ? (
              <CodeSample key={index} html={part.html} language={part.language} />
            ) : (
              // HTML from the README in templates/, made at build time.
              <div key={index} dangerouslySetInnerHTML={{__html: part.html}} />
            ),
          )}
          <h2 id="files">Files</h2>
          {files.map(({path, html, language, lines}, index) => (
            <details key={path} className={styles.file} open={index === 0}>
              <summary>
                <code>{path}</code> <span>{counted(lines, 'line')}</span>
              </summary>
              <CodeSample html={html} language={language} title={path} />
            </details>
          ))}
        </article>
        <aside className={styles.aside} aria-label="About this template">
          <a
            className={`button button--primary ${styles.download}`}
            href={archive}
            download={`${id}.zip`}
            data-filled
            onClick={fillableArchive({archive, name: id, places})}
          >
            Download {id}.zip
          </a>
          <PageActions copy={useBaseUrl(`/templates/${id}.md`)}>
            <a href={`${repository}/tree/main/templates/${id}`}>Edit this template</a>
          </PageActions>
          <FactList facts={factsOf(data)} />
        </aside>
      </div>
    </CataloguePage>
  );
}

function factsOf(data: TemplatePageData): [name: string, value: ReactNode][] {
  const {tool, services, reviewed, guides, sources} = data;
  const toService = services.map(({id, name}) => ({to: servicePath(id), label: name}));
  const toGuide = guides.map(({permalink, title}) => ({to: permalink, label: title}));
  const toSource = sources.map(({url, title}) => ({to: url, label: title}));
  return [
    ['Tool', inWords(tool)],
    ['Reviewed', <Day day={reviewed} />],
    ['Services', <LinkList links={toService} />],
    ['Guides', guides.length > 0 && <LinkList links={toGuide} />],
    ['Checked against', <LinkList links={toSource} />],
  ];
}
