import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {CataloguePage} from '../../../../components/CataloguePage';
import CodeSample from '../../../../components/CodeSample';
import {counted} from '../../../../lib/counted';
import {dayInWords} from '../../../../lib/dayInWords';
import {inWords} from '../../../../lib/inWords';
import {servicePath} from '../../../../lib/servicePath';
import type {TemplatePageData} from '../types';
import {Interface} from './Interface';
import styles from './styles.module.css';

interface TemplatePageProps {
  data: TemplatePageData;
  /** Address of the zip archive, which the bundler gives. */
  archive: string;
}

/** One template: what it is for, its inputs and outputs, every file, and the archive. */
export default function TemplatePage({data, archive}: TemplatePageProps): ReactNode {
  const {
    id,
    title,
    description,
    tool,
    services,
    reviewed,
    resources,
    readme,
    inputs,
    outputs,
    files,
    guides,
    sources,
  } = data;
  return (
    <CataloguePage
      title={title}
      description={description}
      lead={description}
      back={{to: '/templates', label: 'All templates'}}
    >
      <div className={styles.columns}>
        <article className={`markdown ${styles.text}`}>
          {readme.map((part, index) =>
            'language' in part ? (
              <CodeSample key={index} html={part.html} language={part.language} />
            ) : (
              // Made at build time from the README in templates/.
              <div key={index} dangerouslySetInnerHTML={{__html: part.html}} />
            ),
          )}
          <Interface inputs={inputs} outputs={outputs} />
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
          >
            Download {id}.zip
          </a>
          <dl>
            <dt>Tool</dt>
            <dd>{inWords(tool)}</dd>
            <dt>Reviewed</dt>
            <dd>
              <time dateTime={reviewed}>{dayInWords(new Date(reviewed))}</time>
            </dd>
            <dt>Creates</dt>
            <dd>
              <ul className="plain-list">
                {resources.map(({kind, count}) => (
                  <li key={kind}>
                    {kind}: {count}
                  </li>
                ))}
              </ul>
            </dd>
            <dt>Services</dt>
            <dd>
              <ul className="plain-list">
                {services.map((service) => (
                  <li key={service.id}>
                    <Link to={servicePath(service.id)}>{service.name}</Link>
                  </li>
                ))}
              </ul>
            </dd>
            {guides.length > 0 && (
              <>
                <dt>Guides</dt>
                <dd>
                  <ul className="plain-list">
                    {guides.map((guide) => (
                      <li key={guide.permalink}>
                        <Link to={guide.permalink}>{guide.title}</Link>
                      </li>
                    ))}
                  </ul>
                </dd>
              </>
            )}
            <dt>Checked against</dt>
            <dd>
              <ul className="plain-list">
                {sources.map((source) => (
                  <li key={source.url}>
                    <Link href={source.url}>{source.title}</Link>
                  </li>
                ))}
              </ul>
            </dd>
          </dl>
        </aside>
      </div>
    </CataloguePage>
  );
}
