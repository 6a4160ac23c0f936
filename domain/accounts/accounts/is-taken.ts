import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

/** Whether an error is a violated unique constraint: another account has the value by now. */
export const isTaken = (error: unknown) =>
  error instanceof DrizzleQueryError && error.cause instanceof pg.DatabaseError && error.cause.code === '23505'
