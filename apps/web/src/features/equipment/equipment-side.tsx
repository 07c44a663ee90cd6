import { ActionIcon, UnstyledButton } from '@mantine/core';
import { type CatalogueItem, describeEquipment, entryOfItem, entryOfName } from '@quietsite/domain';
import { IconChevronDown, IconChevronRight, IconX } from '@tabler/icons-react';
import { memo, type ReactNode, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftRow } from '../../project/equipment/equipment-draft.ts';
import { MaterialsPanel } from '../../project/materials/materials-panel.tsx';
import { useLayer } from '../../ui/dialogs/escape-stack.ts';
import { CataloguePanel } from './catalogue/catalogue-panel.tsx';
import { useUsualRows } from './equipment-empty.tsx';
import classes from './equipment-side.module.css';
import type { TypingStore } from './equipment-typing.ts';
import { GroupPanel } from './group-panel.tsx';
import { LocationPanel } from './location/location-panel.tsx';
import type { EquipmentPlacing } from './location/use-equipment-placing.ts';
import { RequiredPanel } from './required-panel.tsx';
import type { ActivityNode } from './tree/programme-tree.ts';
import type { EquipmentEditing } from './use-equipment-editing.ts';

interface EquipmentSideProps {
  readonly activity: ActivityNode;
  readonly editing: EquipmentEditing;
  readonly placing: EquipmentPlacing;
  readonly typing: TypingStore;
  readonly activeId: number | null;
  /** The files come first and have the focus. */
  readonly isProofFirst: boolean;
  /** In a narrow window it is a drawer over the table. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAdded: (rowId: number) => void;
}

/** Must match the style sheet. */
const NARROW = '(max-width: 1279px)';
export const isNarrow = (): boolean => window.matchMedia(NARROW).matches;

/** Reports when the window becomes narrow or wide. A narrow one must not show the drawer until the user opens it. */
export function onNarrow(react: (isNarrowNow: boolean) => void): () => void {
  const query = window.matchMedia(NARROW);
  const listen = () => react(query.matches);
  query.addEventListener('change', listen);
  return () => query.removeEventListener('change', listen);
}

/** The side panels are deferred, so that the first rows and typing do not wait for them. */
export function EquipmentSide(props: EquipmentSideProps) {
  const shown = useDeferredValue<EquipmentSideProps | null>(props, null);
  return shown ? <Panels {...shown} isOpen={props.isOpen} /> : <Placeholder isOpen={props.isOpen} />;
}

/** Shows the panel titles until the panels are rendered, so that the column is never blank. */
function Placeholder({ isOpen }: { readonly isOpen: boolean }) {
  const { t } = useTranslation();
  const titles = ['listTitle', 'requiredTitle', 'place.title', 'materialsTitle', 'groups.title'] as const;
  return (
    <aside className={classes.side} data-open={isOpen || undefined} aria-label={t('equipment.side')} aria-busy>
      {titles.map((title) => (
        <section key={title} className={classes.section}>
          <h3 className={classes.toggle}>{t(`equipment.${title}`)}</h3>
        </section>
      ))}
    </aside>
  );
}

/** Collapsible panels for the catalogue, the current row and the activity as a whole. */
const Panels = memo(function Panels(props: EquipmentSideProps) {
  const { activity, editing, placing, typing, activeId, isProofFirst, isOpen, onClose } = props;
  const { t } = useTranslation();
  const row = activity.rows.find(({ id }) => id === activeId) ?? null;
  const { isReadonly } = editing;
  // It covers the page only as a drawer.
  useLayer(isOpen && isNarrow(), { onEscape: onClose, isModal: false });
  return (
    <aside className={classes.side} data-open={isOpen || undefined} aria-label={t('equipment.side')}>
      <div className={classes.drawerHead}>
        <span>{row ? describeEquipment(row) : ''}</span>
        <ActionIcon aria-label={t('action.close')} onClick={onClose}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </div>
      {isProofFirst && <ProofSection {...props} row={row} />}
      <ListSections {...props} row={row} />
      <SideSection title={t('equipment.place.title')}>
        {row ? (
          <LocationPanel key={row.id} activity={activity} row={row} isReadonly={isReadonly} placing={placing} />
        ) : (
          <p className={classes.hint}>{t('equipment.chooseRow')}</p>
        )}
      </SideSection>
      {!isProofFirst && <ProofSection {...props} row={row} />}
      <SideSection title={t('equipment.groups.title')}>
        <GroupPanel activity={activity} typing={typing} />
      </SideSection>
    </aside>
  );
});

interface RowSectionProps extends EquipmentSideProps {
  readonly row: DraftRow | null;
}

/** The files of the row. */
function ProofSection({ activity, editing, row, isProofFirst }: RowSectionProps) {
  const { t } = useTranslation();
  const { isReadonly, projectId, programme } = editing;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isProofFirst) box.current?.querySelector<HTMLElement>('[role="group"]')?.focus();
  }, [isProofFirst]);
  return (
    <SideSection title={t('equipment.materialsTitle')}>
      <div ref={box}>
        <MaterialsPanel
          projectId={projectId}
          owner={editing.fileOwner}
          row={row}
          materials={programme.data?.materials ?? []}
          isReadonly={isReadonly}
          onChange={(materialIds) =>
            editing.changeRows(activity.task.id, (rows) =>
              rows.map((other) => (other.id === row?.id ? { ...other, materialIds } : other)),
            )
          }
        />
      </div>
    </SideSection>
  );
}

/** The catalogue and the row's required equipment. Both add rows to the activity. */
function ListSections({ activity, editing, onAdded, row }: RowSectionProps) {
  const { t } = useTranslation();
  const { items, isReadonly } = editing;
  const { task, rows } = activity;
  const { hasUsual, addUsual } = useUsualRows(activity, editing);
  const add = (choice: CatalogueItem | string) => {
    const id = editing.nextId();
    const added = typeof choice === 'string' ? entryOfName(id, choice, task, items) : entryOfItem(id, choice, task);
    editing.changeRows(task.id, (now) => [...now, added]);
    onAdded(added.id);
  };
  return (
    <>
      <SideSection title={t('equipment.listTitle')}>
        <div data-catalogue>
          <CataloguePanel
            items={items}
            isReadonly={isReadonly}
            onAdd={add}
            onAddDefaults={hasUsual ? addUsual : undefined}
          />
        </div>
      </SideSection>
      <SideSection title={t('equipment.requiredTitle')}>
        <RequiredPanel items={items} row={row} rows={rows} onAdd={isReadonly ? undefined : add} />
      </SideSection>
    </>
  );
}

interface SideSectionProps {
  readonly title: string;
  readonly isClosed?: boolean;
  readonly children: ReactNode;
}

function SideSection({ title, isClosed = false, children }: SideSectionProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(!isClosed);
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <section className={classes.section}>
      <h3>
        <UnstyledButton
          className={classes.toggle ?? ''}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Chevron size={14} aria-hidden /> {title}
        </UnstyledButton>
      </h3>
      <div id={id} className={classes.content} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  );
}
