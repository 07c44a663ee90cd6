import { availabilitySchema } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { requestJson } from '../../lib/api-client.ts';

/** unknown: not checked yet. notChecked: the check was not possible, and the form says so (U05). */
type Availability = 'unknown' | 'free' | 'taken' | 'notChecked';

interface AvailabilityCheck {
  readonly state: Availability;
  /** Checks the current value of the field; null if there is nothing to check. */
  readonly check: (text: string | null) => void;
}

/** Whether a username or an address is still available. The response applies only to the text it was requested for. */
export function useAvailability(field: 'username' | 'email', text: string): AvailabilityCheck {
  const [asked, setAsked] = useState<string | null>(null);
  const isCurrent = asked !== null && asked === text.trim();
  const { data, isError } = useQuery({
    queryKey: ['availability', field, asked],
    queryFn: ({ signal }) =>
      requestJson('/api/accounts/availability', availabilitySchema, {
        method: 'POST',
        body: { [field]: asked },
        signal,
      }),
    enabled: asked !== null,
    staleTime: 0,
    retry: false,
  });
  return { state: isCurrent ? describe(data?.isAvailable, isError) : 'unknown', check: setAsked };
}

function describe(isAvailable: boolean | undefined, isError: boolean): Availability {
  if (isError) return 'notChecked';
  if (isAvailable === undefined) return 'unknown';
  return isAvailable ? 'free' : 'taken';
}
