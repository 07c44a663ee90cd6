import type { MenuButtonId } from '@quietsite/domain';
import {
  IconBackhoe,
  IconBuildingCommunity,
  IconCalculator,
  IconFileText,
  IconFocus2,
  IconFolderOpen,
  IconMapPinCheck,
  IconPencil,
  IconRubberStamp,
  IconVolumeOff,
} from '@tabler/icons-react';
import { routes } from '../../lib/routes.ts';

interface MenuItem {
  readonly icon: typeof IconPencil;
  /** Null if the button runs an action instead of opening a screen. */
  readonly path: string | null;
  readonly hasDivider?: boolean;
}

export const menuItems: Readonly<Record<MenuButtonId, MenuItem>> = {
  openProject: { icon: IconFolderOpen, path: routes.projects, hasDivider: true },
  editProject: { icon: IconPencil, path: routes.editProject },
  geographicalCentre: { icon: IconFocus2, path: routes.centrePoint },
  equipment: { icon: IconBackhoe, path: routes.equipment },
  calculateNoise: { icon: IconCalculator, path: null, hasDivider: true },
  concurrentSites: { icon: IconBuildingCommunity, path: routes.neighbours },
  selectNsr: { icon: IconMapPinCheck, path: routes.select },
  mitigation: { icon: IconVolumeOff, path: `${routes.mitigation}/1` },
  report: { icon: IconFileText, path: routes.report },
  approve: { icon: IconRubberStamp, path: null },
};
