import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

export interface Certificate {
  readonly file: string;
  readonly keyFile: string;
  /** Makes a browser trust the certificate: responses with a merely ignored certificate error are not cached. */
  readonly fingerprint: string;
}

const LOCAL_SUBJECT = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '2'];

/** For a proxy on this machine; this process trusts it from now on. */
export function makeCertificate(directory: string): Certificate {
  const [file, keyFile] = [join(directory, 'certificate.pem'), join(directory, 'key.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-keyout', keyFile];
  execFileSync('openssl', ['req', '-x509', ...key, '-out', file, ...LOCAL_SUBJECT], { stdio: 'ignore' });
  const text = readFileSync(file, 'utf8');
  setDefaultCACertificates([...getCACertificates(), text]);
  const { publicKey } = new X509Certificate(text);
  const encoded = publicKey.export({ type: 'spki', format: 'der' });
  return { file, keyFile, fingerprint: createHash('sha256').update(encoded).digest('base64') };
}
