import { Button, Checkbox, TextInput } from '@mantine/core';
import { type CostWeights, DEFAULT_WEIGHTS } from '@quietsite/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './proposal.module.css';
import { type ProposalSettings, readWeight, WEIGHTS } from './proposal-settings.ts';

interface SettingsFormProps {
  readonly settings: ProposalSettings;
  /** All methods of the catalogue. */
  readonly methods: readonly string[];
  readonly isSearching: boolean;
  /** Some receivers exceed or are borderline but are not selected. */
  readonly hasOthers: boolean;
  readonly onChange: (settings: ProposalSettings) => void;
}

/** The cost weights and what is assessed, so that the cost function is visible (M-90). */
export function SettingsForm({ settings, methods, isSearching, hasOthers, onChange }: SettingsFormProps) {
  const { t } = useTranslation();
  const { weights, isCumulative, isAnew } = settings;
  return (
    <fieldset className={classes.settings} disabled={isSearching}>
      <legend className={classes.unseen}>{t('proposal.settings')}</legend>
      <Checkbox
        label={t('proposal.cumulative')}
        checked={isCumulative}
        onChange={(event) => onChange({ ...settings, isCumulative: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('proposal.anew')}
        checked={isAnew}
        onChange={(event) => onChange({ ...settings, isAnew: event.currentTarget.checked })}
      />
      {hasOthers && (
        <Checkbox
          label={t('proposal.selectedOnly')}
          checked={settings.isSelectedOnly}
          onChange={(event) => onChange({ ...settings, isSelectedOnly: event.currentTarget.checked })}
        />
      )}
      <details className={classes.weighing}>
        <summary>{t('proposal.weights')}</summary>
        <p className={classes.hint}>
          {t('proposal.explain')} {t('proposal.weightsHint')}
        </p>
        <div className={classes.weights}>
          {WEIGHTS.map((weight) => (
            <WeightField
              key={weight}
              weight={weight}
              value={weights[weight]}
              onChange={(value) => onChange({ ...settings, weights: { ...weights, [weight]: value } })}
            />
          ))}
          {WEIGHTS.some((weight) => weights[weight] !== DEFAULT_WEIGHTS[weight]) && (
            <Button variant="subtle" onClick={() => onChange({ ...settings, weights: DEFAULT_WEIGHTS })}>
              {t('proposal.defaultWeights')}
            </Button>
          )}
        </div>
      </details>
      <details className={classes.weighing}>
        <summary>{t('proposal.methods')}</summary>
        <p className={classes.hint}>{t('proposal.methodsHint')}</p>
        <MethodTicks {...{ settings, methods, onChange }} />
      </details>
    </fieldset>
  );
}

/** The catalogue says which methods suit an activity. The engineer decides which suit the site. */
function MethodTicks({ settings, methods, onChange }: Omit<SettingsFormProps, 'isSearching' | 'hasOthers'>) {
  const { excludedMethods } = settings;
  const tick = (name: string, isIncluded: boolean) =>
    onChange({
      ...settings,
      excludedMethods: isIncluded ? excludedMethods.filter((other) => other !== name) : [...excludedMethods, name],
    });
  return (
    <div className={classes.methods}>
      {methods.map((name) => (
        <Checkbox
          key={name}
          label={name}
          checked={!excludedMethods.includes(name)}
          onChange={(event) => tick(name, event.currentTarget.checked)}
        />
      ))}
    </div>
  );
}

interface WeightFieldProps {
  readonly weight: keyof CostWeights;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Applied on blur, like all number fields. Invalid input reverts. */
function WeightField({ weight, value, onChange }: WeightFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const read = typed === null ? null : readWeight(typed);
    if (read !== null && read !== value) onChange(read);
    setTyped(null);
  };
  return (
    <TextInput
      label={t(`proposal.weight.${weight}`)}
      inputMode="decimal"
      value={typed ?? String(value)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
