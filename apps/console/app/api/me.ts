import { type BrandDetail, brandPaths, type Door, type Me, sessionPaths } from '@tablefront/console-wire/session';
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { call } from './call.ts';

/** Whether anybody is signed in here, and how one can: asked of everybody, refused to nobody. */
export const doorQuery = queryOptions({
  queryKey: ['door'],
  queryFn: ({ signal }) => call<Door>('GET', sessionPaths.session, { signal, asksNothing: true }),
});

/** Who is signed in. Whoever is not is led to the sign-in by the router, and asked nothing here. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => call<Me>('GET', sessionPaths.me, { signal, asksNothing: true }),
  staleTime: 60_000,
});

/** Below the router's check alone: it is there already. */
export const useMe = (): Me => useSuspenseQuery(meQuery).data;

const brandQuery = (brandId: string) =>
  queryOptions({
    queryKey: ['brand', brandId],
    queryFn: ({ signal }) => call<BrandDetail>('GET', brandPaths.brandAt(brandId), { signal }),
    staleTime: 60_000,
  });

/** @param isTheirs whether the person has a role there: of other brands nothing is asked */
export const useBrandDetail = (brandId: string, isTheirs: boolean) =>
  useQuery({ ...brandQuery(brandId), enabled: isTheirs });
