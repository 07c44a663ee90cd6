import { companyKey } from '@quietsite/domain';
import type { Database } from '../../database/connection.ts';
import { listActiveCompanies } from '../../repositories/organisations/company.repository.ts';

const MAX_LIST_LENGTH = 20;
const MIN_KEY_LENGTH = 2;

interface Dependencies {
  readonly database: Database;
  /** The configured list of names (AUTH-16). */
  readonly builtInNames: readonly string[];
}

export type CompanyService = ReturnType<typeof createCompanyService>;

export function createCompanyService({ database, builtInNames }: Dependencies) {
  const builtIn = builtInNames.map((name) => ({ name, key: companyKey(name) }));

  return {
    /**
     * A company is known if it has people who can approve a member. It is not enough that its name is in the built-in
     * list (U16).
     */
    async suggest(text: string): Promise<{ names: string[]; isKnown: boolean }> {
      const key = companyKey(text);
      // Punctuation does not count: otherwise '%%' would list everything (U59).
      if (key.length < MIN_KEY_LENGTH) return { names: [], isKnown: false };
      const active = await listActiveCompanies(database, key, MAX_LIST_LENGTH);
      // There is one entry per company, and the spelling of an existing company takes precedence.
      const byKey = new Map([...builtIn.filter((company) => company.key.includes(key)), ...active].map(toEntry));
      const names = [...byKey.values()].sort((a, b) => a.localeCompare(b, 'en'));
      return { names: names.slice(0, MAX_LIST_LENGTH), isKnown: active.some((company) => company.key === key) };
    },
  };
}

const toEntry = ({ name, key }: { name: string; key: string }): [string, string] => [key, name];
