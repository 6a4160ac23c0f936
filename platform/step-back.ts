import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/**
 * Lowers the process's priority, so that background work only uses idle CPU time. Linux has a priority per thread:
 * existing threads are lowered, later ones inherit it.
 */
export function stepBack() {
  for (const thread of threads()) {
    try {
      setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL)
    } catch {
      // The thread has ended, or the machine forbids it: then it keeps its priority.
    }
  }
}

/** Thread ids; 0 is the process itself, which on other systems covers all threads. */
function threads(): readonly number[] {
  try {
    return readdirSync('/proc/self/task').map(Number)
  } catch {
    return [0]
  }
}
