import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { grants, people } from '../../database/schema.ts';

export interface Owner {
  name: string;
  email: string | null;
}

/** Those of the brand who may sign in; where it has none, those of all brands. By name. */
export async function ownersOf(database: Database, brandId: string): Promise<Owner[]> {
  const owners = await database
    .select({ name: people.name, email: people.email, brandId: grants.brandId })
    .from(people)
    .innerJoin(grants, eq(grants.personId, people.id))
    .where(
      and(isNull(people.disabledAt), eq(grants.role, 'owner'), or(isNull(grants.brandId), eq(grants.brandId, brandId))),
    )
    .orderBy(asc(people.name), asc(people.id));
  const own = owners.filter((owner) => owner.brandId !== null);
  return own.length > 0 ? own : owners;
}
