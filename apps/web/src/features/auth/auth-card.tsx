import { IconWaveSine } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './auth-card.module.css';

interface AuthCardProps {
  readonly title: string;
  readonly isWide?: boolean;
  /** For cards without an input to focus: screen readers must announce the new card. */
  readonly hasTitleFocus?: boolean;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A card over the map: brand, title, content. */
export function AuthCard({ title, isWide = false, hasTitleFocus = false, foot, children }: AuthCardProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasTitleFocus) heading.current?.focus({ preventScroll: true });
  }, [hasTitleFocus]);
  return (
    <section className={classes.card} data-wide={isWide || undefined} aria-labelledby={titleId}>
      <div className={classes.brand}>
        <IconWaveSine size={26} stroke={1.8} aria-hidden />
        <div>
          <strong>{t('brand.name')}</strong>
          <span>{t('brand.purpose')}</span>
        </div>
      </div>
      <div className={classes.content}>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
      {foot}
    </section>
  );
}
