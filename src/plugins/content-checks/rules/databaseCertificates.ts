import {sample} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';

/** `sslmode=require` encrypts, but accepts the certificate of any server. */
export const databaseCertificates: Rule = {
  name: 'database-certificates',
  finds: 'a connection to PostgreSQL that accepts every certificate, or an unknown sslmode',
  fix: 'write sslmode=verify-full with sslrootcert, or say on the page why it must be sslmode=require',
  wrong: {
    'an address without a check': sample('psql "host=db dbname=demo sslmode=require"'),
    'an unknown mode': sample('psql "host=db dbname=demo sslmode=verify-ful sslrootcert=ca.pem"'),
    'an address without encryption': sample('sslmode: disable', 'yaml'),
  },
  right: {
    'an address with a check': sample(
      'psql "host=db dbname=demo sslmode=verify-full sslrootcert=ca.pem"',
    ),
    'a reason beside the address': sample(
      '# sslmode=require does not check the certificate\npsql "host=db sslmode=require"',
    ),
  },
  inSamples: [
    {
      pattern: /\bsslmode["']?[=:] *["']?([a-z][a-z-]*)/g,
      // Drivers for JavaScript know no-verify.
      message: ([, mode = '']) =>
        /^(?:disable|allow|prefer|require|no-verify|verify-ca|verify-full)$/.test(mode)
          ? undefined
          : `PostgreSQL has no sslmode "${mode}"`,
      fix: 'write verify-full',
    },
    {
      pattern: /\bsslmode["']?[=:] *["']?(require|prefer|allow|disable)\b/g,
      once: true,
      message: ([, mode], {body}) =>
        mode === 'require' &&
        /sslmode[=:] ?require`?[^.\n]*\bnot (?:check|verify)|no-verify|uselibpqcompat/.test(body)
          ? undefined
          : 'this connection does not check the certificate of the database',
    },
  ],
};
