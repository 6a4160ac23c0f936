import pg from 'pg'
import type { Place } from './place.ts'

/** Over the socket; this form is understood by pg and by PostgreSQL's own tools alike. */
export function databaseUrl({ socketFolder }: Place, database: string): string {
  return `postgresql:///${database}?host=${encodeURIComponent(socketFolder)}&user=kopru`
}

export async function openSession(place: Place): Promise<pg.Client> {
  const session = new pg.Client(databaseUrl(place, 'postgres'))
  // Whoever asks it something hears of a lost connection there; without a listener it would end the process.
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
