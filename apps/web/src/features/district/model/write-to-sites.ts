import type { DayParts } from '@quietsite/contracts';
import { listDeciding } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { formatCriterion, formatJudged } from '../../../lib/format.ts';

interface Clash {
  readonly parts: DayParts;
  readonly day: string;
  /** The receiver of the clash. */
  readonly place: string;
}

/** The contacts of the sites that cause a clash; empty if fewer than two have an address. */
export function listRecipients(parts: DayParts): readonly string[] {
  const emails = [...new Set(listDeciding(parts.parts).flatMap(({ email }) => email ?? []))];
  return emails.length < 2 ? [] : emails;
}

/**
 * Writes one email to all of them in the officer's own mail program. Uses blind copy and names no sites, because other
 * sites must not learn of one awaiting a decision.
 */
export function writeToSites(t: TFunction, { parts, day, place }: Clash): string {
  const { together, criterion } = parts;
  const level = together === null ? '' : formatJudged(together, criterion);
  const facts = { day, place, level, criterion: formatCriterion(criterion) };
  const subject = t('districtPage.clashes.mail.subject', facts);
  const body = t('districtPage.clashes.mail.body', facts);
  const bcc = listRecipients(parts).map(encodeURIComponent).join(',');
  return `mailto:?bcc=${bcc}&subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
