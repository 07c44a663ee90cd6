import { MantineProvider } from '@mantine/core';
import { notificationsStore } from '@mantine/notifications';
import type { CatalogueItem } from '@quietsite/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { toDraftRow } from '../../project/equipment/equipment-draft.ts';
import { worksQuery } from '../../session/catalogue-queries.ts';
import { sampleRow, sampleTask } from '../../testing/samples.ts';
import { startTexts } from '../../testing/texts.ts';
import { NoRows } from './equipment-empty.tsx';
import { buildTree, listActivities } from './tree/programme-tree.ts';
import type { EquipmentEditing } from './use-equipment-editing.ts';

beforeAll(startTexts);

const usual = [1, 2].map((equipmentId) => ({ equipmentId, quantity: 2, timePercent: 70 }));
const works = [{ name: 'Earthwork', activities: [{ name: 'Clearing', equipment: usual }] }];
const tasks = [1, 2, 3].map((id) => sampleTask({ id, constructionWork: 'Earthwork', name: 'Clearing' }));
const row = toDraftRow(sampleRow());
const activities = listActivities(
  buildTree([{ id: 1, name: 'Zone 1', outline: [] }], tasks, (id) => (id === 3 ? [row] : [])),
);

interface ButtonProps {
  readonly onClick?: () => void;
  readonly children?: ReactNode;
}
const listButtons = (node: ReactNode): ButtonProps[] =>
  Children.toArray(node).flatMap((child) => {
    if (!isValidElement(child)) return [];
    const { props } = child as ReactElement<ButtonProps>;
    return props.onClick ? [props] : listButtons(props.children);
  });

interface Listening extends Pick<Parameters<typeof NoRows>[0], 'activity' | 'editing'> {
  readonly use: (buttons: readonly ButtonProps[]) => void;
}

function Listener({ use, ...props }: Listening) {
  use(listButtons(NoRows({ ...props, onSearch: () => undefined })));
  return null;
}

it('[EQUIP-64] one press gives all activities without equipment theirs as one step, and says how many they are', () => {
  const changeMany = vi.fn<EquipmentEditing['changeMany']>();
  const items = [1, 2].map((id) => ({ id, name: `Machine ${id}`, percentMin: 0 }) as CatalogueItem);
  const editing = {
    activities,
    items,
    changeMany,
    nextId: () => -5,
    isReadonly: false,
  } as Partial<EquipmentEditing> as EquipmentEditing;
  const [activity] = activities;
  if (!activity) throw new Error('no activity');
  const client = new QueryClient();
  client.setQueryData(worksQuery().queryKey, works);
  const buttons: ButtonProps[] = [];
  renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <Listener {...{ activity, editing }} use={(found) => buttons.push(...found)} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  const toAll = buttons.find(({ children }) => children === 'Add default equipment to 2 activities');
  toAll?.onClick?.();
  expect(changeMany).toHaveBeenCalledOnce();
  const [added] = changeMany.mock.calls[0] ?? [];
  expect([...(added ?? [])].map(([taskId, rows]) => [taskId, rows.map(({ id }) => id)])).toEqual([
    [1, [-5, -6]],
    [2, [-7, -8]],
  ]);
  const message = '2 activities now have default equipment. Check the quantities.';
  expect(notificationsStore.getState().notifications).toContainEqual(expect.objectContaining({ message }));
  notificationsStore.setState({ ...notificationsStore.getState(), notifications: [], queue: [] });
});
