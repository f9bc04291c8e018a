/**
 * Printed codes on the wire, below `/api/brands/:brand` (`inboxPath`). For owners, editors and, of their places, location
 * managers. What names a set that the caller may not see is answered with 404.
 *
 *     GET    /codes        → CodesPage
 *     PUT    /codes/:id    NewCodeSet → CodeSet (the id is a UUID that the client makes; asked again, it is the same set)
 *     PATCH  /codes/:id    CodeSetChange → CodeSet
 *
 * Nothing deletes a code: it is printed. One that is put away leads on.
 */
import type { codeLook } from '@tablefront/restaurant/codes/code-look';
import type { CodeTarget } from '@tablefront/restaurant/codes/code-target';
import type { z } from 'zod';
import type { codeDesign, codeSetChange, newCodeSet } from './codes-requests.ts';

export type { CodeTarget } from '@tablefront/restaurant/codes/code-target';

export { codeGrounds, codePapers, MOST_TABLES } from './choices.ts';

export type CodeDesign = z.output<typeof codeDesign>;
export type NewCodeSet = z.output<typeof newCodeSet>;
export type CodeSetChange = z.output<typeof codeSetChange>;

export interface CodeSet {
  id: string;
  /** What people call it: `Terrace`. At most 60 characters. */
  name: string;
  /** Null: the brand as a whole. `name` is null where the place is there no more. */
  place: { id: string; name: string | null } | null;
  target: CodeTarget;
  design: CodeDesign;
  /** In the order of the tables. */
  codes: {
    code: string;
    /** The table; null where there is one code for all. */
    table: string | null;
    scans: number;
  }[];
  /** Where a scan leads now, on the site, or elsewhere. */
  leadsTo: string;
  /** In the last `CodesPage.days` days. */
  scans: number;
  putAway: boolean;
  /** ISO 8601 */
  createdAt: string;
}

export interface CodesPage {
  /** The newest first. */
  sets: CodeSet[];
  /** Of how many days `scans` are; null where the brand lets nothing be counted. */
  days: number | null;
  /** The host that the brand calls its own, where it answers there; else any of its hosts will do. */
  host: string | null;
  /** What is printed in, each `#rrggbb`. */
  look: CodeLook;
  name: string;
  /** Places that the caller may make codes for. */
  places: { id: string; name: string }[];
  /** Whether also codes for the brand as a whole. */
  mayAll: boolean;
  /** Pages of the site that a code may open, and hosts elsewhere. */
  pages: { name: string; path: string }[];
  hosts: string[];
}

/** The colours hold 7:1 between code and ground. */
export type CodeLook = ReturnType<typeof codeLook> & { logo: string | null };
export type CodeColors = CodeLook['paper'];
