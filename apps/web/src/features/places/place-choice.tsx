import {
  IconBackhoe,
  IconBuilding,
  IconCrosshair,
  IconHome,
  IconMap2,
  IconMapPin,
  IconRoad,
  IconSchool,
  IconTrain,
  IconTrees,
} from '@tabler/icons-react';
import classes from './place-list.module.css';
import type { OptionKind, PlaceOption } from './place-options.ts';

const icons: Readonly<Record<OptionKind, typeof IconHome>> = {
  ...{ site: IconBackhoe, residential: IconHome, education: IconSchool, other: IconBuilding },
  ...{ district: IconMap2, area: IconMapPin, street: IconRoad, openSpace: IconTrees, railway: IconTrain },
  position: IconCrosshair,
};

interface PlaceChoiceProps {
  readonly id: string;
  readonly option: PlaceOption;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

/** A place found. The focus stays in the field. */
export function PlaceChoice({ id, option: { kind, place, details }, isActive, onPoint, onChoose }: PlaceChoiceProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and reports which option is active
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
    <div
      id={id}
      className={classes.option}
      role="option"
      aria-selected={isActive}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onChoose}
      ref={isActive ? scrollIntoView : undefined}
    >
      <PlaceIcon kind={kind} />
      <span className={classes.text}>
        <strong>{place.name}</strong>
        <small>{details.join(' · ')}</small>
      </span>
    </div>
  );
}

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

function PlaceIcon({ kind }: { readonly kind: OptionKind }) {
  const Icon = icons[kind];
  return <Icon size={18} stroke={1.6} aria-hidden />;
}
