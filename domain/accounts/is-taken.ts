import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

/** Did the database refuse a change because what has to be unique is somebody else's by now? */
export const isTaken = (error: unknown) =>
  error instanceof DrizzleQueryError && error.cause instanceof pg.DatabaseError && error.cause.code === '23505'
