import type * as NodeSqlParser from 'node-sql-parser/build/mysql.js';
import {packageTool, requirePackage} from '../packageTool';
import type {Finding, SampleChecker} from '../types';

/**
 * A sample passes if the parser of PostgreSQL or of MySQL accepts it. The reported error is that of
 * PostgreSQL.
 */
export function sqlChecker(): SampleChecker {
  return {
    languages: ['sql'],
    tools: [packageTool('libpg-query'), packageTool('node-sql-parser')],
    fingerprint: '2',
    async check(samples) {
      const {parse} = await import('libpg-query');
      const mysql = requirePackage('node-sql-parser/build/mysql.js') as typeof NodeSqlParser;
      const mysqlParser = new mysql.Parser();
      return Promise.all(
        samples.map(async ({text}): Promise<Finding[]> => {
          const statements = withoutClientCommands(text);
          try {
            await parse(statements);
            return [];
          } catch (error) {
            if (isMysql(() => mysqlParser.astify(statements))) return [];
            const {message, sqlDetails} = error as Error & {sqlDetails?: {cursorPosition: number}};
            return [
              {
                line: statements.slice(0, sqlDetails?.cursorPosition ?? 0).split('\n').length,
                message,
              },
            ];
          }
        }),
      );
    },
  };
}

function isMysql(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}

/**
 * Replaces commands of the psql client, such as `\c database`, by empty lines, and its quoted
 * variables such as `:'name'` by their names. A statement with a bare variable is left out, because
 * the variable may be any part of it.
 */
function withoutClientCommands(text: string): string {
  return text
    .replace(/^\s*\\.*$/gm, '')
    .replace(/\\(gexec|gset|g|watch)\b.*$/gm, ';')
    .replace(/(?<!:):(['"])(\w+)\1/g, '$1$2$1')
    .replace(/[^;]*(?<![:\w]):[a-z]\w*\b[^;]*;/g, (statement) => statement.replace(/[^\n]/g, ''));
}
