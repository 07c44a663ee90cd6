import {
  drawSection,
  type ScreeningSection,
  SECTION_ENDS,
  type SectionLabel,
  type SectionShape,
} from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { formatMetres, formatText } from '../../lib/format.ts';
import classes from './section-figure.module.css';

interface SectionFigureProps {
  readonly section: ScreeningSection;
  /** Whether its ends are labelled, as on the map. */
  readonly hasEnds?: boolean;
}

/** The drawing, with a sentence that describes it. */
export function SectionFigure({ section, hasEnds = false }: SectionFigureProps) {
  const { t } = useTranslation();
  const { width, height, shapes, labels, exaggeration, ends } = drawSection(section);
  const { horizon, isHidden, receiver, distanceMetres, screens, ridge } = section;
  const deciding = screens.find(({ isDeciding }) => isDeciding);
  const facts = {
    roof: formatMetres(receiver.roof),
    horizon: horizon === null ? '' : formatMetres(horizon),
    distance: formatMetres(distanceMetres),
    screen: ridge === null ? formatText(deciding?.name ?? null) : t('derivation.screened.terrain'),
  };
  const words = horizon === null ? 'inView' : isHidden ? 'hidden' : 'partly';
  return (
    <figure className={classes.figure}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t(`derivation.section.${words}`, facts)}>
        {shapes.map((shape) => (
          <Shape key={`${shape.role} ${shape.points.join()}`} shape={shape} />
        ))}
        {labels.map((label) => (
          <Label key={`${label.x} ${label.y} ${label.text}`} label={label} />
        ))}
        {hasEnds &&
          SECTION_ENDS.map((letter, index) => (
            <text key={letter} x={ends[index]} y={14} textAnchor={index === 0 ? 'start' : 'end'} data-role="end">
              {letter}
            </text>
          ))}
      </svg>
      <figcaption>
        <strong>{t(`derivation.section.${words}`, facts)}</strong>{' '}
        {t('derivation.section.scale', { ...facts, times: formatMetres(exaggeration) })}
      </figcaption>
      <ul className={classes.legend}>
        {(['sightLine', 'horizonLine', 'deciding', 'screen', 'receiver', 'plant'] as const).map((role) => (
          <li key={role} data-role={role}>
            {t(`derivation.section.roles.${role}`)}
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Shape({ shape: { role, isArea, points } }: { readonly shape: SectionShape }) {
  const list = points.map((point) => point.join()).join(' ');
  return isArea ? <polygon points={list} data-role={role} /> : <polyline points={list} data-role={role} fill="none" />;
}

function Label({ label: { x, y, text, anchor, role } }: { readonly label: SectionLabel }) {
  return (
    <text x={x} y={y} textAnchor={anchor} data-role={role}>
      {text}
    </text>
  );
}
