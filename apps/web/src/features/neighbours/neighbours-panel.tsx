import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../project/save/conflict-dialog.tsx';
import { PartNotes } from '../../project/save/part-notes.tsx';
import foot from '../../ui/panels/foot.module.css';
import { SidePanel } from '../../ui/panels/side-panel.tsx';
import { QueryState } from '../../ui/states.tsx';
import { SteadyButton } from '../../ui/steady-button.tsx';
import { ApprovedNeighbours } from './approved-neighbours.tsx';
import { NamedSites } from './named-sites.tsx';
import { type ConcurrentSitesEditing, useConcurrentSites } from './use-concurrent-sites.ts';

/** Concurrent sites: sites entered by name, and approved projects nearby (SHELL-24). */
export function NeighboursPanel() {
  const { t } = useTranslation();
  const editing = useConcurrentSites();
  const { sites, draft, saving, isReadonly, close } = editing;
  return (
    <SidePanel title={t('neighbours.title')} width={440} onClose={close} footer={<Footer editing={editing} />}>
      <QueryState query={sites} />
      {/* CONC-03: read-only users see neither the list nor the field. */}
      {draft && !isReadonly && <NamedSites draft={draft} isSaving={saving.isPending} />}
      <ApprovedNeighbours />
      <ConflictDialog
        conflict={saving.conflict}
        describe={(who) => t('siteDetail.conflict', { ...who, what: t('neighbours.what') })}
      />
    </SidePanel>
  );
}

function Footer({ editing }: { readonly editing: ConcurrentSitesEditing }) {
  const { t } = useTranslation();
  const { draft, saving, isReadonly, save, close } = editing;
  const isDirty = draft?.isDirty === true;
  return (
    <div className={foot.foot}>
      <PartNotes draft={draft} isReadonly={isReadonly} saving={saving} failureTitle={t('neighbours.notSaved')} />
      <div className={foot.buttons}>
        <div className={foot.space} />
        {isReadonly ? (
          <Button variant="default" onClick={close}>
            {t('action.close')}
          </Button>
        ) : (
          <>
            <SteadyButton variant="default" isOff={!isDirty} loading={saving.isPending} onClick={() => save(false)}>
              {t('neighbours.save')}
            </SteadyButton>
            <SteadyButton
              isOff={draft === null}
              loading={saving.isPending}
              onClick={() => (isDirty ? save(true) : close())}
            >
              {t('neighbours.saveAndClose')}
            </SteadyButton>
          </>
        )}
      </div>
    </div>
  );
}
