import type Interaction from 'ol/interaction/Interaction.js';
import { useEffect } from 'react';
import { useMap } from '../view/map-holder.tsx';

/** Adds an interaction while the component is mounted. The caller must memoise it. */
export function useInteraction(interaction: Interaction): void {
  const map = useMap();
  useEffect(() => {
    map.addInteraction(interaction);
    return () => {
      map.removeInteraction(interaction);
    };
  }, [map, interaction]);
}
