import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/copy-button.tsx';
import { keyboardScroll } from '../../ui/focus/keyboard-scroll.ts';
import classes from './api.module.css';
import { type ApiCall, requestShape, responseShapes, scopeOf } from './api-calls.ts';
import { needsSession, writeCurl, writeSignIn } from './call-example.ts';
import { writeShape } from './shape-text.ts';

export function ApiCallDetails({ call }: { readonly call: ApiCall }) {
  const { t } = useTranslation();
  const scope = scopeOf(call);
  const request = requestShape(call);
  const link = `${location.origin}${location.pathname}?call=${call.id}`;
  return (
    <>
      {call.description && <p lang="en">{call.description}</p>}
      <dl className={classes.facts}>
        <dt>{t('apiDocs.whoMay')}</dt>
        <dd>{t(`apiDocs.audiences.${call['x-who-may']}`)}</dd>
        <dt>{t('apiDocs.scope')}</dt>
        <dd>{scope === null ? t('apiDocs.noScope') : <code>{scope}</code>}</dd>
        <dt>{t('apiDocs.address')}</dt>
        <dd>
          <a href={link}>{link}</a>
        </dd>
      </dl>
      <Parameters call={call} />
      {request && <Block title={t('apiDocs.request')} text={writeShape(request)} />}
      {responseShapes(call).map(({ status, shape }) => (
        <Block
          key={status}
          title={t('apiDocs.answer', { status })}
          text={shape ? writeShape(shape) : t(status === '204' ? 'apiDocs.nothing' : 'apiDocs.file')}
        />
      ))}
      <Example call={call} />
    </>
  );
}

function Parameters({ call: { parameters } }: { readonly call: ApiCall }) {
  const { t } = useTranslation();
  if (parameters.length === 0) return null;
  return (
    <table className={classes.parameters}>
      <caption>{t('apiDocs.parameters')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('apiDocs.parameterName')}</th>
          <th scope="col">{t('apiDocs.parameterPlace')}</th>
          <th scope="col">{t('apiDocs.parameterShape')}</th>
        </tr>
      </thead>
      <tbody>
        {parameters.map(({ name, in: place, required, schema }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              {required ? t(`apiDocs.places.${place}`) : t('apiDocs.optional', { place: t(`apiDocs.places.${place}`) })}
            </td>
            <td>
              <code>{writeShape(schema)}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Example({ call }: { readonly call: ApiCall }) {
  const { t } = useTranslation();
  const lines = [writeCurl(call, location.origin)];
  if (needsSession(call)) lines.unshift(writeSignIn(location.origin));
  const text = lines.join('\n');
  return (
    <Block title={t('apiDocs.example')} text={text}>
      <CopyButton write={() => text} />
    </Block>
  );
}

interface BlockProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Block({ title, text, children }: BlockProps) {
  const titleId = useId();
  return (
    <section className={classes.block} aria-labelledby={titleId}>
      <h5 id={titleId}>{title}</h5>
      {/* Long blocks scroll. */}
      <pre {...keyboardScroll} lang="en">
        {text}
      </pre>
      {children}
    </section>
  );
}
