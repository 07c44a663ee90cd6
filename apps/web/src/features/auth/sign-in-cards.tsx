import type { Session, SignInAnswer } from '@quietsite/contracts';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { LoginCard } from './login-card.tsx';

const RegistrationCard = lazyComponent(async () => (await import('./registration-card.tsx')).RegistrationCard);
const TwoFactorCard = lazyComponent(async () => (await import('./two-factor-card.tsx')).TwoFactorCard);

interface SignInCardsProps {
  readonly onSignedIn: (session: Session) => void;
  /** The session ended while the user was working. */
  readonly hasEnded: boolean;
}

/** The cards of /Login: sign-in, the second factor, registration (Q23). */
export function SignInCards({ onSignedIn, hasEnded }: SignInCardsProps) {
  const [card, setCard] = useState<'signIn' | 'twoFactor' | 'registration'>('signIn');
  const toSignIn = () => setCard('signIn');
  const onAnswer = (answer: SignInAnswer) =>
    answer.next === 'twofactor' ? setCard('twoFactor') : onSignedIn(answer.session);
  if (card === 'signIn')
    return <LoginCard hasEnded={hasEnded} onAnswer={onAnswer} onRegister={() => setCard('registration')} />;
  return (
    <Suspense>
      {card === 'twoFactor' && <TwoFactorCard onSignedIn={onSignedIn} onBack={toSignIn} />}
      {card === 'registration' && <RegistrationCard onBack={toSignIn} />}
    </Suspense>
  );
}
