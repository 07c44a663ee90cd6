import { Tooltip, UnstyledButton } from '@mantine/core';
import { isMenuButtonEnabled, type MenuButtonId, type MenuState } from '@quietsite/domain';
import { IconListCheck, IconMessage2Check } from '@tabler/icons-react';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useCalculation } from '../features/calculation/calculation-provider.tsx';
import { useOpenReport } from '../features/calculation/use-open-report.ts';
import { routes } from '../lib/routes.ts';
import { useStore } from '../lib/use-store.ts';
import { useHasSingleKeys } from '../session/choices/single-keys.ts';
import { useOpenProject } from '../session/use-open-project.ts';
import { useProjectNavigate } from '../session/use-project-navigate.ts';
import { useSession } from '../session/use-session.ts';
import { useIsModalOpen } from '../ui/dialogs/escape-stack.ts';
import { lazyComponent } from '../ui/lazy-component.ts';
import { useDecision } from './decision.tsx';
import { menuItems } from './header/menu-items.ts';
import classes from './left-rail.module.css';
import { describeRail } from './rail-state.ts';
import { railWordsId } from './steps/rail-states.ts';
import { stepsOpen } from './steps/steps-open.ts';

const RailMark = lazyComponent(async () => (await import('./steps/rail-mark.tsx')).RailMark);

export function LeftRail() {
  const { t } = useTranslation();
  const project = useOpenProject().data;
  const user = useSession().data?.user;
  const { ids, state, foot } = describeRail(user, project, useIsModalOpen());
  return (
    <nav className={classes.rail} aria-label={t('menu.label')}>
      {ids.map((id) => (
        <RailButton key={id} id={id} state={state} hasMark={foot === 'steps'} />
      ))}
      {foot === 'review' ? <ReviewButton state={state} /> : <StepsButton state={state} />}
    </nav>
  );
}

interface RailButtonProps {
  readonly id: MenuButtonId;
  readonly state: MenuState;
  /** Whether to show the state of its step. */
  readonly hasMark: boolean;
}

function RailButton({ id, state, hasMark }: RailButtonProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useProjectNavigate();
  const act = useMenuAction(id);
  const { icon: Icon, path, hasDivider } = menuItems[id];
  const isEnabled = isMenuButtonEnabled(id, state);
  const isActive = path !== null && pathname.split('/')[1] === path.split('/')[1];
  const button = useRef<HTMLButtonElement>(null);
  // On a phone the buttons are in one row that is wider than the screen.
  useEffect(() => {
    if (isActive) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isActive]);
  const isExplained = !isEnabled && !state.isPopupOpen;
  const reason = state.hasOpenProject ? t('menu.needsCalculation') : t('menu.needsProject');
  return (
    <Tooltip label={reason} position="right" disabled={!isExplained} events={{ hover: true, focus: true, touch: true }}>
      {/* A disabled button gets no pointer or focus events, so the slot around it takes them. */}
      <span className={classes.slot} data-divider={hasDivider || undefined} {...(isExplained ? { tabIndex: 0 } : {})}>
        <UnstyledButton
          ref={button}
          className={classes.button}
          disabled={!isEnabled}
          data-menu={id}
          data-active={isActive || undefined}
          aria-current={isActive ? 'page' : undefined}
          aria-describedby={hasMark && state.hasOpenProject ? railWordsId(id) : undefined}
          onClick={() => (act ? act() : path !== null && navigate(path))}
        >
          <Icon size={22} stroke={1.6} aria-hidden />
          <span>{t(`menu.${id}`)}</span>
        </UnstyledButton>
        {hasMark && state.hasOpenProject && (
          <Suspense>
            <RailMark id={id} />
          </Suspense>
        )}
      </span>
    </Tooltip>
  );
}

/** Returns to the review, for reviewers of other users' projects. */
function ReviewButton({ state }: { readonly state: MenuState }) {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const isActive = useLocation().pathname === routes.review;
  return (
    <span className={classes.slot} data-last>
      <UnstyledButton
        className={classes.button}
        disabled={state.isPopupOpen}
        data-menu="review"
        data-active={isActive || undefined}
        aria-current={isActive ? 'page' : undefined}
        onClick={() => navigate(routes.review)}
      >
        <IconMessage2Check size={22} stroke={1.6} aria-hidden />
        <span>{t('review.open')}</span>
      </UnstyledButton>
    </span>
  );
}

/** Opens the steps panel. It is not a screen, so it is not one of the menu buttons. */
function StepsButton({ state }: { readonly state: MenuState }) {
  const { t } = useTranslation();
  const isOpen = useStore(stepsOpen) && state.hasOpenProject;
  return (
    <span className={classes.slot} data-last>
      <UnstyledButton
        className={classes.button}
        disabled={!state.hasOpenProject || state.isPopupOpen}
        data-menu="steps"
        data-active={isOpen || undefined}
        aria-expanded={isOpen}
        aria-keyshortcuts={useHasSingleKeys() ? 'S' : undefined}
        onClick={() => stepsOpen.set(!isOpen)}
      >
        <IconListCheck size={22} stroke={1.6} aria-hidden />
        <span>{t('menu.steps')}</span>
      </UnstyledButton>
    </span>
  );
}

/** The action of a menu button; null for buttons that simply open a screen. */
function useMenuAction(id: MenuButtonId): (() => void) | null {
  const { start } = useCalculation();
  const decide = useDecision();
  const goToReport = useOpenReport();
  if (id === 'report') return () => void goToReport();
  if (id === 'approve') return decide;
  return id === 'calculateNoise' ? start : null;
}
