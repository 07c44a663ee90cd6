import { ActionIcon, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { readLoneKey } from '../../../lib/lone-key.ts';
import { casePath } from '../../../session/desk/case-path.ts';
import { listNeighbouringCases } from '../../../session/desk/case-steps.ts';
import { deskQuery } from '../../../session/desk/desk-queries.ts';
import { useCaseList } from '../../../session/desk/use-case-list.ts';
import classes from './case-arrows.module.css';

/** Links to the previous and next case in the Inbox list that this case was opened from. */
export function CaseArrows({ projectId }: { readonly projectId: number }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const list = useSearchParams()[0].get('list') ?? undefined;
  const listOf = useCaseList(projectId);
  const nav = useRef<HTMLElement>(null);
  useCaseKeys(nav);
  const desk = useQuery({ ...deskQuery, refetchInterval: false }).data;
  if (!desk) return null;
  const { address } = listOf(desk);
  const steps = listNeighbouringCases(desk, projectId, listOf(desk));
  const go = async (step: 'previous' | 'next') => {
    // Someone else may have decided the next case by now, and a returned project can no longer be opened.
    const now = await client.fetchQuery({ ...deskQuery, staleTime: 0 }).catch(() => desk);
    const target = listNeighbouringCases(now, projectId, listOf(now))[step];
    if (target) await navigate(casePath(target, list));
  };
  const title = desk.cases.find((one) => one.projectId === projectId)?.title;
  return (
    <nav
      ref={nav}
      className={classes.arrows}
      aria-label={t(address.tab === 'needsDecision' ? 'review.cases.label' : 'review.cases.listed')}
    >
      <span className={classes.place} role="status">
        {steps.place !== null && t('review.cases.place', { place: steps.place, count: steps.count })}
        {steps.place !== null && <VisuallyHidden>, {title}</VisuallyHidden>}
      </span>
      <Arrow step="previous" isOff={!steps.previous} onPress={() => void go('previous')} />
      <Arrow step="next" isOff={!steps.next} onPress={() => void go('next')} />
    </nav>
  );
}

interface ArrowProps {
  readonly step: 'previous' | 'next';
  readonly isOff: boolean;
  readonly onPress: () => void;
}

const icons = { previous: IconChevronUp, next: IconChevronDown };
const shortcuts = { previous: 'K', next: 'J' };

/** At either end it keeps the focus, which a disabled button would lose. */
function Arrow({ step, isOff, onPress }: ArrowProps) {
  const { t } = useTranslation();
  const name = t(`review.cases.${step}`);
  const Icon = icons[step];
  return (
    <Tooltip label={`${name} (${shortcuts[step]})`} events={{ hover: true, focus: true, touch: false }}>
      <ActionIcon
        variant="default"
        aria-label={name}
        aria-keyshortcuts={shortcuts[step]}
        data-step={step}
        {...(isOff ? { 'data-disabled': true, 'aria-disabled': true } : {})}
        onClick={() => !isOff && onPress()}
      >
        <Icon size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

const arrowKeys = { j: 'next', k: 'previous' } as const;

/**
 * J and K press the arrows, as they go through the rows of the Inbox. Active only while the focus is in the panel or
 * page of the case: dictation or a stray key elsewhere must not trigger them (WCAG 2.1.4).
 */
function useCaseKeys(nav: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.defaultPrevented ? null : readLoneKey(['j', 'k'], event);
      const arrow = key && nav.current?.querySelector<HTMLElement>(`[data-step="${arrowKeys[key]}"]`);
      if (!arrow?.closest('section')?.contains(document.activeElement)) return;
      event.preventDefault();
      // What has the focus may belong to this case only; the arrow stays for the next key.
      arrow.focus();
      arrow.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [nav]);
}
