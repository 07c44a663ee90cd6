import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubTabStorage } from '../../testing/tab-storage.ts';
import { isSendKey, useTypedText } from './typed-texts.ts';

afterEach(() => vi.unstubAllGlobals());

type Typed = ReturnType<typeof useTypedText>;

interface FieldProps {
  readonly projectId: number;
  readonly place: string;
  readonly onField: (field: Typed) => void;
}

function Field({ projectId, place, onField }: FieldProps) {
  onField(useTypedText(projectId, place));
  return null;
}

/** A field after a reload, with only the text kept by the tab. */
function openField(place = 'new', projectId = 3): Typed {
  const fields: Typed[] = [];
  renderToStaticMarkup(createElement(Field, { projectId, place, onField: (field) => fields.push(field) }));
  const [field] = fields;
  if (!field) throw new Error('nothing was drawn');
  return field;
}

describe('[APPROVE-41] typed text', () => {
  it('is there again after a reload, each under its place and project', () => {
    stubTabStorage();
    openField().write('Half a\nthought');
    expect(openField().text).toBe('Half a\nthought');
    expect([openField('reply 7').text, openField('new', 4).text]).toEqual(['', '']);
  });

  it('keeps the key of its request until it is changed', () => {
    stubTabStorage();
    openField().write('Once');
    const { key } = openField();
    expect(openField().key).toBe(key);
    openField().write('Once more');
    expect(openField().key).not.toBe(key);
  });

  it('is gone once it is added, but not what was typed meanwhile', () => {
    const kept = stubTabStorage();
    openField().write('Sent');
    openField().settle('Sent');
    expect(kept.size).toBe(0);
    openField().write('Sent, and more');
    openField().settle('Sent');
    expect(openField().text).toBe('Sent, and more');
  });

  it('is sent with Ctrl Enter or Cmd Enter, not with Enter', () => {
    const pressed = (held: object) => isSendKey({ key: 'Enter', ctrlKey: false, metaKey: false, ...held });
    expect([pressed({}), pressed({ ctrlKey: true }), pressed({ metaKey: true })]).toEqual([false, true, true]);
  });
});
