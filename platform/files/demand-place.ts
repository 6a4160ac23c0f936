import { type Container, containers } from './containers.ts'
import { isFileKey } from './file-key.ts'

/** Whoever asks for what cannot be a container or a key has made a mistake. */
export function demandPlace(container: Container, key: string): void {
  if (!containers.includes(container)) throw new Error(`There is no container "${container}"`)
  if (!isFileKey(key)) throw new Error(`"${key}" cannot be the key of a file`)
}
