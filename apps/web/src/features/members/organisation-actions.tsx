import { Button } from '@mantine/core';
import type { OrganisationMember } from '@quietsite/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RejectionDialog } from '../../session/rejection-dialog.tsx';
import classes from './members.module.css';
import { type MemberRights, nameOf } from './organisation-members.ts';
import { useOrganisationChanges } from './use-organisation-changes.ts';

interface MemberActionsProps {
  readonly rights: MemberRights;
  readonly member: OrganisationMember;
  readonly onRemove: () => void;
}

/** Buttons for users who may use them, the state for everyone else (ORG-05). */
export function MemberActions({ rights, member, onRemove }: MemberActionsProps) {
  const { t } = useTranslation();
  if (rights.canDecide) return <Decision member={member} />;
  if (!member.isApproved) {
    const isForAuthority = member.waitsFor === 'authority';
    return (
      <span
        className={classes.pending}
        title={isForAuthority ? t('members.organisation.waitsForAuthority') : undefined}
      >
        {t('members.pending')}
      </span>
    );
  }
  if (!rights.canChange) return null;
  return (
    <Button
      size="compact-xs"
      variant="default"
      aria-label={t('members.removeNamed', { name: nameOf(member) })}
      onClick={onRemove}
    >
      {t('members.remove')}
    </Button>
  );
}

function Decision({ member }: { readonly member: OrganisationMember }) {
  const { t } = useTranslation();
  const [isRejecting, setRejecting] = useState(false);
  const { approve, reject } = useOrganisationChanges(member);
  const name = nameOf(member);
  return (
    <span className={classes.buttons}>
      <Button
        size="compact-xs"
        loading={approve.isPending}
        disabled={reject.isPending}
        aria-label={t('members.organisation.approveNamed', { name })}
        onClick={() => approve.mutate()}
      >
        {t('members.organisation.approve')}
      </Button>
      <Button
        size="compact-xs"
        variant="default"
        loading={reject.isPending}
        disabled={approve.isPending}
        aria-label={t('members.organisation.rejectNamed', { name })}
        onClick={() => setRejecting(true)}
      >
        {t('members.organisation.reject')}
      </Button>
      {isRejecting && (
        <RejectionDialog
          title={t('members.organisation.rejectTitle')}
          text={t('members.organisation.rejectQuestion', { name })}
          onReject={reject.mutate}
          onClose={() => setRejecting(false)}
        />
      )}
    </span>
  );
}
