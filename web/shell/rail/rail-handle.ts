import type { ComponentType } from 'react'

/** What a layout of one kind of account says in its `handle`. */
export interface RailHandle {
  /** Stands in the header, between the logo and the account */
  readonly HeaderPart?: ComponentType
}
