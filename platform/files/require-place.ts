import { type Container, containers } from './containers.ts'
import { isFileKey } from './file-key.ts'

/** Throws for an invalid container or key, which is a bug of the caller. */
export function requirePlace(container: Container, key: string): void {
  if (!containers.includes(container)) throw new Error(`There is no container "${container}"`)
  if (!isFileKey(key)) throw new Error(`"${key}" cannot be the key of a file`)
}
