import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SteadyButton } from '../../../ui/steady-button.tsx';
import type { RowOrder } from './use-row-order.ts';

/** Rows move only on request. The button stays while it has focus, so that focus is not lost. */
export function OrderButton({ order: { isOutdated, orderAnew } }: { readonly order: RowOrder }) {
  const { t } = useTranslation();
  const [isHeld, setHeld] = useState(false);
  if (!isOutdated && !isHeld) return null;
  return (
    <SteadyButton
      variant="subtle"
      isOff={!isOutdated}
      onClick={orderAnew}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {t('mitigation.orderAnew')}
    </SteadyButton>
  );
}
