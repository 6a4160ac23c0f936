import { useNavigate } from 'react-router'
import { useKeys } from '../../../desk/list/use-keys.ts'
import type { Neighbour, Neighbours } from './use-neighbours.ts'

/** `j` and `k` lead to the next and the previous application of the list. */
export function useNeighbourKeys(neighbours: Neighbours | undefined, onGo: (neighbour: Neighbour) => void) {
  const navigate = useNavigate()
  const goTo = (neighbour: Neighbour | undefined) =>
    neighbour &&
    (() => {
      onGo(neighbour)
      void navigate(neighbour.address)
    })
  useKeys({ k: goTo(neighbours?.previous), j: goTo(neighbours?.next) })
}
