import type { Session, SignInAnswer } from '@quietsite/contracts';
import { useState } from 'react';
import { LoginCard } from './login-card.tsx';
import { RegistrationCard } from './registration-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

interface SignInCardsProps {
  readonly onSignedIn: (session: Session) => void;
  /** The person was at work when the session ended. */
  readonly hasEnded: boolean;
}

/** The cards of /Login: sign-in, the second factor, registration (Q23). */
export function SignInCards({ onSignedIn, hasEnded }: SignInCardsProps) {
  const [card, setCard] = useState<'signIn' | 'twoFactor' | 'registration'>('signIn');
  const toSignIn = () => setCard('signIn');
  const onAnswer = (answer: SignInAnswer) =>
    answer.next === 'twofactor' ? setCard('twoFactor') : onSignedIn(answer.session);
  if (card === 'twoFactor') return <TwoFactorCard onSignedIn={onSignedIn} onBack={toSignIn} />;
  if (card === 'registration') return <RegistrationCard onBack={toSignIn} />;
  return <LoginCard hasEnded={hasEnded} onAnswer={onAnswer} onRegister={() => setCard('registration')} />;
}
