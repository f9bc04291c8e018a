/** What a job is about is gone or no longer wanted: trying again is of no use. */
export class Pointless extends Error {}
