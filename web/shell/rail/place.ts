import type { LucideIcon } from 'lucide-react'

export interface Place {
  readonly to: string
  readonly title: string
  readonly icon: LucideIcon
  /** Only this very address, and none below it. */
  readonly end?: boolean
  /** Which addresses are its own; left out, those below it */
  readonly holds?: (pathname: string) => boolean
  /** On a phone, where five have room, it stands behind the last one. */
  readonly second?: boolean
  /** How many things there wait to be seen. */
  readonly badge?: number
  /** The same in words; that many are new, where it is left out. */
  readonly badgeWords?: string
}
