import pg from 'pg'
import type { Place } from './place.ts'

/** A URL over the socket, in the form that both pg and PostgreSQL's own tools understand. */
export function databaseUrl({ socketFolder }: Place, database: string): string {
  return `postgresql:///${database}?host=${encodeURIComponent(socketFolder)}&user=kopru`
}

export async function openSession(place: Place): Promise<pg.Client> {
  const session = new pg.Client(databaseUrl(place, 'postgres'))
  // Queries fail by themselves when the connection is lost; without this listener the error event would end the
  // process.
  session.on('error', () => undefined)
  await session.connect()
  return session
}

export async function createDatabase(place: Place, name: string): Promise<void> {
  const session = await openSession(place)
  try {
    const { rowCount } = await session.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount === 0) await session.query(`CREATE DATABASE ${session.escapeIdentifier(name)}`)
  } finally {
    await session.end()
  }
}
