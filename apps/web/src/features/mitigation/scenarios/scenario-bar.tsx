import { Button, Menu, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Scenario } from '@quietsite/contracts';
import { MAX_SCENARIOS, nextScenarioLetter } from '@quietsite/domain';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppMenu } from '../../../ui/app-menu.tsx';
import { SteadyButton } from '../../../ui/steady-button.tsx';
import type { Mitigation } from '../use-mitigation.ts';
import { ScenarioDialog } from './scenario-dialog.tsx';
import { FIRST, fullName, shortName } from './scenario-names.ts';
import classes from './scenarios.module.css';
import { useScenarioChoice } from './use-scenario-choice.ts';
import { useScenarios } from './use-scenarios.ts';

interface ScenarioBarProps {
  readonly mitigation: Pick<Mitigation, 'projectId' | 'afterSaving' | 'isReadonly'>;
  readonly onCompare: () => void;
}

/** The mitigation plans: the one in use, switching to another, creating one, and comparing all. */
export function ScenarioBar({ mitigation, onCompare }: ScenarioBarProps) {
  const { projectId, isReadonly } = mitigation;
  const { data: scenarios } = useScenarios(projectId);
  const choice = useScenarioChoice(mitigation);
  const [isKeeping, setKeeping] = useState(false);
  const isNarrow = useMediaQuery('(max-width: 1439px)') === true;
  if (!scenarios || (isReadonly && scenarios.length === 0)) return null;
  const letter = nextScenarioLetter(scenarios.length === 0 ? ['A'] : scenarios.map((scenario) => scenario.letter));
  const bar = { scenarios, isReadonly, onCompare, ...choice, onKeep: () => setKeeping(true) };
  return (
    <>
      {isNarrow ? <NarrowBar {...bar} /> : <WideBar {...bar} />}
      {isKeeping && letter && (
        <ScenarioDialog
          projectId={projectId}
          subject={{ kind: 'keep', inUse: scenarios.find(({ isInUse }) => isInUse) ?? FIRST, next: { letter } }}
          onClose={() => setKeeping(false)}
        />
      )}
    </>
  );
}

interface BarProps {
  readonly scenarios: readonly Scenario[];
  readonly isReadonly: boolean;
  readonly isPending: boolean;
  readonly onUse: (scenario: Scenario) => void;
  readonly onKeep: () => void;
  readonly onCompare: () => void;
}

function WideBar({ scenarios, isReadonly, isPending, onUse, onKeep, onCompare }: BarProps) {
  const { t } = useTranslation();
  const isFull = scenarios.length >= MAX_SCENARIOS;
  return (
    <fieldset className={classes.bar} aria-label={t('scenarios.bar')}>
      <div className={classes.letters}>
        {scenarios.length === 0 && <span className={classes.letter}>{shortName(t, FIRST)}</span>}
        {scenarios.map((scenario) => (
          <Letter key={scenario.id} scenario={scenario} isOff={isReadonly || isPending} onUse={onUse} />
        ))}
      </div>
      {!isReadonly && (
        <SteadyButton variant="subtle" isOff={isFull || isPending} onClick={onKeep}>
          {t('scenarios.keep')}
        </SteadyButton>
      )}
      {scenarios.length > 1 && (
        <Button variant="subtle" data-compare onClick={onCompare}>
          {t('scenarios.compare')}
        </Button>
      )}
    </fieldset>
  );
}

interface LetterProps extends Pick<BarProps, 'onUse'> {
  readonly scenario: Scenario;
  readonly isOff: boolean;
}

function Letter({ scenario, isOff, onUse }: LetterProps) {
  const { t } = useTranslation();
  const name = fullName(t, scenario);
  return (
    <UnstyledButton
      className={classes.letter ?? ''}
      aria-pressed={scenario.isInUse}
      aria-disabled={isOff || undefined}
      aria-label={name}
      title={scenario.isInUse ? t('scenarios.inUse', { plan: name }) : name}
      onClick={() => !isOff && !scenario.isInUse && onUse(scenario)}
    >
      {scenario.isInUse ? shortName(t, scenario) : scenario.letter}
    </UnstyledButton>
  );
}

function NarrowBar({ scenarios, isReadonly, isPending, onUse, onKeep, onCompare }: BarProps) {
  const { t } = useTranslation();
  const inUse = scenarios.find(({ isInUse }) => isInUse) ?? FIRST;
  const others = isReadonly ? [] : scenarios.filter(({ isInUse }) => !isInUse);
  return (
    <AppMenu
      side="start"
      target={
        <Button
          variant="default"
          data-compare
          className={classes.menu ?? ''}
          aria-label={`${t('scenarios.bar')}: ${fullName(t, inUse)}`}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {shortName(t, inUse)}
        </Button>
      }
    >
      {others.map((scenario) => (
        <Menu.Item key={scenario.id} disabled={isPending} onClick={() => onUse(scenario)}>
          {t('scenarios.use', { plan: fullName(t, scenario) })}
        </Menu.Item>
      ))}
      {!isReadonly && (
        <Menu.Item disabled={isPending || scenarios.length >= MAX_SCENARIOS} onClick={onKeep}>
          {t('scenarios.keep')}
        </Menu.Item>
      )}
      {scenarios.length > 1 && <Menu.Item onClick={onCompare}>{t('scenarios.compare')}</Menu.Item>}
    </AppMenu>
  );
}
