import type { Binaries } from './binaries.ts'
import type { Place } from './place.ts'

export interface Log {
  info(message: string): void
  warn(message: string): void
}

/** One PostgreSQL cluster: its folders, the binaries that run it, and the log. */
export interface Cluster extends Place {
  binaries: Binaries
  settings: Record<string, string>
  locale: string[]
  log: Log
}
