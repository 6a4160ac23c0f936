import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

/** Whether an error is a violated unique constraint: a concurrent request took the value. */
export const isTaken = (error: unknown) =>
  error instanceof DrizzleQueryError && error.cause instanceof pg.DatabaseError && error.cause.code === '23505'
