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
import type { OptionKind } from './place-options.ts';

const icons: Readonly<Record<OptionKind, typeof IconHome>> = {
  ...{ site: IconBackhoe, residential: IconHome, education: IconSchool, other: IconBuilding },
  ...{ district: IconMap2, area: IconMapPin, street: IconRoad, openSpace: IconTrees, railway: IconTrain },
  position: IconCrosshair,
};

export function PlaceIcon({ kind }: { readonly kind: OptionKind }) {
  const Icon = icons[kind];
  return <Icon size={18} stroke={1.6} aria-hidden />;
}
