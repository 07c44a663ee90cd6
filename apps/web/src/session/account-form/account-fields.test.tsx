import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import { PasswordFields, UsernameField } from './account-fields.tsx';
import { emptyAccount } from './account-rules.ts';
import type { AccountForm } from './use-account-form.ts';

beforeAll(startTexts);

const untouched: AccountForm = {
  values: emptyAccount,
  set: () => undefined,
  leave: () => undefined,
  faultOf: () => null,
  noteOf: () => null,
  refuse: () => undefined,
  areValid: () => false,
};

it('[AUTH-60] the rules of username and password are shown before they are broken, and read with their fields', () => {
  const drawn = renderToStaticMarkup(
    <MantineProvider>
      <UsernameField form={untouched} />
      <PasswordFields form={untouched} />
    </MantineProvider>,
  );
  const described = [...drawn.matchAll(/aria-describedby="([^"]+)"/g)].map(([, id]) => id);
  const hints = described.map((id) => new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(drawn)?.[1]);
  expect(hints).toEqual([
    '3 to 64 letters and numbers; . - _ are allowed, spaces and other signs are not.',
    'At least 8 characters, with letters and numbers; no common password, and not your username.',
  ]);
  expect(drawn).not.toContain('role="alert"');
});
